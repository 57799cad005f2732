package newsgraph.graph;

/** Turns offsets in UTF-16 units into offsets in Unicode code points, each in constant time. */
final class CodePoints {
    /** For each unit, how many units before it are the second of a pair; empty where the text has no pair. */
    private final int[] pairsBefore;

    CodePoints(String text) {
        boolean pairs = text.chars().anyMatch(c -> Character.isLowSurrogate((char) c));
        pairsBefore = new int[pairs ? text.length() + 1 : 0];
        for (int i = 0; i + 1 < pairsBefore.length; i++) {
            boolean second = i > 0 && Character.isSurrogatePair(text.charAt(i - 1), text.charAt(i));
            pairsBefore[i + 1] = pairsBefore[i] + (second ? 1 : 0);
        }
    }

    int offset(int units) {
        return pairsBefore.length == 0 ? units : units - pairsBefore[units];
    }
}

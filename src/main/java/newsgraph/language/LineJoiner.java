package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tells line breaks inside a sentence from those between a headline, a caption or a paragraph and the next: finds the
 * stretches of lines that run on.
 */
final class LineJoiner {
    /** Lines of a paragraph wrapped by hand are no shorter than this and no longer than {@link #WIDEST}. */
    private static final int NARROWEST = 45;

    private static final int WIDEST = 130;

    /** Wrapped paragraphs have at least so many lines; fewer tell too little of their width. */
    private static final int FEWEST_LINES = 3;

    private final Set<String> joiners = WordList.read("line-joiners.txt");

    /** Offsets in UTF-16 units, the end exclusive. */
    record Stretch(int begin, int end) {}

    /** The stretches of text inside which a line break is a mere blank; none is empty or blank at its ends. */
    List<Stretch> stretches(String text) {
        List<Stretch> stretches = new ArrayList<>();
        List<Stretch> paragraph = new ArrayList<>();
        int begin = 0;
        while (begin <= text.length()) {
            int end = endOfLine(text, begin);
            Stretch line = strip(text, begin, end);
            if (line.end > line.begin) {
                paragraph.add(line);
            } else {
                join(text, paragraph, stretches);
                paragraph.clear();
            }
            begin = end + 1;
        }
        join(text, paragraph, stretches);
        return stretches;
    }

    private static int endOfLine(String text, int begin) {
        for (int i = begin; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085') {
                return i;
            }
        }
        return text.length();
    }

    private static Stretch strip(String text, int begin, int end) {
        int from = begin;
        int to = end;
        while (from < to && Tokenizer.isBlank(text.charAt(from))) {
            from++;
        }
        while (to > from && Tokenizer.isBlank(text.charAt(to - 1))) {
            to--;
        }
        return new Stretch(from, to);
    }

    private void join(String text, List<Stretch> lines, List<Stretch> stretches) {
        int width = lines.stream().mapToInt(line -> line.end - line.begin).max().orElse(0);
        boolean wrapped = lines.size() >= FEWEST_LINES && width >= NARROWEST && width <= WIDEST;
        int from = 0;
        for (int i = 0; i < lines.size(); i++) {
            boolean last = i == lines.size() - 1;
            if (last || !runsOn(text, lines.get(i), lines.get(i + 1), wrapped ? width : 0)) {
                stretches.add(new Stretch(lines.get(from).begin, lines.get(i).end));
                from = i + 1;
            }
        }
    }

    private boolean runsOn(String text, Stretch line, Stretch next, int width) {
        int firstWord = wordEnd(text, next) - next.begin;
        if (width > 0 && line.end - line.begin + 1 + firstWord > width && line.end - line.begin > width / 2) {
            return true;
        }
        char last = text.charAt(line.end - 1);
        if (".!?:;\"\u201D)]\u2026".indexOf(last) >= 0) {
            return false;
        }
        if (last == ',' || Character.isLowerCase(text.charAt(next.begin))) {
            return true;
        }
        int space = Math.max(line.begin - 1, Math.max(line.end - 8, text.lastIndexOf(' ', line.end - 1)));
        String lastWord = text.substring(space + 1, line.end);
        return joiners.contains(lastWord.toLowerCase(Locale.ROOT))
                && lastWord.equals(lastWord.toLowerCase(Locale.ROOT));
    }

    private static int wordEnd(String text, Stretch line) {
        int i = line.begin;
        while (i < line.end && !Tokenizer.isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }
}

package newsgraph.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import newsgraph.language.LineJoiner.Stretch;

/** Cuts a text into sentences, headlines and caption lines, in time linear in its length. Safe for use by many threads. */
final class Segmenter {
    private static final Set<String> COMPANY_ENDINGS = Set.of("Ltd", "plc", "GmbH", "LLC", "Pty");

    private static final String OPENERS = "\"'\u201C\u2018([{\u00AB\u201E";
    private static final String CLOSERS = "\"'\u201D\u2019)]}\u00BB";
    private static final int LONGEST_WORD = 24;
    private static final int LONGEST_LIST_NUMBER = 2;

    private final Abbreviations abbreviations;
    private final LineJoiner lines = new LineJoiner();
    private final Set<String> starters = WordList.read("sentence-starters.txt");
    private final Set<String> timeFollowers = WordList.read("time-followers.txt");

    Segmenter(Abbreviations abbreviations) {
        this.abbreviations = abbreviations;
    }

    /** The sentences in order, none blank at its ends; all but blanks lies in one of them. */
    List<Stretch> segment(String text) {
        List<Stretch> sentences = new ArrayList<>();
        for (Stretch stretch : lines.stretches(text)) {
            int begin = Dateline.end(text, stretch.begin(), stretch.end());
            if (begin > stretch.begin()) {
                sentences.add(new Stretch(stretch.begin(), beforeBlanks(text, begin)));
            }
            int at = begin;
            while (at < stretch.end()) {
                if (!isTerminal(text.charAt(at))) {
                    at++;
                    continue;
                }
                int stop = at + 1;
                while (stop < stretch.end() && isTerminal(text.charAt(stop))) {
                    stop++;
                }
                int mark = stop;
                while (stop < stretch.end() && CLOSERS.indexOf(text.charAt(stop)) >= 0) {
                    stop++;
                }
                if (stop < stretch.end() && isBoundary(text, begin, at, mark, stop, stretch.end())) {
                    sentences.add(new Stretch(begin, stop));
                    begin = skipBlanks(text, stop, stretch.end());
                }
                at = stop;
            }
            if (begin < stretch.end()) {
                sentences.add(new Stretch(begin, stretch.end()));
            }
        }
        return sentences;
    }

    private static boolean isTerminal(char c) {
        return c == '.' || c == '!' || c == '?' || c == '\u2026' || c == '\u3002';
    }

    private static int beforeBlanks(String text, int end) {
        int i = end;
        while (Tokenizer.isBlank(text.charAt(i - 1))) {
            i--;
        }
        return i;
    }

    private static int skipBlanks(String text, int from, int end) {
        int i = from;
        while (i < end && Tokenizer.isBlank(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /**
     * Whether a sentence ends at {@code stop}.
     *
     * @param begin where the sentence begins
     * @param first the first of its final marks
     * @param mark behind the last of them
     * @param stop behind the quotes and brackets that close there
     */
    private boolean isBoundary(String text, int begin, int first, int mark, int stop, int end) {
        int next = skipBlanks(text, stop, end);
        if (next == stop) {
            return isBlankForgotten(text, begin, first, stop, end);
        }
        int word = next;
        while (word < end
                && (OPENERS.indexOf(text.charAt(word)) >= 0
                        || text.charAt(word) == '-'
                        || Tokenizer.isBlank(text.charAt(word)))) {
            word++;
        }
        if (word == end) {
            return false;
        }
        int c = text.codePointAt(word);
        if (Character.isLowerCase(c) || (!Character.isLetterOrDigit(c) && word == next)) {
            return false;
        }
        if (text.charAt(first) != '.' || mark > first + 1) {
            return true;
        }
        if (isListNumber(text, begin, first)) {
            return false;
        }
        return (stop > mark && abbreviationBefore(text, begin, first).isEmpty())
                || !continues(text, begin, first, word, end);
    }

    /** "3. Third point": a number alone is no sentence, but the head of one. */
    private static boolean isListNumber(String text, int begin, int stop) {
        return stop > begin
                && stop - begin <= LONGEST_LIST_NUMBER
                && text.substring(begin, stop).chars().allMatch(Character::isDigit);
    }

    /** "the end.The next", or a quotation that closes right before the next begins. */
    private static boolean isBlankForgotten(String text, int begin, int first, int stop, int end) {
        if (first - begin < 3
                || !Character.isLowerCase(text.charAt(first - 1))
                || !Character.isLowerCase(text.charAt(first - 2))) {
            return false;
        }
        int c = text.codePointAt(stop);
        boolean capitalised = Character.isUpperCase(c)
                && stop + 1 < end
                && (Character.isLowerCase(text.charAt(stop + 1)) || Tokenizer.isBlank(text.charAt(stop + 1)));
        return capitalised && !isInAddress(text, begin, first);
    }

    private static boolean isInAddress(String text, int begin, int at) {
        for (int i = at - 1; i >= begin && !Tokenizer.isBlank(text.charAt(i)) && i > at - 200; i--) {
            char c = text.charAt(i);
            if (c == '/' || c == '@' || c == '.') {
                return true;
            }
        }
        return false;
    }

    /** The word before a full stop where it is written with one, else empty. */
    private String abbreviationBefore(String text, int begin, int stop) {
        int from = stop;
        while (from > begin
                && stop - from < LONGEST_WORD
                && !Tokenizer.isBlank(text.charAt(from - 1))
                && OPENERS.indexOf(text.charAt(from - 1)) < 0
                && text.charAt(from - 1) != '-') {
            from--;
        }
        String word = text.substring(from, stop);
        return abbreviations.contains(word) ? word : "";
    }

    /** Whether the sentence goes on behind a full stop because that belongs to an abbreviation. */
    private boolean continues(String text, int begin, int stop, int next, int end) {
        String word = abbreviationBefore(text, begin, stop);
        if (word.isEmpty()) {
            return false;
        }
        if (COMPANY_ENDINGS.contains(word)) {
            // "… bought Tarn Ltd. Norsk Kraft …": behind a firm's whole name a capital begins the next sentence.
            return false;
        }
        if (abbreviations.isNeverLast(word)) {
            return true;
        }
        String following = text.substring(next, wordEnd(text, next, end));
        if (word.equals("No")) {
            return Character.isDigit(following.charAt(0));
        }
        if (word.equals("a.m") || word.equals("p.m")) {
            return timeFollowers.contains(following);
        }
        boolean starter = starters.contains(following.toLowerCase(Locale.ROOT)) || isContraction(following);
        if (Abbreviations.isInitial(word)) {
            // "J. The" is rare, "I. The" and "plan B. The" are not.
            return !starter || following.length() == 1;
        }
        return !starter;
    }

    private boolean isContraction(String word) {
        int apostrophe = Math.max(word.indexOf('\''), word.indexOf('\u2019'));
        return apostrophe > 0 && starters.contains(word.substring(0, apostrophe).toLowerCase(Locale.ROOT));
    }

    private static int wordEnd(String text, int from, int end) {
        int i = from;
        while (i < end
                && i < from + LONGEST_WORD
                && (Character.isLetterOrDigit(text.charAt(i)) || Tokenizer.isApostrophe(text.charAt(i)))) {
            i++;
        }
        return Math.max(i, Math.min(end, from + 1));
    }
}

package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.language.Token;

/**
 * What stands on a news page without being part of the story: photo credits, gallery counters with their cut-off titles,
 * "see also" lines. Names in it name nobody that the article speaks of.
 */
final class PageFurniture {
    /** A line that ends with its number in a gallery: {@code Supporters of Julian A(12 of 41)}. */
    private static final Pattern GALLERY_LINE =
            Pattern.compile("(?m)^.*\\(\\s*\\d+\\s*(?:of|/)\\s*\\d+\\s*\\)[ \\t]*$");

    private static final Pattern PARENTHESIS = Pattern.compile("\\([^()\\n]{1,160}\\)");
    /** From "Photo credit:" or an agency's "PHOTO /" to the end of the line. */
    private static final Pattern TRAILING_CREDIT = Pattern.compile(
            "(?im)(?:photo(?:graph)?s?\\s+credit|photo(?:graph)?s?\\s+by|picture\\s+credit|credit|photo(?:graph)?|image|picture)\\s*:"
                    + ".*$|\\b\\p{Lu}{2,8}\\s+PHOTOS?\\s*/.*$");

    /** An agency's note to its clients: {@code See PA story POLITICS Merger}. */
    private static final Pattern AGENCY_NOTE = Pattern.compile(
            "(?m)\\b(?:See|SEE) \\p{Lu}{2,8} (?:story|stories|feature|photos?|pictures?|graphics?|video)\\b.*$");

    /** A line that names its author and says nothing: {@code By Jane Roe, Political Editor}. */
    private static final Pattern BYLINE =
            Pattern.compile("(?m)^(?:By|BY|Words by|Reporting by) \\p{Lu}[^.!?\\n]{2,70}$");

    private static final Pattern WORD = Pattern.compile("[\\p{L}]+");
    private static final Pattern FILE_PICTURE = Pattern.compile("(?m)^\\(FILES?\\)");

    private final List<int[]> spans = new ArrayList<>();

    PageFurniture(String text, Words words) {
        addAll(GALLERY_LINE, text);
        addAll(TRAILING_CREDIT, text);
        addAll(AGENCY_NOTE, text);
        addAll(FILE_PICTURE, text);
        addAll(BYLINE, text);
        Matcher parenthesis = PARENTHESIS.matcher(text);
        while (parenthesis.find()) {
            if (isCredit(parenthesis.group(), words)) {
                spans.add(new int[] {parenthesis.start(), parenthesis.end()});
            }
        }
        int begin = 0;
        for (String line : text.split("\n", -1)) {
            String key = Words.key(line.strip());
            for (String boilerplate : words.boilerplate) {
                boolean whole = key.equals(boilerplate) || key.startsWith(boilerplate + ":");
                if (whole) {
                    spans.add(new int[] {begin, begin + line.length()});
                }
            }
            begin += line.length() + 1;
        }
    }

    private void addAll(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            spans.add(new int[] {matcher.start(), matcher.end()});
        }
    }

    /** Whether a parenthesis names a photographer or agency: it has a credit word, and no verb is looked for. */
    private static boolean isCredit(String parenthesis, Words words) {
        Matcher word = WORD.matcher(parenthesis);
        while (word.find()) {
            if (words.credits.contains(Words.key(word.group()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a token stands in page furniture. */
    boolean covers(Token token) {
        for (int[] span : spans) {
            if (token.begin() >= span[0] && token.end() <= span[1]) {
                return true;
            }
        }
        return false;
    }
}

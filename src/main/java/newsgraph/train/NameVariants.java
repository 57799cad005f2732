package newsgraph.train;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import newsgraph.train.NameCorpus.Line;
import newsgraph.train.NameCorpus.Marked;

/**
 * Makes the marked sentences that the name corpora lack: titles without full stops, lines in capitals, and made-up sentences
 * whose people have names with particles, hyphens and letters beyond ASCII. The same on every run.
 */
final class NameVariants {
    private static final int ONE_IN_CAPITALS_OF = 30;

    private final Random random = new Random(13);

    /** Tokens of a corpus sentence as they are to be learnt: one title in two without its full stop. */
    String token(String token) {
        return Rewriting.TITLES.contains(token) && random.nextBoolean()
                ? token.substring(0, token.length() - 1)
                : token;
    }

    /** A few of the lines, in capitals. */
    List<Line> inCapitals(List<Line> lines) {
        List<Line> copies = new ArrayList<>();
        for (Line line : lines) {
            String upper = line.text().toUpperCase(Locale.ROOT);
            boolean aligned = upper.length() == line.text().length();
            if (random.nextInt(ONE_IN_CAPITALS_OF) == 0 && aligned) {
                copies.add(new Line(upper, line.names()));
            }
        }
        return copies;
    }

    /** So many made-up sentences with their names marked. */
    List<Line> madeUp(int count) {
        Map<String, String> types = new PhraseWords(0).nameTypes();
        List<String> families = new PhraseWords(0).longFamilyNames();
        List<Line> lines = new ArrayList<>();
        for (List<Conllu.Row> rows : MadeUp.sentences(count, EnumSet.allOf(Augmentation.class))) {
            List<String> tokens = new ArrayList<>();
            List<int[]> spans = new ArrayList<>();
            List<String> spanTypes = new ArrayList<>();
            for (Conllu.Row row : rows) {
                String type = row.upos().equals("PROPN") ? types.getOrDefault(row.form(), "") : "";
                boolean goesOn = row.relation().equals("flat") && !spans.isEmpty();
                tokens.add(
                        goesOn && random.nextInt(3) == 0 ? families.get(random.nextInt(families.size())) : row.form());
                if (goesOn) {
                    spans.get(spans.size() - 1)[1] = tokens.size();
                } else if (!type.isEmpty()) {
                    spans.add(new int[] {tokens.size() - 1, tokens.size()});
                    spanTypes.add(type);
                }
            }
            lines.add(line(new Detokenizer(tokens, false), spans, spanTypes));
        }
        return lines;
    }

    static Line line(Detokenizer text, List<int[]> spans, List<String> types) {
        List<Marked> names = new ArrayList<>();
        for (int i = 0; i < spans.size(); i++) {
            names.add(new Marked(text.begin(spans.get(i)[0]), text.end(spans.get(i)[1] - 1), types.get(i)));
        }
        return new Line(text.text(), names);
    }
}

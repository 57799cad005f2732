package newsgraph.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Turns sentences of a treebank into what news has and treebanks lack: titles without full stops, quotations that open and
 * do not close, headlines without articles and auxiliaries, lines in capitals, captions. The same on every run.
 */
final class Rewriting {
    static final Set<String> TITLES =
            Set.of("Mr.", "Mrs.", "Ms.", "Dr.", "Prof.", "Gen.", "Col.", "Capt.", "Lt.", "Sgt.", "Rev.", "St.", "Sen.");
    private static final Set<String> LEFT_OUT = Set.of("aux", "aux:pass", "cop");
    private static final Set<String> BE_AND_HAVE = Set.of("is", "are", "was", "were", "has", "have", "been", "be");
    private static final Set<String> ARTICLES = Set.of("the", "a", "an");
    private static final int LONGEST_HEADLINE = 15;
    private static final int SHORTEST_CAPTION = 4;

    private final Random random = new Random(11);
    private final Set<Augmentation> kinds;

    /** Rewrites into the kinds given. */
    Rewriting(Set<Augmentation> kinds) {
        this.kinds = kinds;
    }

    /** The sentence, one in two of its titles without full stop, one in 20 with an opening quote, some with single quotes. */
    List<Conllu.Row> vary(List<Conllu.Row> rows) {
        List<Conllu.Row> varied = new ArrayList<>();
        boolean quotes = kinds.contains(Augmentation.QUOTES);
        boolean singleQuotes = quotes && random.nextInt(4) == 0;
        boolean titles = kinds.contains(Augmentation.TITLES);
        for (Conllu.Row row : rows) {
            if (titles && TITLES.contains(row.form()) && random.nextBoolean()) {
                varied.add(withForm(row, row.form().substring(0, row.form().length() - 1)));
            } else if (singleQuotes && row.form().equals("\"")) {
                varied.add(withForm(row, "'"));
            } else {
                varied.add(row);
            }
        }
        boolean quoted = rows.stream()
                .anyMatch(row -> row.form().equals("\"") || row.form().equals("''"));
        return quotes && !quoted && random.nextInt(20) == 0 ? opened(varied) : varied;
    }

    /** The sentence behind an opening quote that nothing closes, as in all but the last paragraph of a speech. */
    private static List<Conllu.Row> opened(List<Conllu.Row> rows) {
        int root = 0;
        while (root < rows.size() && rows.get(root).head() >= 0) {
            root++;
        }
        List<Conllu.Row> opened = new ArrayList<>();
        opened.add(new Conllu.Row("\"", "_", "PUNCT", "``", root + 1, "punct", false));
        for (Conllu.Row row : rows) {
            opened.add(withHead(row, row.head() < 0 ? -1 : row.head() + 1));
        }
        return opened;
    }

    /** What a sentence gives: nothing, or a headline in one of three spellings, or its longest noun phrase as a caption. */
    List<List<Conllu.Row>> lines(List<Conllu.Row> rows) {
        List<List<Conllu.Row>> lines = new ArrayList<>();
        if (kinds.contains(Augmentation.HEADLINES)
                && rows.size() <= LONGEST_HEADLINE
                && rows.size() >= 4
                && random.nextInt(4) == 0) {
            List<Conllu.Row> headline = headline(rows);
            lines.add(spelledAsHeadline(headline));
        }
        if (kinds.contains(Augmentation.CAPTIONS) && random.nextInt(16) == 0) {
            List<Conllu.Row> caption = caption(rows);
            if (caption.size() >= SHORTEST_CAPTION) {
                lines.add(caption);
            }
        }
        return lines;
    }

    /** A headline as it is, with capitals on its words, or in capitals. */
    private List<Conllu.Row> spelledAsHeadline(List<Conllu.Row> headline) {
        return switch (random.nextInt(3)) {
            case 0 -> headline;
            case 1 -> spelled(headline, Rewriting::capitalised);
            default ->
                kinds.contains(Augmentation.CAPITALS)
                        ? spelled(headline, form -> form.toUpperCase(Locale.ROOT))
                        : headline;
        };
    }

    private static List<Conllu.Row> headline(List<Conllu.Row> rows) {
        boolean[] kept = new boolean[rows.size()];
        for (int i = 0; i < kept.length; i++) {
            Conllu.Row row = rows.get(i);
            String lower = row.form().toLowerCase(Locale.ROOT);
            boolean left = (row.relation().equals("det") && ARTICLES.contains(lower))
                    || (LEFT_OUT.contains(row.relation()) && BE_AND_HAVE.contains(lower))
                    || (i == kept.length - 1 && row.form().equals("."));
            kept[i] = !left || hasDependents(rows, i);
        }
        return part(rows, kept);
    }

    private static boolean hasDependents(List<Conllu.Row> rows, int i) {
        return rows.stream().anyMatch(row -> row.head() == i);
    }

    private static List<Conllu.Row> caption(List<Conllu.Row> rows) {
        List<Conllu.Row> best = List.of();
        for (int top = 0; top < rows.size(); top++) {
            String relation = rows.get(top).relation();
            if (relation.startsWith("nsubj") || relation.equals("obj")) {
                boolean[] kept = new boolean[rows.size()];
                for (int i = 0; i < kept.length; i++) {
                    kept[i] = isUnder(rows, i, top);
                }
                List<Conllu.Row> part = part(rows, kept);
                best = part.size() > best.size() ? part : best;
            }
        }
        return best;
    }

    private static boolean isUnder(List<Conllu.Row> rows, int i, int top) {
        int at = i;
        while (at >= 0 && at != top) {
            at = rows.get(at).head();
        }
        return at == top;
    }

    /** The rows kept, the first letter of the first a capital, with heads counted anew; what lost its head is the root. */
    private static List<Conllu.Row> part(List<Conllu.Row> rows, boolean[] kept) {
        List<Integer> numbers = new ArrayList<>(Collections.nCopies(rows.size(), -1));
        int next = 0;
        for (int i = 0; i < kept.length; i++) {
            if (kept[i]) {
                numbers.set(i, next++);
            }
        }
        List<Conllu.Row> part = new ArrayList<>();
        for (int i = 0; i < kept.length; i++) {
            if (kept[i]) {
                Conllu.Row row = rows.get(i);
                int head = row.head() < 0 ? -1 : numbers.get(row.head());
                Conllu.Row moved = withHead(row, head);
                part.add(part.isEmpty() ? withForm(moved, capitalised(moved.form())) : moved);
            }
        }
        return part;
    }

    /** The sentence, its first word with a capital. */
    static List<Conllu.Row> capitalised(List<Conllu.Row> rows) {
        List<Conllu.Row> capitalised = new ArrayList<>(rows);
        String form = rows.get(0).form();
        capitalised.set(0, withForm(rows.get(0), form.substring(0, 1).toUpperCase(Locale.ROOT) + form.substring(1)));
        return capitalised;
    }

    private static List<Conllu.Row> spelled(List<Conllu.Row> rows, UnaryOperator<String> spelling) {
        return rows.stream()
                .map(row -> withForm(row, spelling.apply(row.form())))
                .toList();
    }

    private static String capitalised(String form) {
        return form.length() < 4 && !form.equals(form.toLowerCase(Locale.ROOT))
                ? form
                : form.substring(0, 1).toUpperCase(Locale.ROOT) + form.substring(1);
    }

    private static Conllu.Row withForm(Conllu.Row row, String form) {
        return new Conllu.Row(form, "_", row.upos(), row.xpos(), row.head(), row.relation(), row.spaceAfter());
    }

    private static Conllu.Row withHead(Conllu.Row row, int head) {
        String relation = head < 0 ? "root" : row.relation();
        return new Conllu.Row(row.form(), row.lemma(), row.upos(), row.xpos(), head, relation, row.spaceAfter());
    }
}

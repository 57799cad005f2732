package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/** Whether the predicates of one sentence are denied by words of their own: "not", "never", "nobody", "no longer". */
final class Negation {
    private static final Set<String> ADVERBS = Set.of("not", "n't", "n’t", "never", "nt", "neither", "nor");
    private static final Set<String> QUANTIFIERS =
            Set.of("no", "nobody", "none", "nothing", "neither", "no-one", "noone", "nowhere");
    /** "not only" denies nothing. */
    private static final Set<String> LIMITING = Set.of("only", "just", "merely", "least");

    /** "not until then did he" is no negation, "not once did he" is. */
    private static final Set<String> TIMES = Set.of("once", "ever", "day", "moment", "time", "word");

    private final ClauseGraph graph;

    Negation(ClauseGraph graph) {
        this.graph = graph;
    }

    /** Whether a word has a negation beside it, whatever else it has. */
    static boolean isBeside(ClauseGraph graph, int word) {
        for (int c : graph.children(word)) {
            if (ADVERBS.contains(graph.token(c).form().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a predicate has an odd number of negations: two of them undo each other. */
    boolean denies(int predicate) {
        int negations = 0;
        for (int c : graph.children(predicate)) {
            String word = lower(c);
            String relation = graph.relation(c);
            boolean adverb = relation.equals("advmod") || relation.equals("aux") || relation.equals("cc");
            if (adverb && ADVERBS.contains(word) && !isNotOnly(c)) {
                negations++;
            }
            if (adverb && word.equals("cannot")) {
                negations++;
            }
            if (word.equals("longer") && c < predicate && hasNo(c)) {
                negations++;
            }
            if (isNegativeArgument(predicate, c) || isFronted(predicate, c)) {
                negations++;
            }
        }
        return negations % 2 == 1;
    }

    /** What is left of an event when its noun has a "no" before it; what is denied already stays so. */
    Factuality ofNoun(int noun, Factuality above) {
        for (int c : graph.children(noun)) {
            if (graph.relation(c).equals("det") && QUANTIFIERS.contains(lower(c)) && !above.negative()) {
                return above.negated("\"" + graph.token(c).form() + "\"");
            }
        }
        return above;
    }

    private boolean isNotOnly(int negation) {
        int next = negation + 1;
        return next < graph.size() && LIMITING.contains(lower(next));
    }

    private boolean hasNo(int index) {
        for (int c : graph.children(index)) {
            if (lower(c).equals("no") || lower(c).equals("any")) {
                return true;
            }
        }
        return index > 0 && lower(index - 1).equals("no");
    }

    /** "At no time did Norway arrest him", "not once did he phone": a negated adverbial before the auxiliary. */
    private boolean isFronted(int predicate, int adverbial) {
        boolean adverb = graph.relation(adverbial).equals("obl")
                || graph.relation(adverbial).equals("advmod");
        int subject = Math.max(graph.child(predicate, "nsubj"), graph.child(predicate, "nsubj:pass"));
        if (!adverb || adverbial > subject || !hasAuxiliaryBetween(predicate, adverbial, subject)) {
            return false;
        }
        for (int c : graph.children(adverbial)) {
            boolean no = graph.relation(c).equals("det") && lower(c).equals("no");
            boolean not = lower(c).equals("not") && TIMES.contains(lower(adverbial));
            if (no || not) {
                return true;
            }
        }
        return false;
    }

    private boolean hasAuxiliaryBetween(int predicate, int begin, int end) {
        for (int c : graph.children(predicate)) {
            if (c > begin && c < end && graph.token(c).upos().equals("AUX")) {
                return true;
            }
        }
        return false;
    }

    private boolean isNegativeArgument(int predicate, int argument) {
        String relation = graph.relation(argument);
        if (relation.equals("det")) {
            return lower(argument).equals("no") && graph.hasChild(predicate, "cop");
        }
        if (!relation.equals("nsubj") && !relation.equals("obj")) {
            return false;
        }
        if (QUANTIFIERS.contains(lower(argument))) {
            return true;
        }
        for (int c : graph.children(argument)) {
            boolean quantifier =
                    graph.relation(c).equals("det") || graph.relation(c).equals("cc");
            if (quantifier && QUANTIFIERS.contains(lower(c))) {
                return true;
            }
        }
        // "no one" in two words
        return lower(argument).equals("one")
                && argument > 0
                && lower(argument - 1).equals("no");
    }

    private String lower(int index) {
        return graph.token(index).form().toLowerCase(Locale.ROOT);
    }
}

package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/** Lists what one sentence predicates, and whether it happened, whether or not a relation covers it. */
final class PredicateReader {
    private static final int SHORTEST_PARTICIPLE = 5;

    private final int sentence;
    private final ClauseGraph graph;
    private final FactualityReader factuality;
    private final ArgumentReader arguments;
    private final Conditions conditions;
    private final ClauseForm forms;

    PredicateReader(
            int sentence, ClauseGraph graph, Signals signals, FactualityReader factuality, ArgumentReader arguments) {
        this.sentence = sentence;
        this.graph = graph;
        this.factuality = factuality;
        this.arguments = arguments;
        this.conditions = new Conditions(graph, signals);
        this.forms = new ClauseForm(graph);
    }

    /**
     * The predicates, in text order.
     *
     * @param covered the tokens that a wording took for a predicate
     */
    List<Predicate> read(Set<Integer> covered) {
        List<Predicate> found = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            if (covered.contains(i) || predicates(i)) {
                Factuality read = occurrence(i);
                Speaker speaker = read.voice() == null ? null : arguments.speaker(read.voice());
                found.add(new Predicate(
                        sentence, i, graph.token(i).lemma(), read.polarity(), read.modality(), speaker, read.reason()));
            }
        }
        return found;
    }

    private boolean predicates(int index) {
        return graph.isClause(index)
                || graph.hasChild(index, "nsubj")
                || graph.hasChild(index, "nsubj:pass")
                || isParticiple(index)
                || (isWord(index) && standsForClause(index))
                || isFullAuxiliary(index);
    }

    private boolean isWord(int index) {
        return switch (graph.token(index).upos()) {
            case "PUNCT", "SYM", "NUM", "DET", "PRON", "CCONJ", "SCONJ", "ADP", "PART", "X" -> false;
            case "PROPN", "ADV" -> graph.token(index).head() >= 0;
            default -> true;
        };
    }

    /** Whether a word stands where only a predicate can, whatever it was tagged. */
    private boolean standsForClause(int index) {
        return switch (graph.relation(index)) {
            case "root", "xcomp", "ccomp", "csubj", "advcl", "acl" -> true;
            case "conj" ->
                standsForClause(graph.token(index).head())
                        || graph.isVerb(graph.token(index).head());
            default -> false;
        };
    }

    /** "has more on the boycott", "as they did": have, do and be with no predicate to help are predicates themselves. */
    private boolean isFullAuxiliary(int index) {
        if (!graph.token(index).upos().equals("AUX")) {
            return false;
        }
        int head = graph.token(index).head();
        return switch (graph.relation(index)) {
            case "cop" -> false;
            case "aux" -> head >= 0 && (graph.isVerb(head) ? isCutOff(index, head) : !graph.hasChild(head, "cop"));
            default -> true;
        };
    }

    /** "If they do would you tell me", "which they do not and will not have": another verb group begins before the verb. */
    private boolean isCutOff(int auxiliary, int verb) {
        if (!graph.token(auxiliary).lemma().equals("do")) {
            return false;
        }
        for (int i = auxiliary + 1; i < verb; i++) {
            boolean begins = switch (graph.token(i).xpos()) {
                case "CC", "MD", "VBZ", "VBP", "VBD" -> graph.token(i).head() == verb;
                default -> false;
            };
            if (begins) {
                return true;
            }
        }
        return false;
    }

    /** A gerund or participle that stands as a noun or adjective: it still says that something is done. */
    private boolean isParticiple(int index) {
        boolean word = switch (graph.token(index).upos()) {
            case "NOUN", "ADJ" -> true;
            default -> false;
        };
        String form = graph.token(index).form();
        return word && form.length() > SHORTEST_PARTICIPLE && (form.endsWith("ing") || form.endsWith("ed"));
    }

    /**
     * What has happened by the text. It is negative what is denied, or still to come, or hangs on a condition; what is taken
     * to have happened is as good as actual.
     */
    private Factuality occurrence(int predicate) {
        Factuality read = factuality.read(predicate);
        if (read.presumed()) {
            return new Factuality(read.polarity(), Modality.ACTUAL, read.voice(), read.reason());
        }
        boolean open = switch (read.modality()) {
            case EXPECTED, PLANNED, DEMANDED, THREATENED, OFFERED -> true;
            case INTENDED -> !read.reason().equals(Adverbials.PURPOSE) || !isPurposeOfDeed(predicate);
            case POSSIBLE ->
                forms.hasModal(predicate)
                        || graph.token(predicate).xpos().equals("VB")
                        || !forms.of(predicate).equals("finite");
            case CONDITIONAL -> isOpenCondition(predicate);
            case ASKED -> forms.hasModal(predicate);
            case ACTUAL, ATTEMPTED, REPORTED, GENERIC -> false;
        };
        return open ? new Factuality(Polarity.NEGATIVE, read.modality(), read.voice(), read.reason()) : read;
    }

    /** What somebody is doing a thing for may be reached or not. */
    private boolean isPurposeOfDeed(int predicate) {
        int head = graph.token(predicate).head();
        boolean adverbial = switch (graph.relation(predicate)) {
            case "advcl", "acl", "xcomp" -> true;
            default -> false;
        };
        int clause = adverbial ? forms.enclosing(head) : -1;
        return clause >= 0
                && factuality.read(clause).plain()
                && forms.of(predicate).equals("infinitive");
    }

    /** Whether what hangs on a condition is not taken to be so: of the condition itself that is not said. */
    private boolean isOpenCondition(int predicate) {
        if (forms.hasModal(predicate)) {
            return conditions.bind(predicate) || !factuality.isWish(predicate);
        }
        boolean complement = graph.relation(predicate).equals("xcomp")
                || graph.relation(predicate).equals("csubj");
        return conditions.bind(predicate)
                || (complement && !forms.of(predicate).equals("finite"))
                || (graph.relation(predicate).equals("advcl") && !Conditions.isMarker(graph.marker(predicate)));
    }
}

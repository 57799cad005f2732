package newsgraph.claim;

import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.QuotationMarks;
import newsgraph.ontology.Signal;

/** What the clauses of one sentence leave of their adverbial clauses: conditions, purposes, times, reasons. */
final class Adverbials {
    /** Why a purpose is read as it is. */
    static final String PURPOSE = "purpose";

    /** The prepositions by which a verb governs a gerund: "criticised for arresting", but not "without arresting". */
    private static final Set<String> COMPLEMENT_MARKERS =
            Set.of("for", "of", "from", "about", "over", "into", "in", "on", "to", "with", "against");

    private static final Set<String> TIMES =
            Set.of("when", "once", "until", "till", "before", "after", "as soon as", "as long as", "whenever");

    private static final Set<String> OF_NO_NOUN =
            Set.of("because", "since", "although", "though", "while", "whereas", "as", "than");

    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final SentenceMood mood;
    private final SignalReach reach;
    private final Conditions conditions;
    private final FactualityReader reader;

    Adverbials(
            ClauseGraph graph,
            Signals signals,
            ClauseForm forms,
            SentenceMood mood,
            SignalReach reach,
            FactualityReader reader) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.mood = mood;
        this.reach = reach;
        this.conditions = new Conditions(graph, signals);
        this.reader = reader;
    }

    /** Whether a clause with a marker completes no noun, wherever it hangs: a reason, a comparison, what is so beside. */
    static boolean isOfNoNoun(String marker) {
        return OF_NO_NOUN.contains(marker);
    }

    /** What is left of an adverbial clause that hangs on a word. */
    Factuality leave(int predicate, int governor) {
        String marker = graph.marker(predicate);
        int clause = forms.enclosing(governor);
        Factuality above = clause < 0 ? Factuality.PLAIN : reader.read(clause);
        if (ClauseForm.isReplacing(marker)) {
            return new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, above.voice(), "after \"" + marker + "\"");
        }
        if (marker.startsWith("as if") || marker.startsWith("as though")) {
            return new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "after \"" + marker + "\"");
        }
        if (conditions.isAsked(predicate)) {
            return above.with(Modality.POSSIBLE, "embedded question");
        }
        if (Conditions.isMarker(marker) || mood.isInverted(predicate)) {
            return new Factuality(Polarity.POSITIVE, Modality.CONDITIONAL, above.voice(), "after \"" + marker + "\"");
        }
        if (forms.of(predicate).equals("infinitive")) {
            return purpose(governor, clause, above);
        }
        String hypothetical = firstAdverb(predicate);
        if (marker.equals("whether") || hypothetical.equals("whether")) {
            return new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "after \"whether\"");
        }
        boolean gerund = graph.token(predicate).xpos().equals("VBG")
                || forms.of(predicate).equals("gerund");
        if (gerund && !marker.isEmpty()) {
            return gerundAfter(marker, governor, above);
        }
        if (above.modality() != Modality.ACTUAL
                && (TIMES.contains(marker) || TIMES.contains(hypothetical))
                && !forms.isPast(predicate)) {
            return new Factuality(Polarity.POSITIVE, Modality.CONDITIONAL, above.voice(), "time of what is to come");
        }
        boolean accompanies = marker.equals("with")
                || (marker.isEmpty() && forms.of(predicate).equals("gerund"));
        boolean apart = !marker.isEmpty() || graph.hasChild(predicate, "nsubj") || TIMES.contains(hypothetical);
        if (isReportBehindQuotation(predicate) || (!accompanies && apart)) {
            return Factuality.PLAIN.saidBy(above.voice());
        }
        return above;
    }

    /** "“We are not happy,” commented Hana Kim": what is denied is not the comment. */
    private boolean isReportBehindQuotation(int verb) {
        return verb > 1
                && QuotationMarks.closes(graph.token(verb - 1).form())
                && signals.isReport(graph.token(verb).lemma());
    }

    /** What is left of a purpose; that of a deed which is done is taken to be reached. */
    Factuality purpose(int governor, int clause, Factuality above) {
        Signal signal = signals.find(
                forms.lemmaWithParticle(governor), graph.token(governor).upos(), "infinitive");
        if (signal != null) {
            return reach.below(signal, above, governor);
        }
        Factuality purpose = new Factuality(Polarity.POSITIVE, Modality.INTENDED, above.voice(), PURPOSE);
        return above.plain() && clause >= 0 && forms.isDone(clause) ? purpose.taken() : purpose;
    }

    private String firstAdverb(int clause) {
        for (int c : graph.children(clause)) {
            if (graph.token(c).upos().equals("ADV") || graph.token(c).upos().equals("SCONJ")) {
                return graph.multiword(c);
            }
        }
        return "";
    }

    private Factuality gerundAfter(String marker, int governor, Factuality above) {
        String upos = graph.token(governor).upos();
        Signal signal = signals.find(graph.token(governor).lemma() + " " + marker, upos, "gerund");
        if (signal == null) {
            signal = signals.find(graph.token(governor).lemma(), upos, "gerund");
        }
        if (signal != null && COMPLEMENT_MARKERS.contains(marker)) {
            return reach.below(signal, above, governor);
        }
        return switch (marker) {
            case "without", "instead of", "rather than", "out of" ->
                new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, above.voice(), "after \"" + marker + "\"");
            // "was sorry for missing it": what one is sorry for, or was paid for, is done.
            case "for" -> {
                Factuality reason = above.under(Modality.POSSIBLE, "after \"for\"");
                boolean done = !graph.isVerb(governor) || forms.isDone(governor);
                yield above.plain() && done ? reason.taken() : reason;
            }
            case "before", "of", "into", "against", "to", "about" ->
                above.under(Modality.POSSIBLE, "after \"" + marker + "\"");
            case "than" -> new Factuality(Polarity.POSITIVE, Modality.GENERIC, above.voice(), "after \"than\"");
            case "with" -> above;
            // "tried to win them by paying them": the means of an attempt is used.
            case "by" -> isAhead(above) ? above : Factuality.PLAIN.saidBy(above.voice());
            default -> Factuality.PLAIN.saidBy(above.voice());
        };
    }

    private static boolean isAhead(Factuality above) {
        return switch (above.modality()) {
            case EXPECTED, DEMANDED, PLANNED, INTENDED, POSSIBLE, OFFERED, THREATENED, CONDITIONAL -> true;
            case ACTUAL, ATTEMPTED, ASKED, REPORTED, GENERIC -> false;
        };
    }
}

package newsgraph.claim;

import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;

/** What the words above the predicates of one sentence leave of them, by the relation that each hangs in. */
final class WordsAbove {
    private final ClauseGraph graph;
    private final Signals signals;
    private final ClauseForm forms;
    private final SignalReach reach;
    private final Complements complements;
    private final Adverbials adverbials;
    private final Modifiers modifiers;
    private final FactualityReader reader;

    WordsAbove(
            ClauseGraph graph,
            Signals signals,
            ClauseForm forms,
            SignalReach reach,
            Complements complements,
            Adverbials adverbials,
            FactualityReader reader) {
        this.graph = graph;
        this.signals = signals;
        this.forms = forms;
        this.reach = reach;
        this.complements = complements;
        this.adverbials = adverbials;
        this.modifiers = new Modifiers(graph, forms, reader);
        this.reader = reader;
    }

    /** What is left of a predicate before its own words are read. */
    Factuality leave(int predicate) {
        Token token = graph.token(predicate);
        int governor = token.head();
        String conjunction = forms.conjunction(predicate);
        if (ClauseForm.isReplacing(conjunction)) {
            Factuality context = governor < 0 ? Factuality.PLAIN : leave(governor);
            return new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, context.voice(), "after \"" + conjunction + "\"");
        }
        if (governor < 0) {
            return reach.aroundReport(predicate, Factuality.PLAIN);
        }
        return switch (token.deprel()) {
            case "conj" -> conjunct(predicate, governor);
            case "ccomp", "xcomp", "csubj", "csubj:pass" -> complements.ofVerb(predicate, governor);
            case "advcl", "advcl:relcl" ->
                isAskedWhy(predicate, governor)
                        ? complements.ofVerb(predicate, governor)
                        : adverbials.leave(predicate, governor);
            case "acl" -> besideNoun(predicate, governor);
            case "acl:relcl" -> isCleft(governor) ? reader.read(governor) : modifiers.leave(predicate, governor);
            case "parataxis" -> reach.aroundReport(predicate, parenthesis(predicate, governor));
            case "amod", "case" -> reader.presupposedWithin(governor);
            default ->
                Conditions.isMarker(graph.marker(predicate))
                        ? adverbials.leave(predicate, governor)
                        : forms.isClause(predicate) ? reader.presupposedWithin(governor) : Factuality.PLAIN;
        };
    }

    /** A clause that was hung on a noun: one that modifies or completes it, or one that belongs to the whole. */
    private Factuality besideNoun(int clause, int noun) {
        if (isPrepositionalRelative(clause, noun)) {
            return modifiers.leave(clause, noun);
        }
        if (Adverbials.isOfNoNoun(graph.marker(clause))) {
            return adverbials.leave(clause, noun);
        }
        return graph.isClause(noun) && !graph.isNominal(noun)
                ? complements.ofVerb(clause, noun)
                : complements.ofNoun(clause, noun);
    }

    /** "the plan with which he came": no complement of the plan. */
    private boolean isPrepositionalRelative(int clause, int noun) {
        return noun + 2 < clause
                && graph.token(noun + 1).upos().equals("ADP")
                && Set.of("which", "whom", "whose")
                        .contains(graph.token(noun + 2).lemma());
    }

    /** "asked why he left", "told how he left": what is asked or told, by whoever does so. */
    private boolean isAskedWhy(int clause, int governor) {
        boolean speaks =
                graph.isVerb(governor) && signals.find(graph.token(governor).lemma(), "VERB", "finite") != null;
        for (int c : graph.children(clause)) {
            String word = graph.token(c).lemma();
            boolean why = word.equals("why") || word.equals("how");
            if (speaks && why && c == governor + 1) {
                return true;
            }
        }
        return false;
    }

    /** "It was not Tom Reed who phoned": what is denied of him is the phoning. */
    private boolean isCleft(int noun) {
        int subject = Math.max(graph.child(noun, "nsubj"), graph.child(noun, "expl"));
        return graph.hasChild(noun, "cop")
                && subject >= 0
                && graph.token(subject).form().equalsIgnoreCase("it");
    }

    private Factuality conjunct(int predicate, int governor) {
        if (!forms.isClause(governor) && !graph.isVerb(governor)) {
            return reader.presupposedWithin(governor);
        }
        if (Conditions.isMarker(graph.marker(predicate))) {
            return adverbials.leave(predicate, governor);
        }
        boolean shares = !forms.hasOwnSubject(predicate)
                && !graph.hasChild(predicate, "aux")
                && hasSameForm(predicate, governor);
        return shares || isLooseCondition(governor) ? reader.read(governor) : leave(governor);
    }

    /** "If they wait and we act!": a condition that depends on nothing is one with all that it joins. */
    private boolean isLooseCondition(int clause) {
        return graph.token(clause).head() < 0 && Conditions.isMarker(graph.marker(clause));
    }

    /** "may enter and arrest" shares its auxiliary; "did not enter and left" doesn't. */
    private boolean hasSameForm(int predicate, int governor) {
        String form = graph.token(predicate).xpos();
        boolean bare = !graph.hasChild(governor, "aux") || forms.hasModal(governor);
        // "should take the bus and view the port", where the second verb is tagged as a noun
        boolean base = form.equals("VBP") || (form.equals("NN") && graph.hasChild(predicate, "obj"));
        if (base && graph.token(governor).xpos().equals("VB") && bare) {
            // "Close it and take care", "should close it and take care": the second order is no report.
            return true;
        }
        return form.equals(graph.token(governor).xpos()) && !form.equals("VBD") && !form.equals("VBZ");
    }

    private Factuality parenthesis(int predicate, int governor) {
        boolean report = signals.isReport(graph.token(predicate).lemma()) && !graph.hasChild(predicate, "ccomp");
        return report ? Factuality.PLAIN : reader.presupposedWithin(governor);
    }
}

package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;

/** Whether one sentence, or a clause of it, asks, orders or supposes rather than tells. */
final class SentenceMood {
    private static final Set<String> EMBEDDED_QUESTIONS = Set.of("whether", "if");
    private static final Set<String> PLEASE = Set.of("please", "pls", "plz");
    private static final Set<String> INVERTING = Set.of("had", "were", "should");

    private final ClauseGraph graph;
    private final ClauseForm forms;
    private final Signals signals;
    private final boolean question;

    SentenceMood(ClauseGraph graph, ClauseForm forms, Signals signals) {
        this.signals = signals;
        this.graph = graph;
        this.forms = forms;
        this.question = endsWithQuestionMark();
    }

    private boolean endsWithQuestionMark() {
        for (int i = graph.size() - 1; i >= 0 && graph.token(i).upos().equals("PUNCT"); i--) {
            if (graph.token(i).form().contains("?")) {
                return true;
            }
        }
        return false;
    }

    /** Whether the sentence is a question. */
    boolean isQuestion() {
        return question;
    }

    /** Whether the sentence asks if a predicate happened; one that asks who, why or how takes it for granted. */
    boolean asksWhether(int predicate) {
        if (!question || !isMainClause(predicate)) {
            return false;
        }
        int subject = forms.subject(predicate);
        boolean asksLater = false;
        for (int i = 0; i < graph.size(); i++) {
            boolean asks = graph.token(i).xpos().startsWith("W") && graph.dominates(predicate, i);
            if (asks && i <= Math.max(subject, predicate)) {
                return false;
            }
            asksLater |= asks;
        }
        if (isInvertedByAuxiliary(predicate)) {
            return true;
        }
        // "I sent it and it failed, what should I do?" tells first and asks then; so does "I have one, is there
        // another?".
        return graph.token(predicate).head() < 0 && !asksLater && !asksBehind(predicate);
    }

    private boolean isMainClause(int predicate) {
        return graph.token(predicate).head() < 0
                || (graph.relation(predicate).equals("parataxis") && isInvertedByAuxiliary(predicate));
    }

    private boolean isInvertedByAuxiliary(int predicate) {
        int subject = forms.subject(predicate);
        for (int c : graph.children(predicate)) {
            if (forms.isAuxiliary(c) && c < subject) {
                return true;
            }
        }
        return false;
    }

    private boolean asksBehind(int predicate) {
        for (int c : graph.children(predicate)) {
            boolean clause =
                    graph.relation(c).equals("parataxis") || graph.relation(c).equals("conj");
            if (clause && c > predicate && (isInvertedByAuxiliary(c) || forms.hasQuestionWord(c))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a clause is what somebody asks: "whether he left". */
    boolean isEmbeddedQuestion(int clause) {
        return EMBEDDED_QUESTIONS.contains(graph.marker(clause)) || forms.hasBefore(clause, Set.of("whether"));
    }

    /** "Had Denmark arrested him": a condition without "if". */
    boolean isInverted(int clause) {
        if (question) {
            return false;
        }
        int subject = forms.subject(clause);
        for (int c : graph.children(clause)) {
            String word = graph.token(c).form().toLowerCase(Locale.ROOT);
            if (forms.isAuxiliary(c) && c < subject && INVERTING.contains(word)) {
                return true;
            }
        }
        return false;
    }

    /** "Norlind to buy Vantor": a headline's way to say what will be. */
    boolean isHeadlineInfinitive(int predicate) {
        return graph.token(predicate).head() < 0
                && forms.hasTo(predicate)
                && (forms.hasOwnSubject(predicate) || isInverted(predicate));
    }

    /** "How to apply": a heading, which tells of nothing that is done. */
    boolean isLooseInfinitive(int predicate) {
        return graph.token(predicate).head() < 0
                && (forms.hasTo(predicate) || graph.marker(predicate).equals("to"))
                && !forms.hasOwnSubject(predicate);
    }

    /** "And they left?": the words tell it, only the mark asks. */
    boolean isToldAsQuestion(int predicate) {
        int subject = forms.subject(predicate);
        return subject >= 0
                && subject < predicate
                && !isInvertedByAuxiliary(predicate)
                && !graph.token(predicate).xpos().equals("VB")
                && !isBareParticiple(predicate)
                && !(graph.token(subject).lemma().equals("you") && forms.isPresent(predicate))
                && !graph.token(subject).lemma().startsWith("any");
    }

    /** "Passport needed?": a question that leaves its "is" out. */
    private boolean isBareParticiple(int predicate) {
        return graph.token(predicate).xpos().equals("VBN")
                && graph.children(predicate).stream().noneMatch(forms::isAuxiliary);
    }

    /** "Release him", "Don't go", "Please see the file": an order to whoever reads it. */
    boolean isImperative(int predicate) {
        String form = graph.token(predicate).xpos();
        String lemma = graph.token(predicate).lemma();
        boolean base = graph.token(predicate).form().equalsIgnoreCase(lemma) && form.startsWith("VB");
        if (!base || graph.marker(predicate).equals("to")) {
            return false;
        }
        boolean helped = false;
        // "Enjoy yourself", though "Enjoy the park" may leave out the "I" that is meant
        boolean reflexive = false;
        for (int c : graph.children(predicate)) {
            if (isPlease(c) && c > forms.subject(predicate) && c < predicate) {
                return true;
            }
            reflexive |= graph.token(c).form().toLowerCase(Locale.ROOT).startsWith("yoursel");
            helped |= graph.relation(c).equals("aux") && !graph.token(c).lemma().equals("do");
        }
        return !helped
                && form.equals("VB")
                && begins(predicate)
                && !forms.hasOwnSubject(predicate)
                && !graph.hasChild(predicate, "det")
                && (reflexive || !signals.is(Signals.STATEMENT, lemma, "VERB"));
    }

    private boolean isPlease(int word) {
        return graph.relation(word).equals("discourse")
                && PLEASE.contains(graph.token(word).form().toLowerCase(Locale.ROOT));
    }

    /** Whether a verb without a subject can give an order where it stands. */
    private boolean begins(int predicate) {
        int head = graph.token(predicate).head();
        return switch (graph.relation(predicate)) {
            case "root", "parataxis" -> true;
            // "they are cheap and get it done" is no order.
            case "conj" ->
                !graph.isVerb(head)
                        && !forms.hasOwnSubject(head)
                        && !forms.conjunction(predicate).endsWith("than");
            // "(see the map)"
            default -> predicate > 0 && graph.token(predicate - 1).form().equals("(");
        };
    }
}

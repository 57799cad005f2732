package newsgraph.claim;

import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;

/** Whether one sentence, or a clause of it, asks, orders or supposes rather than tells. */
final class SentenceMood {
    private static final Set<String> EMBEDDED_QUESTIONS = Set.of("whether", "if");
    private static final Set<String> INVERTING = Set.of("had", "were", "should");

    private final ClauseGraph graph;
    private final ClauseForm forms;
    private final boolean question;

    SentenceMood(ClauseGraph graph, ClauseForm forms) {
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
        if (!question || graph.token(predicate).head() >= 0) {
            return false;
        }
        int subject = forms.subject(predicate);
        boolean inverted = false;
        boolean asksLater = false;
        for (int i = 0; i < graph.size(); i++) {
            boolean asks = graph.token(i).xpos().startsWith("W") && graph.dominates(predicate, i);
            if (asks && i <= Math.max(subject, predicate)) {
                return false;
            }
            asksLater |= asks;
        }
        for (int c : graph.children(predicate)) {
            inverted |= forms.isAuxiliary(c) && c < subject;
        }
        // "I sent it and it failed, what should I do?" tells first and asks then.
        return inverted || !asksLater;
    }

    /** Whether a clause is what somebody asks: "whether he left". */
    boolean isEmbeddedQuestion(int clause) {
        if (EMBEDDED_QUESTIONS.contains(graph.marker(clause))) {
            return true;
        }
        for (int c : graph.children(clause)) {
            if (c < clause && graph.token(c).lemma().equals("whether")) {
                return true;
            }
        }
        return false;
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

    /** "Release him": an order to whoever reads it. */
    boolean isImperative(int predicate) {
        Token token = graph.token(predicate);
        boolean heads = token.head() < 0 || token.deprel().equals("parataxis");
        return heads
                && token.xpos().equals("VB")
                && !forms.hasOwnSubject(predicate)
                && !graph.hasChild(predicate, "aux")
                && !graph.marker(predicate).equals("to");
    }
}

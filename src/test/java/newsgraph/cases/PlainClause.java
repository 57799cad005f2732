package newsgraph.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Sentence;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * A main clause in pieces that can be put together anew: who, the auxiliaries, the verb, whom, and the rest.
 *
 * @param subject words of the subject, as they stand inside a sentence
 * @param plural whether the subject takes a plural verb
 * @param auxiliaries forms before the verb, without negation; for a copula its form
 * @param adverbs what stands beside them: "not", "never", "allegedly"; or empty
 * @param verb the verb as it stands; empty where there is a copula
 * @param lemma its dictionary form
 * @param xpos its Penn tag
 * @param particle "down" of "turn down", or empty
 * @param object words of the object, or null where it takes none
 * @param receiver words of the first of two objects, or null
 * @param agent words of the agent of a passive, or null
 * @param rest what follows
 * @param predicate all behind the subject, as it stands
 * @param subjectTokens how many tokens the subject has
 */
record PlainClause(
        String subject,
        boolean plural,
        List<String> auxiliaries,
        String adverbs,
        String verb,
        String lemma,
        String xpos,
        String particle,
        @Nullable String object,
        boolean objectPlural,
        @Nullable String receiver,
        boolean receiverPlural,
        @Nullable String agent,
        boolean agentPlural,
        String rest,
        String predicate,
        int subjectTokens) {

    /** A clause in pieces, or the reason why it can't be taken to pieces. */
    record Read(@Nullable PlainClause clause, String reason) {}

    boolean passive() {
        return agent != null;
    }

    boolean copular() {
        return verb.isEmpty();
    }

    static Read of(String text, Sentence sentence) {
        ClauseGraph graph = new ClauseGraph(sentence);
        int root = 0;
        while (graph.token(root).head() >= 0) {
            root++;
        }
        if (text.endsWith("?")) {
            return new Read(null, "a question");
        }
        int subject = graph.child(root, "nsubj") >= 0 ? graph.child(root, "nsubj") : graph.child(root, "nsubj:pass");
        if (subject < 0) {
            return new Read(null, "no clause with a subject");
        }
        int[] who = span(graph, subject);
        if (who[0] != 0) {
            return new Read(null, "something stands before the subject");
        }
        for (int i = who[1] + 1; i < root; i++) {
            if (graph.token(i).upos().equals("PROPN")
                    && !graph.dominates(graph.child(root, "nsubj"), i)
                    && graph.isVerb(root)) {
                return new Read(null, "a name stands between subject and verb");
            }
        }
        return new Read(pieces(text, graph, root, who, graph.token(subject)), "");
    }

    private static PlainClause pieces(String text, ClauseGraph graph, int root, int[] who, Token subject) {
        int at = who[1] + 1;
        // The comma that closes an apposition belongs to the subject.
        String comma = graph.token(at).form().equals(",") ? "," : "";
        at += comma.isEmpty() ? 0 : 1;
        int clauseBegin = at;
        List<String> auxiliaries = new ArrayList<>();
        StringBuilder adverbs = new StringBuilder();
        while (at < root && (graph.token(at).upos().equals("AUX") || isAdverb(graph, at))) {
            if (graph.token(at).upos().equals("AUX")) {
                auxiliaries.add(graph.token(at).form());
            } else {
                adverbs.append(graph.token(at).form()).append(' ');
            }
            at++;
        }
        boolean verbal = graph.isVerb(root) && at == root;
        String particle = "";
        if (verbal) {
            at = root + 1;
            if (at < graph.size() && graph.token(at).deprel().equals("compound:prt")) {
                particle = graph.token(at).form();
                at++;
            }
        }
        String receiver = null;
        String object = null;
        String agent = null;
        boolean objectPlural = false;
        boolean receiverPlural = false;
        boolean agentPlural = false;
        if (verbal) {
            for (int c : graph.children(root)) {
                int[] span = span(graph, c);
                String words = words(text, graph, span);
                if (graph.token(c).deprel().equals("iobj") && span[0] == at) {
                    receiver = words;
                    receiverPlural = isPlural(graph, c);
                    at = span[1] + 1;
                } else if (graph.token(c).deprel().equals("obj") && span[0] == at) {
                    object = words;
                    objectPlural = isPlural(graph, c);
                    at = span[1] + 1;
                } else if (graph.token(c).deprel().equals("obl:agent") && span[0] == at) {
                    agent = words(text, graph, new int[] {span[0] + 1, span[1]});
                    agentPlural = isPlural(graph, c);
                    at = span[1] + 1;
                }
            }
        }
        int end = graph.size() - 1;
        while (end >= at && graph.token(end).upos().equals("PUNCT")) {
            end--;
        }
        String rest = at > end ? "" : words(text, graph, new int[] {at, end});
        return new PlainClause(
                inner(graph, words(text, graph, who)) + comma,
                subject.xpos().equals("NNS") || words(text, graph, who).contains(" and "),
                List.copyOf(auxiliaries),
                adverbs.toString().strip(),
                verbal ? graph.token(root).form() : "",
                graph.token(root).lemma(),
                graph.token(root).xpos(),
                particle,
                object,
                objectPlural,
                receiver,
                receiverPlural,
                agent,
                agentPlural,
                rest,
                words(text, graph, new int[] {clauseBegin, end}),
                who[1] + 1);
    }

    private static boolean isAdverb(ClauseGraph graph, int token) {
        return graph.relation(token).equals("advmod")
                || graph.token(token).upos().equals("PART");
    }

    private static boolean isPlural(ClauseGraph graph, int head) {
        return graph.token(head).xpos().equals("NNS")
                || graph.children(head).stream().anyMatch(c -> graph.relation(c).equals("conj"));
    }

    private static int[] span(ClauseGraph graph, int head) {
        int first = head;
        int last = head;
        for (int i = 0; i < graph.size(); i++) {
            if (graph.dominates(head, i)) {
                first = Math.min(first, i);
                last = Math.max(last, i);
            }
        }
        while (last > head && graph.token(last).form().equals(",")) {
            last--;
        }
        return new int[] {first, last};
    }

    private static String words(String text, ClauseGraph graph, int[] span) {
        return text.substring(graph.token(span[0]).begin(), graph.token(span[1]).end());
    }

    /** The words of a sentence's beginning as they stand within one: "the police", but "Norway". */
    private static String inner(ClauseGraph graph, String words) {
        Token first = graph.token(0);
        boolean common = Set.of("DET", "PRON", "NOUN").contains(first.upos())
                || (first.upos().equals("ADJ")
                        && graph.size() > 1
                        && first.form().equals("Foreign"));
        return common ? words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1) : words;
    }
}

package newsgraph.entity;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * Resolves "he", "her", "it" and the like where there is one whom they can mean: the only person in reach, or the one that
 * the clause above or the sentence before is about. A pronoun that could mean two people means nobody here.
 */
final class Pronouns {
    private static final int SENTENCES_BACK = 2;
    private static final Set<String> MASCULINE = Set.of("he", "him", "his");
    private static final Set<String> FEMININE = Set.of("she", "her", "hers");
    private static final Set<String> NEUTER = Set.of("it", "its");

    private final Resolution resolution;

    Pronouns(Resolution resolution) {
        this.resolution = resolution;
    }

    /** Adds the pronouns of one sentence; sentences must be given in text order. */
    void resolve(ClauseGraph graph, int sentence, @Nullable ClauseGraph before) {
        for (int i = 0; i < graph.size(); i++) {
            Token token = graph.token(i);
            if (!token.upos().equals("PRON") || resolution.at(sentence, i) != null) {
                continue;
            }
            String word = Words.key(token.form());
            Draft entity = NEUTER.contains(word)
                    ? neuter(graph, sentence, i)
                    : MASCULINE.contains(word) || FEMININE.contains(word)
                            ? personal(graph, sentence, i, before, MASCULINE.contains(word))
                            : null;
            if (entity != null) {
                resolution.add(entity, new Mention(sentence, i, i + 1, i, Mention.Form.PRONOUN));
            }
        }
    }

    private @Nullable Draft personal(
            ClauseGraph graph, int sentence, int pronoun, @Nullable ClauseGraph before, boolean masculine) {
        List<Draft> candidates = new ArrayList<>();
        for (Draft draft : resolution.drafts()) {
            Mention last = resolution.lastBefore(draft, sentence, pronoun);
            boolean near = last != null && last.sentence() >= sentence - SENTENCES_BACK;
            if (draft.kind == Kind.PERSON
                    && near
                    && agrees(draft, masculine)
                    && !isBound(graph, sentence, pronoun, draft)
                    && !isNamedBeside(graph, sentence, pronoun, draft)) {
                candidates.add(draft);
            }
        }
        if (goesWithUnknown(graph, sentence, pronoun, masculine)) {
            return null;
        }
        if (candidates.size() == 1) {
            return learn(candidates.get(0), masculine);
        }
        // Whom the clauses above are about, then whom the sentence before is about.
        Draft above = subjectAbove(graph, sentence, pronoun, candidates);
        if (above != null) {
            return learn(above, masculine);
        }
        boolean noneHere = candidates.stream().noneMatch(c -> isIn(c, sentence, pronoun));
        if (before != null && noneHere) {
            Draft topic = onlyOne(rootSubjects(before, sentence - 1, candidates));
            return topic != null ? learn(topic, masculine) : null;
        }
        return null;
    }

    private static Draft learn(Draft person, boolean masculine) {
        if (person.gender == Draft.Gender.UNKNOWN) {
            person.gender = masculine ? Draft.Gender.MASCULINE : Draft.Gender.FEMININE;
        }
        return person;
    }

    private static boolean agrees(Draft person, boolean masculine) {
        return person.gender == Draft.Gender.UNKNOWN || (person.gender == Draft.Gender.MASCULINE) == masculine;
    }

    private boolean isIn(Draft draft, int sentence, int token) {
        Mention last = resolution.lastBefore(draft, sentence, token);
        return last != null && last.sentence() == sentence;
    }

    /** A pronoun that is an object does not mean the subject of its own clause. */
    private boolean isBound(ClauseGraph graph, int sentence, int pronoun, Draft draft) {
        boolean possessive = graph.token(pronoun).deprel().equals("nmod:poss");
        if (possessive || graph.relation(pronoun).equals("nsubj")) {
            return false;
        }
        int clause = clauseOf(graph, pronoun);
        if (clause < 0) {
            return false;
        }
        for (int subject : graph.surfaceSubjects(clause)) {
            if (resolution.at(sentence, subject) == draft) {
                return true;
            }
        }
        return false;
    }

    /** "He congratulated Reed": who is named in a clause is not the pronoun that acts in it. */
    private static boolean isNamedBeside(ClauseGraph graph, int sentence, int pronoun, Draft draft) {
        if (!graph.relation(pronoun).equals("nsubj")) {
            return false;
        }
        int clause = clauseOf(graph, pronoun);
        return draft.mentions.stream()
                .anyMatch(mention -> mention.form() == Mention.Form.NAME
                        && mention.sentence() == sentence
                        && mention.head() > pronoun
                        && graph.token(mention.head()).head() == clause);
    }

    /** "He thanked his wife": his is he, and where nobody knows who he is, nobody knows whose she is. */
    private boolean goesWithUnknown(ClauseGraph graph, int sentence, int pronoun, boolean masculine) {
        int clause = graph.token(pronoun).deprel().equals("nmod:poss") ? clauseOf(graph, pronoun) : -1;
        if (clause < 0) {
            return false;
        }
        for (int subject : graph.surfaceSubjects(clause)) {
            String word = Words.key(graph.token(subject).form());
            boolean same = masculine ? MASCULINE.contains(word) : FEMININE.contains(word);
            if (same && subject != pronoun && resolution.at(sentence, subject) == null) {
                return true;
            }
        }
        return false;
    }

    private static int clauseOf(ClauseGraph graph, int token) {
        int at = graph.token(token).head();
        while (at >= 0 && !graph.isClause(at)) {
            at = graph.token(at).head();
        }
        return at;
    }

    private @Nullable Draft subjectAbove(ClauseGraph graph, int sentence, int pronoun, List<Draft> candidates) {
        int clause = clauseOf(graph, pronoun);
        boolean own = !graph.relation(pronoun).equals("nsubj");
        while (clause >= 0) {
            if (own) {
                Set<Draft> found = subjects(graph, sentence, clause, candidates);
                found.remove(resolution.at(sentence, pronoun));
                if (!found.isEmpty()) {
                    return onlyOne(found);
                }
            }
            own = true;
            clause = clauseOf(graph, clause);
        }
        return null;
    }

    /** "Nina Falk and Ana Ruiz left. She …": nobody can tell which of the two. */
    private static @Nullable Draft onlyOne(Set<Draft> found) {
        return found.size() == 1 ? found.iterator().next() : null;
    }

    private Set<Draft> rootSubjects(ClauseGraph graph, int sentence, List<Draft> candidates) {
        for (int i = 0; i < graph.size(); i++) {
            if (graph.token(i).head() < 0) {
                return subjects(graph, sentence, i, candidates);
            }
        }
        return Set.of();
    }

    /** Those of the candidates that a clause is about. */
    private Set<Draft> subjects(ClauseGraph graph, int sentence, int clause, List<Draft> candidates) {
        Set<Draft> found = new LinkedHashSet<>();
        for (int subject : graph.surfaceSubjects(clause)) {
            Draft draft = resolution.at(sentence, subject);
            if (draft != null && candidates.contains(draft)) {
                found.add(draft);
            }
        }
        return found;
    }

    /** "Britain has said it will arrest him", "Ecuador recalled its ambassador": what the clause above is about. */
    private @Nullable Draft neuter(ClauseGraph graph, int sentence, int pronoun) {
        if (graph.token(pronoun).deprel().equals("expl")) {
            return null;
        }
        int clause = clauseOf(graph, pronoun);
        boolean own = graph.token(pronoun).deprel().equals("nmod:poss");
        while (clause >= 0) {
            if (own) {
                for (int subject : graph.surfaceSubjects(clause)) {
                    Draft draft = resolution.at(sentence, subject);
                    if (draft != null && (draft.kind == Kind.STATE || draft.kind == Kind.INSTITUTION)) {
                        return draft;
                    }
                }
            }
            own = true;
            clause = clauseOf(graph, clause);
        }
        return null;
    }
}

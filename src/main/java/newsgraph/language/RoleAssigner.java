package newsgraph.language;

import java.time.DayOfWeek;
import java.time.Month;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/** Turns the edges of the syntax tree into arguments under the roles of the active clause. */
final class RoleAssigner {
    private static final Set<String> CALENDAR = calendar();

    private final ClauseGraph graph;
    private final RelativePronouns pronouns;
    private final Coordination coordination;

    RoleAssigner(ClauseGraph graph, RelativePronouns pronouns, Coordination coordination) {
        this.graph = graph;
        this.pronouns = pronouns;
        this.coordination = coordination;
    }

    private static Set<String> calendar() {
        Set<String> names = new HashSet<>();
        for (DayOfWeek day : DayOfWeek.values()) {
            names.add(day.name());
        }
        for (Month month : Month.values()) {
            names.add(month.name());
        }
        return names;
    }

    /** Adds the edge that leads to a token in the tree, and those to its conjuncts. */
    void addEdges(int dependent) {
        int governor = graph.token(dependent).head();
        if (governor < 0) {
            return;
        }
        String role = role(governor, dependent);
        if (role.isEmpty() || coordination.isExcluded(dependent)) {
            return;
        }
        if (!isOtherPerson(governor, dependent)) {
            graph.add(governor, pronouns.resolve(dependent), role, true);
        }
        coordination.addEdges(governor, dependent, role);
    }

    /** "Nina Falk and Greenpeace spokeswoman Eva Lund" are two people: the spokeswoman is not Falk's. */
    private boolean isOtherPerson(int governor, int compound) {
        if (!graph.token(compound).deprel().equals("compound")
                || !graph.token(governor).deprel().equals("nmod:desc")) {
            return false;
        }
        int second = graph.child(compound, "conj");
        return second >= 0 && graph.hasChild(second, "cc");
    }

    private String role(int governor, int dependent) {
        return switch (graph.token(dependent).deprel()) {
            case "obj" -> {
                if (isAside(governor, dependent)) {
                    yield Role.NONE;
                }
                String preposition = graph.preposition(dependent);
                yield preposition.isEmpty() ? Role.OBJECT : preposition;
            }
            case "iobj" -> {
                // "told the BBC that": what is the only object is no second one.
                int thing = graph.child(governor, "obj");
                yield thing < 0 || isAside(governor, thing) ? Role.OBJECT : Role.RECIPIENT;
            }
            case "obl:agent" -> Role.SUBJECT;
            case "obl" -> {
                String preposition = graph.preposition(dependent);
                boolean agent = preposition.equals(Role.BY) && graph.passive(governor);
                yield agent ? Role.SUBJECT : preposition.isEmpty() ? Role.UNMARKED : preposition;
            }
            case "obl:unmarked" -> isNamedObject(governor, dependent) ? Role.OBJECT : Role.UNMARKED;
            case "nmod:unmarked" -> Role.UNMARKED;
            case "nmod" -> {
                String preposition = graph.preposition(dependent);
                yield preposition.isEmpty() ? Role.UNMARKED : preposition;
            }
            case "nmod:poss" -> Role.POSSESSOR;
            case "xcomp" -> Role.OPEN_CLAUSE;
            case "ccomp" -> Role.CLAUSE;
            case "advcl", "advcl:relcl" -> Role.ADVERBIAL_CLAUSE;
            case "acl" -> Role.NOUN_CLAUSE;
            case "acl:relcl" -> Role.RELATIVE_CLAUSE;
            case "compound" -> Role.COMPOUND;
            case "amod" -> Role.MODIFIER;
            case "appos" -> {
                // With a preposition it is no apposition: "chairman of Pell Foods".
                String preposition = graph.preposition(dependent);
                yield preposition.isEmpty() ? Role.APPOSITION : preposition;
            }
            case "compound:prt" -> Role.PARTICLE;
            case "advmod" -> Role.ADVERB;
            default -> Role.NONE;
        };
    }

    /** "denies everything, jam on her chin": what stands behind a comma after an object is no second one. */
    private boolean isAside(int governor, int object) {
        return object > 0
                && graph.hasChild(governor, "iobj")
                && graph.token(object - 1).form().equals(",");
    }

    /** A name right behind a verb that has no other object: only times and measures stand there without being one. */
    private boolean isNamedObject(int governor, int dependent) {
        return graph.isVerb(governor)
                && !graph.passive(governor)
                && dependent > governor
                && graph.token(dependent).upos().equals("PROPN")
                && !CALENDAR.contains(graph.token(dependent).form().toUpperCase(Locale.ROOT))
                && !graph.hasChild(governor, "obj");
    }
}

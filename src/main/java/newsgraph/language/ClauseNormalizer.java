package newsgraph.language;

import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Fills a {@link ClauseGraph} from the syntax tree, from the root down, so that what governs a clause is settled before the
 * clause that it controls.
 */
final class ClauseNormalizer {
    /** English verbs whose subject, not whose object, does what the infinitive says: a closed class (Comrie 1985). */
    private static final Set<String> SUBJECT_CONTROL =
            Set.of("promise", "vow", "pledge", "swear", "threaten", "guarantee");

    /** Whom these call upon does what the infinitive says: "called on Georgia to release him". */
    private static final Set<String> ADDRESSING_VERBS = Set.of("call", "appeal", "plead", "rely", "count", "depend");

    /** Before a gerund these hand over the object: "accused him of lying", "kept him from leaving". */
    private static final Set<String> OBJECT_CONTROL_MARKERS = Set.of("of", "for", "from", "into", "against");

    /** "served as minister": who does it is what "as" says. */
    private static final Set<String> BEARING_VERBS = Set.of("serve", "act", "work");

    /** Verbs that are often enough without an object for the next verb's not to be theirs: "resigned and criticised May". */
    private static final Set<String> INTRANSITIVE = Set.of(
            "resign",
            "leave",
            "quit",
            "die",
            "arrive",
            "go",
            "come",
            "return",
            "stand",
            "sit",
            "speak",
            "stop",
            "stay",
            "win",
            "lose",
            "move",
            "travel",
            "retire",
            "escape",
            "flee",
            "enter",
            "visit",
            "vote",
            "protest",
            "apologise",
            "apologize",
            "appear",
            "testify",
            "surrender",
            "withdraw",
            "meet",
            "marry",
            "agree",
            "turn",
            "rise",
            "fall");

    private static final Set<String> RELATIVE_PRONOUNS = Set.of("who", "whom", "which", "that", "whose");

    private static final Set<String> CALENDAR = calendar();

    private final ClauseGraph graph;

    ClauseNormalizer(ClauseGraph graph) {
        this.graph = graph;
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

    void run() {
        List<Integer> order = topDown();
        for (int i : order) {
            settleVoice(i);
            settleSubjects(i);
        }
        for (int i : order) {
            addTreeEdges(i);
        }
        for (int i : order) {
            addSubjects(i);
            addRelatives(i);
            addSharedObjects(i);
        }
        for (int i : order) {
            addBearers(i);
        }
    }

    private List<Integer> topDown() {
        List<Integer> order = new ArrayList<>();
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < graph.size(); i++) {
            if (graph.token(i).head() < 0) {
                queue.add(i);
            }
        }
        while (!queue.isEmpty()) {
            int i = queue.remove();
            order.add(i);
            queue.addAll(graph.children(i));
        }
        return order;
    }

    // ---- voice and subjects

    private void settleVoice(int verb) {
        if (!graph.isVerb(verb) && !graph.hasChild(verb, "aux:pass")) {
            return;
        }
        if (graph.hasChild(verb, "aux:pass")
                || graph.hasChild(verb, "nsubj:pass")
                || graph.hasChild(verb, "csubj:pass")) {
            graph.setPassive(verb);
            return;
        }
        Token token = graph.token(verb);
        if (!token.xpos().equals("VBN") || graph.hasChild(verb, "aux")) {
            return;
        }
        boolean reduced = switch (token.deprel()) {
            case "acl", "advcl", "xcomp", "amod" -> true;
            case "conj" -> graph.passive(token.head());
            default -> graph.hasChild(verb, "obl:agent");
        };
        if (reduced && !hasOwnSubject(verb)) {
            graph.setPassive(verb);
        }
    }

    private boolean hasOwnSubject(int clause) {
        return graph.hasChild(clause, "nsubj") || graph.hasChild(clause, "csubj");
    }

    private void settleSubjects(int clause) {
        List<Integer> subjects = graph.surfaceSubjects(clause);
        for (int c : graph.children(clause)) {
            String deprel = graph.token(c).deprel();
            if ((deprel.equals("nsubj") || deprel.equals("nsubj:pass"))
                    && !isBeforeColon(c, clause)
                    && !graph.hasChild(c, "cop")) {
                addWithConjuncts(resolveRelative(c), c, subjects);
            }
        }
        if (!subjects.isEmpty() || graph.hasChild(clause, "expl") || graph.hasChild(clause, "csubj")) {
            return;
        }
        Token token = graph.token(clause);
        int governor = token.head();
        if (governor < 0) {
            return;
        }
        boolean clausal = graph.isVerb(clause) || graph.hasChild(clause, "cop");
        switch (token.deprel()) {
            case "conj" -> {
                if (clausal || graph.isClause(governor)) {
                    subjects.addAll(graph.surfaceSubjects(governor));
                }
            }
            case "xcomp" -> subjects.addAll(controllers(governor));
            case "ccomp" -> {
                if (clausal && !finite(clause)) {
                    subjects.addAll(graph.surfaceSubjects(governor));
                }
            }
            case "advcl" -> {
                if (clausal) {
                    boolean objectControl = token.xpos().equals("VBG")
                            && OBJECT_CONTROL_MARKERS.contains(graph.marker(clause))
                            && !objects(governor).isEmpty();
                    subjects.addAll(objectControl ? controllers(governor) : graph.surfaceSubjects(governor));
                }
            }
            case "acl" -> subjects.addAll(nounClauseSubjects(clause, governor));
            case "acl:relcl" -> {
                if (clausal && !hasRelativePronoun(clause)) {
                    subjects.add(governor);
                }
            }
            default -> {
                // No other clause shares a subject.
            }
        }
    }

    /** "Tom Reed: Norlind bribed them": who stands before a colon speaks, and does not act. */
    private boolean isBeforeColon(int subject, int clause) {
        for (int i = subject + 1; i < clause; i++) {
            if (graph.token(i).form().equals(":")) {
                return true;
            }
        }
        return false;
    }

    private boolean finite(int clause) {
        return switch (graph.token(clause).xpos()) {
            case "VBG", "VBN", "VB" ->
                graph.hasChild(clause, "aux") && !graph.marker(clause).equals("to");
            default -> true;
        };
    }

    /** Who does what an open clause of this governor says. */
    private List<Integer> controllers(int governor) {
        List<Integer> objects = objects(governor);
        if (objects.isEmpty() && ADDRESSING_VERBS.contains(graph.token(governor).lemma())) {
            for (int c : graph.children(governor)) {
                String preposition = graph.relation(c).equals("obl") ? caseOf(c) : "";
                if (preposition.equals("on")
                        || preposition.equals("upon")
                        || preposition.equals("for")
                        || preposition.equals("to")
                        || preposition.equals("with")) {
                    return List.of(c);
                }
            }
        }
        boolean byObject = !objects.isEmpty()
                && !graph.passive(governor)
                && !SUBJECT_CONTROL.contains(graph.token(governor).lemma());
        return byObject ? objects : graph.surfaceSubjects(governor);
    }

    private List<Integer> objects(int verb) {
        List<Integer> found = new ArrayList<>();
        for (int c : graph.children(verb)) {
            String deprel = graph.token(c).deprel();
            if (deprel.equals("obj") || deprel.equals("iobj")) {
                addWithConjuncts(resolveRelative(c), c, found);
            }
        }
        if (found.isEmpty() && graph.passive(verb)) {
            return graph.surfaceSubjects(verb);
        }
        return found;
    }

    private List<Integer> nounClauseSubjects(int clause, int noun) {
        String marker = graph.marker(clause);
        boolean participle = marker.isEmpty() && !hasChildForm(clause, "to");
        if (participle) {
            return List.of(noun);
        }
        List<Integer> found = new ArrayList<>();
        for (int c : graph.children(noun)) {
            if (graph.token(c).deprel().equals("nmod:poss")) {
                addWithConjuncts(resolveRelative(c), c, found);
            }
        }
        if (found.isEmpty() && graph.token(noun).head() >= 0) {
            int governor = graph.token(noun).head();
            if (graph.relation(noun).equals("obj") || graph.relation(noun).equals("obl")) {
                return graph.surfaceSubjects(governor);
            }
            if (graph.hasChild(noun, "cop")) {
                return graph.surfaceSubjects(noun);
            }
        }
        return found;
    }

    private boolean hasChildForm(int index, String lemma) {
        for (int c : graph.children(index)) {
            if (graph.token(c).lemma().equals(lemma)) {
                return true;
            }
        }
        return false;
    }

    private void addWithConjuncts(int resolved, int original, List<Integer> into) {
        if (!into.contains(resolved) && !isExcluded(original)) {
            into.add(resolved);
        }
        for (int c : graph.children(original)) {
            if (graph.token(c).deprel().equals("conj")
                    && graph.isNominal(c)
                    && !graph.hasChild(c, "nsubj")
                    && !isSeparated(original, c)) {
                addWithConjuncts(c, c, into);
            }
        }
    }

    /** "not Harrow but Norlind": the argument that the sentence puts aside. */
    private boolean isExcluded(int argument) {
        boolean not = false;
        boolean but = false;
        for (int c : graph.children(argument)) {
            not |= c < argument && graph.token(c).lemma().equals("not");
            for (int d : graph.children(c)) {
                but |= graph.relation(c).equals("conj")
                        && graph.token(d).lemma().equals("but");
            }
        }
        return not && but;
    }

    // ---- relative clauses

    private boolean isRelativePronoun(int index) {
        Token token = graph.token(index);
        if (!RELATIVE_PRONOUNS.contains(token.form().toLowerCase(Locale.ROOT))) {
            return false;
        }
        return token.upos().equals("PRON")
                && !graph.relation(index).equals("det")
                && token.xpos().startsWith("W");
    }

    private boolean hasRelativePronoun(int clause) {
        for (int i = 0; i < clause; i++) {
            if (isRelativePronoun(i) && antecedent(i) >= 0 && graph.dominates(clause, i)) {
                return true;
            }
        }
        return false;
    }

    /** The noun that a relative pronoun or adverb stands for, or -1. */
    private int antecedent(int index) {
        int at = index;
        while (at >= 0 && !graph.token(at).deprel().equals("acl:relcl")) {
            at = graph.token(at).head();
        }
        return at < 0 ? -1 : graph.token(at).head();
    }

    private int resolveRelative(int index) {
        if (!isRelativePronoun(index)) {
            return index;
        }
        int antecedent = antecedent(index);
        return antecedent < 0 ? index : antecedent;
    }

    private void addRelatives(int clause) {
        if (!graph.token(clause).deprel().equals("acl:relcl")) {
            return;
        }
        int antecedent = graph.token(clause).head();
        for (int c : graph.children(clause)) {
            if (graph.token(c).lemma().equals("where") && graph.relation(c).equals("advmod")) {
                graph.add(clause, antecedent, Role.IN, false);
            }
        }
        boolean gap = graph.isVerb(clause)
                && !graph.passive(clause)
                && !hasRelativePronoun(clause)
                && graph.hasChild(clause, "nsubj")
                && objects(clause).isEmpty()
                && !graph.hasChild(clause, "ccomp")
                && !graph.hasChild(clause, "xcomp")
                && !hasChildForm(clause, "where")
                && !hasChildForm(clause, "when")
                && !hasChildForm(clause, "why");
        if (gap) {
            graph.add(clause, antecedent, Role.OBJECT, false);
        }
    }

    // ---- edges

    private void addTreeEdges(int dependent) {
        int governor = graph.token(dependent).head();
        if (governor < 0) {
            return;
        }
        String role = role(governor, dependent);
        if (role.isEmpty() || isExcluded(dependent)) {
            return;
        }
        graph.add(governor, resolveRelative(dependent), role, true);
        addConjuncts(governor, dependent, role);
    }

    private void addConjuncts(int governor, int first, String role) {
        for (int c : graph.children(first)) {
            if (!graph.token(c).deprel().equals("conj")) {
                continue;
            }
            boolean clausal = role.equals(Role.OPEN_CLAUSE)
                    || role.equals(Role.CLAUSE)
                    || role.equals(Role.NOUN_CLAUSE)
                    || role.equals(Role.ADVERBIAL_CLAUSE)
                    || role.equals(Role.RELATIVE_CLAUSE);
            if (clausal == graph.isClause(c) || (clausal && graph.isClause(first))) {
                if (isSeparated(first, c)) {
                    continue;
                }
                String own = caseOf(c);
                graph.add(governor, c, own.isEmpty() || clausal ? role : own, false);
                addConjuncts(governor, c, role);
            }
        }
    }

    private String role(int governor, int dependent) {
        return switch (graph.token(dependent).deprel()) {
            case "obj" -> {
                if (isAside(governor, dependent)) {
                    yield Role.NONE;
                }
                String preposition = caseOf(dependent);
                yield preposition.isEmpty() ? Role.OBJECT : preposition;
            }
            case "iobj" -> isAside(governor, graph.child(governor, "obj")) ? Role.OBJECT : Role.RECIPIENT;
            case "obl:agent" -> Role.SUBJECT;
            case "obl" -> {
                String preposition = caseOf(dependent);
                boolean agent = preposition.equals(Role.BY) && graph.passive(governor);
                yield agent ? Role.SUBJECT : preposition.isEmpty() ? Role.UNMARKED : preposition;
            }
            case "obl:unmarked" -> isNamedObject(governor, dependent) ? Role.OBJECT : Role.UNMARKED;
            case "nmod:unmarked" -> Role.UNMARKED;
            case "nmod" -> {
                String preposition = caseOf(dependent);
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
                String preposition = caseOf(dependent);
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

    private String caseOf(int index) {
        for (int c : graph.children(index)) {
            if (graph.token(c).deprel().equals("case") && !graph.token(c).xpos().equals("POS")) {
                return graph.multiword(c);
            }
        }
        return "";
    }

    private void addSubjects(int clause) {
        boolean bearer = graph.isClause(clause)
                || graph.relation(clause).equals("xcomp")
                || (graph.relation(clause).equals("conj")
                        && graph.hasChild(graph.token(clause).head(), "cop"));
        if (!bearer) {
            return;
        }
        String preposition = graph.isVerb(clause) ? "" : caseOf(clause);
        String role = !graph.passive(clause)
                ? preposition.isEmpty() ? Role.SUBJECT : Role.SUBJECT + ' ' + preposition
                : graph.arguments(clause, Role.OBJECT).isEmpty() ? Role.OBJECT : Role.RECIPIENT;
        boolean own = hasOwnSubject(clause) || graph.hasChild(clause, "nsubj:pass");
        for (int subject : graph.surfaceSubjects(clause)) {
            graph.add(clause, subject, role, own);
        }
    }

    /** "arrested and charged Smith": an object behind both verbs, which the tree hangs on the first. */
    private void addSharedObjects(int verb) {
        Token token = graph.token(verb);
        if (!token.deprel().equals("conj") || !graph.isVerb(verb) || graph.passive(verb) || token.head() > verb) {
            return;
        }
        if (graph.hasChild(verb, "nsubj") || graph.hasChild(verb, "xcomp")) {
            return;
        }
        boolean own = graph.hasChild(verb, "obj");
        if (own && (!isBareTransitive(token.head()) || !isAdjacent(token.head(), verb))) {
            return;
        }
        int holder = own ? verb : token.head();
        int other = own ? token.head() : verb;
        for (int c : graph.children(holder)) {
            if (c > verb && graph.token(c).deprel().equals("obj")) {
                addConjuncts(other, c, Role.OBJECT);
                graph.add(other, c, Role.OBJECT, false);
            }
        }
    }

    /** A verb that lacks the object which it usually has. */
    private boolean isBareTransitive(int verb) {
        return graph.isVerb(verb)
                && !graph.passive(verb)
                && !INTRANSITIVE.contains(graph.token(verb).lemma())
                && !graph.hasChild(verb, "obj")
                && !graph.hasChild(verb, "obl")
                && !graph.hasChild(verb, "ccomp")
                && !graph.hasChild(verb, "xcomp");
    }

    /** Whether nothing but a conjunction and adverbs stands between two verbs. */
    private boolean isAdjacent(int first, int second) {
        for (int i = first + 1; i < second; i++) {
            if (!graph.token(i).upos().equals("CCONJ") && !graph.token(i).upos().equals("ADV")) {
                return false;
            }
        }
        return true;
    }

    // ---- nouns that predicate: titles, appositions, "as"

    private void addBearers(int index) {
        Token token = graph.token(index);
        int governor = token.head();
        if (governor < 0) {
            return;
        }
        boolean title = token.deprel().equals("nmod:desc")
                || (token.deprel().equals("compound")
                        && index < governor
                        && token.upos().equals("NOUN")
                        && graph.token(governor).upos().equals("PROPN"));
        int named = nameBeside(index);
        if (title || named >= 0) {
            governor = named >= 0 ? named : governor;
            bear(index, governor);
            for (ClauseGraph.Edge edge : List.copyOf(graph.arguments(governor))) {
                boolean left = edge.argument() < index
                        && (edge.role().equals(Role.POSSESSOR)
                                || edge.role().equals(Role.MODIFIER)
                                || edge.role().equals(Role.COMPOUND));
                if (left) {
                    graph.add(index, edge.argument(), edge.role(), false);
                }
            }
        } else if (token.deprel().equals("vocative")
                && graph.isNominal(governor)
                && graph.token(index).upos().equals("PROPN")) {
            // "Jan Holt, chief executive of Pell Foods, …" opens like an address.
            bear(governor, index);
        } else if (token.deprel().equals("appos") && caseOf(index).isEmpty()) {
            int bearer = nearestName(governor, index);
            bear(index, bearer);
            bear(bearer, index);
            for (int c : graph.children(index)) {
                if (graph.token(c).deprel().equals("conj")
                        && graph.token(c).upos().equals("NOUN")
                        && !hasNameBetween(index, c)) {
                    bear(c, bearer);
                }
            }
        } else if (token.deprel().equals("obl")
                && caseOf(index).equals("as")
                && BEARING_VERBS.contains(graph.token(governor).lemma())) {
            for (int subject : graph.surfaceSubjects(governor)) {
                bear(index, subject);
            }
        }
    }

    /** "minister Ricardo Patino" with both hung on the verb: a noun right before a name is its title. */
    private int nameBeside(int noun) {
        if (noun + 1 >= graph.size()) {
            return -1;
        }
        Token token = graph.token(noun);
        Token next = graph.token(noun + 1);
        boolean beside = token.upos().equals("NOUN")
                && next.upos().equals("PROPN")
                && token.head() == next.head()
                && token.deprel().equals(next.deprel())
                && (token.deprel().startsWith("nsubj") || token.deprel().equals("obj"));
        return beside ? noun + 1 : -1;
    }

    /** The last of several names before an apposition: "Eva Lund and Ivo Maric, a surgeon" says what Maric is. */
    private int nearestName(int first, int apposition) {
        int nearest = first;
        for (int c : graph.children(first)) {
            boolean name = graph.token(c).deprel().equals("conj")
                    && graph.token(c).upos().equals("PROPN");
            if (name && c < apposition && graph.token(apposition).upos().equals("NOUN")) {
                nearest = c;
            }
        }
        return nearest;
    }

    /** "a banker, and Ivo Maric, a surgeon": behind another name the nouns are that one's. */
    private boolean hasNameBetween(int first, int second) {
        for (int i = first + 1; i < second; i++) {
            if (graph.token(i).upos().equals("PROPN") && !graph.dominates(second, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSeparated(int a, int b) {
        for (int i = Math.min(a, b) + 1; i < Math.max(a, b); i++) {
            if (graph.token(i).form().equals(";")) {
                return true;
            }
        }
        return false;
    }

    private void bear(int noun, int bearer) {
        // Behind a semicolon somebody else is spoken of.
        if (isSeparated(noun, bearer)) {
            return;
        }
        graph.add(noun, bearer, Role.SUBJECT, false);
        for (int c : graph.children(noun)) {
            if (graph.token(c).deprel().equals("conj") && c < bearer && graph.isNominal(c)) {
                graph.add(c, bearer, Role.SUBJECT, false);
            }
        }
    }
}

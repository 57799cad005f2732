package newsgraph.claim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.language.ClauseGraph;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/** Tells what fills the slots of the wordings found in one sentence, and whether their relations take it. */
final class MatchReader {
    private static final String LITERAL = "Literal";

    private final int sentence;
    private final ClauseGraph graph;
    private final ArgumentReader arguments;
    private final Map<String, Set<String>> superclasses;
    private final @Nullable TrailingReport trailing;
    private final List<Rejected> rejected = new ArrayList<>();

    MatchReader(
            int sentence,
            ClauseGraph graph,
            ArgumentReader arguments,
            Map<String, Set<String>> superclasses,
            @Nullable TrailingReport trailing) {
        this.sentence = sentence;
        this.graph = graph;
        this.arguments = arguments;
        this.superclasses = superclasses;
        this.trailing = trailing;
    }

    /** A wording whose slots are filled as its relation asks. */
    record Fit(
            WordingMatcher.Match match,
            ArgumentReader.Found subject,
            Argument object,
            Map<String, Argument> roles,
            double confidence) {
        Fit {
            roles = Map.copyOf(roles);
        }
    }

    /**
     * The matches that are filled as their relations ask. Where one wording takes as its own word what another has for an
     * argument, the other yields: whoever "refused asylum" did not refuse some asylum besides.
     */
    List<Fit> fits(List<WordingMatcher.Match> matches) {
        List<Fit> fits = new ArrayList<>();
        for (WordingMatcher.Match match : matches) {
            Fit fit = fit(match);
            if (fit != null) {
                fits.add(fit);
            }
        }
        return fits.stream()
                .filter(fit -> fits.stream().noneMatch(other -> fit.match().yieldsTo(other.match())))
                .toList();
    }

    /** The wordings whose slots held what their relations do not take. */
    List<Rejected> rejected() {
        return rejected;
    }

    private @Nullable Fit fit(WordingMatcher.Match match) {
        Relation relation = match.pattern().relation();
        int subjectToken = match.slots().getOrDefault("SUBJECT", -1);
        int objectToken = match.slots().getOrDefault("OBJECT", -1);
        if (subjectToken < 0 || objectToken < 0 || hasInnerNegation(match)) {
            return null;
        }
        if (trailing != null && Math.max(subjectToken, objectToken) > trailing.comma()) {
            return null;
        }
        ArgumentReader.Found subject = arguments.entity(sentence, subjectToken);
        if (subject == null || !ClaimReader.isOf(subject.entity(), relation.domain(), superclasses)) {
            reject(match, "SUBJECT", subjectToken, subject, relation.domain());
            return null;
        }
        Argument object = object(relation, objectToken, match);
        if (object == null) {
            reject(match, "OBJECT", objectToken, arguments.entity(sentence, objectToken), relation.range());
            return null;
        }
        if (object.equals(new Argument.Of(subject.entity()))) {
            return null;
        }
        Map<String, Argument> roles = new LinkedHashMap<>();
        for (Map.Entry<String, Integer> slot : match.slots().entrySet()) {
            if (!slot.getKey().equals("SUBJECT") && !slot.getKey().equals("OBJECT")) {
                roles.put(slot.getKey().toLowerCase(Locale.ROOT), argument(slot.getValue()));
            }
        }
        addPlace(match.predicate(), subject.entity(), object, roles);
        double confidence = SentenceClaims.SURE - 0.03 * match.indirect() - penalty(subject) - penalty(objectToken);
        return new Fit(match, subject, object, roles, confidence);
    }

    private void reject(
            WordingMatcher.Match match,
            String slot,
            int token,
            ArgumentReader.@Nullable Found found,
            Set<String> expected) {
        rejected.add(new Rejected(
                match.pattern().relation(),
                match.pattern().wording(),
                slot,
                arguments.words(sentence, token),
                found == null ? null : found.entity().type(),
                expected,
                sentence,
                graph.token(match.predicate()).begin(),
                graph.token(match.predicate()).end()));
    }

    /** "threatened not to enter" is no threat to enter. */
    private boolean hasInnerNegation(WordingMatcher.Match match) {
        return hasInnerNegation(match.pattern().root(), match.predicate());
    }

    private boolean hasInnerNegation(WordingPattern.Node node, int token) {
        for (WordingPattern.Branch branch : node.branches()) {
            if (branch.node().slot() != null) {
                continue;
            }
            for (ClauseGraph.Edge edge : graph.arguments(token)) {
                boolean inner = branch.node()
                                .lemmas()
                                .contains(graph.token(edge.argument()).lemma())
                        && graph.isVerb(edge.argument());
                if (inner && Negation.isBeside(graph, edge.argument())) {
                    return true;
                }
            }
        }
        return false;
    }

    private @Nullable Argument object(Relation relation, int token, WordingMatcher.Match match) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        boolean words = relation.range().contains(LITERAL);
        if (found != null && (!words || relation.range().size() > 1)) {
            if (ClaimReader.isOf(found.entity(), relation.range(), superclasses)) {
                return new Argument.Of(found.entity());
            }
        }
        if (!words) {
            return null;
        }
        // "is the foreign minister" names a position; "won the first round" is quoted as it stands.
        boolean position = "OBJECT".equals(match.pattern().root().slot());
        String literal = position ? arguments.position(sentence, token) : arguments.words(sentence, token);
        boolean pronoun = graph.token(token).upos().equals("PRON") && literal.indexOf(' ') < 0;
        return literal.isEmpty() || pronoun ? null : new Argument.Literal(literal);
    }

    private Argument argument(int token) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        return found != null ? new Argument.Of(found.entity()) : new Argument.Literal(arguments.words(sentence, token));
    }

    private void addPlace(int predicate, Entity subject, Argument object, Map<String, Argument> roles) {
        if (!graph.isVerb(predicate) || roles.containsKey("place")) {
            return;
        }
        for (String preposition : List.of("in", "at", "near", "outside", "inside")) {
            for (int token : graph.arguments(predicate, preposition)) {
                ArgumentReader.Found found = arguments.entity(sentence, token);
                if (found == null || found.entity().equals(subject) || object.equals(new Argument.Of(found.entity()))) {
                    continue;
                }
                if (found.entity().kind() == Kind.PLACE || found.entity().kind() == Kind.STATE) {
                    roles.putIfAbsent("place", new Argument.Of(found.entity()));
                }
            }
        }
    }

    private double penalty(int token) {
        ArgumentReader.Found found = arguments.entity(sentence, token);
        return found == null ? 0 : penalty(found);
    }

    static double penalty(ArgumentReader.Found found) {
        return switch (found.mention().form()) {
            case PRONOUN -> 0.15;
            case NOMINAL -> 0.05;
            case NAME, DEMONYM -> 0;
        };
    }
}

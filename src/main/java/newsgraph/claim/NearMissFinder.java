package newsgraph.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import newsgraph.claim.ClaimReader.SentenceReading;
import newsgraph.claim.WordingPattern.Branch;
import newsgraph.claim.WordingPattern.Node;
import newsgraph.language.ClauseGraph;
import org.jspecify.annotations.Nullable;

/**
 * Finds the wordings that a sentence nearly uses: lays each on every word that it could begin at, and tells what fails. A
 * negation is no failure, since a wording says nothing about it.
 */
final class NearMissFinder {
    /** With less of a wording than this in the sentence, it is no near miss. */
    private static final double LEAST_SHARE = 0.5;

    private static final int MOST_NAMED = 4;

    private final PatternIndex patterns;
    private final Map<String, Set<String>> superclasses;

    NearMissFinder(PatternIndex patterns, Map<String, Set<String>> superclasses) {
        this.patterns = patterns;
        this.superclasses = superclasses;
    }

    /**
     * The near misses of a sentence, the nearest first, one for each relation.
     *
     * @param read the IRIs of the relations that the sentence is read as, which are no near misses
     */
    List<NearMiss> find(SentenceReading sentence, Set<String> read, int most) {
        List<NearMiss> found = new ArrayList<>();
        for (LazyWording wording : patterns.wordings()) {
            if (!read.contains(wording.relation().iri())) {
                NearMiss best = best(wording, sentence);
                if (best != null) {
                    found.add(best);
                }
            }
        }
        found.sort(Comparator.comparingDouble((NearMiss miss) -> -miss.share())
                .thenComparingInt(miss -> miss.failures().size()));
        Set<String> relations = new TreeSet<>();
        return found.stream()
                .filter(miss -> relations.add(miss.relation().iri()))
                .limit(most)
                .toList();
    }

    private @Nullable NearMiss best(LazyWording wording, SentenceReading sentence) {
        NearMiss best = null;
        for (WordingPattern pattern : wording.patterns()) {
            for (int i = 0; i < sentence.graph().size(); i++) {
                if (!mayBegin(pattern.root(), sentence.graph(), i)) {
                    continue;
                }
                Laid laid = new Laying(pattern, sentence).lay(pattern.root(), i, false);
                boolean near = laid.words > 0 && laid.share() >= LEAST_SHARE && !laid.failures.isEmpty();
                if (near && (best == null || laid.share() > best.share())) {
                    best = new NearMiss(
                            wording.relation(),
                            wording.wording(),
                            sentence.index(),
                            sentence.graph().token(i).form(),
                            laid.share(),
                            laid.failures);
                }
            }
        }
        return best;
    }

    private static boolean mayBegin(Node root, ClauseGraph graph, int token) {
        return root.category().isEmpty()
                ? graph.isNominal(token)
                : root.category().equals(PatternTree.category(graph.token(token)));
    }

    /**
     * How much of a pattern was found.
     *
     * @param held nodes of the pattern that the sentence holds
     * @param words those of them that are words and no slots
     * @param all nodes of the pattern
     */
    private record Laid(int held, int words, int all, List<String> failures) {
        double share() {
            return (double) held / all;
        }

        Laid and(Laid other) {
            List<String> both = new ArrayList<>(failures);
            both.addAll(other.failures);
            return new Laid(held + other.held, words + other.words, all + other.all, both);
        }
    }

    /** Lays one pattern on one sentence. */
    private final class Laying {
        private final WordingPattern pattern;
        private final SentenceReading sentence;
        private final ClauseGraph graph;

        Laying(WordingPattern pattern, SentenceReading sentence) {
            this.pattern = pattern;
            this.sentence = sentence;
            this.graph = sentence.graph();
        }

        Laid lay(Node node, int token, boolean inner) {
            Laid laid = self(node, token);
            for (Branch branch : node.branches()) {
                laid = laid.and(follow(node, branch, token, inner));
            }
            return laid;
        }

        private Laid self(Node node, int token) {
            String form = graph.token(token).form();
            if (!node.lemmas().isEmpty() && !WordingFit.fits(graph, node, token)) {
                boolean sameWord = node.lemmas().contains(graph.token(token).lemma());
                String why = sameWord
                        ? "\"" + form + "\" stands with another particle or as another part of speech"
                        : "\"" + form + "\" stands where the wording has " + named(node);
                return new Laid(0, 0, 1, List.of(why));
            }
            String failure = node.slot() == null ? null : typeFailure(node.slot(), token);
            return failure == null
                    ? new Laid(1, node.lemmas().isEmpty() ? 0 : 1, 1, List.of())
                    : new Laid(0, 0, 1, List.of(failure));
        }

        private @Nullable String typeFailure(String slot, int token) {
            Set<String> classes = switch (slot) {
                case "SUBJECT" -> pattern.relation().domain();
                case "OBJECT" -> pattern.relation().range();
                default -> Set.of();
            };
            if (classes.isEmpty() || classes.contains("Literal")) {
                return null;
            }
            ArgumentReader.Found found = sentence.arguments().entity(sentence.index(), token);
            String words = "\"" + sentence.arguments().words(sentence.index(), token) + "\"";
            String expected = "not " + String.join(" or ", new TreeSet<>(classes));
            if (found == null) {
                return slot + ": " + words + " names nobody and nothing, " + expected;
            }
            return ClaimReader.isOf(found.entity(), classes, superclasses)
                    ? null
                    : slot + ": " + words + " is a " + found.entity().type() + ", " + expected;
        }

        private Laid follow(Node node, Branch branch, int token, boolean inner) {
            Laid best = null;
            for (ClauseGraph.Edge edge : graph.arguments(token)) {
                if (WordingFit.allows(node, branch, edge, graph, inner)) {
                    Laid laid = lay(branch.node(), edge.argument(), true);
                    best = best == null || laid.held > best.held ? laid : best;
                }
            }
            int size = size(branch.node());
            if (best != null && best.held > 0) {
                return best;
            }
            for (ClauseGraph.Edge edge : graph.arguments(token)) {
                boolean elsewhere =
                        branch.node().slot() == null && WordingFit.fits(graph, branch.node(), edge.argument());
                if (elsewhere) {
                    String why = "\"" + graph.token(edge.argument()).form() + "\" is the " + edge.role() + " of \""
                            + graph.token(token).form() + "\", and not its " + branch.role();
                    return new Laid(0, 0, size, List.of(why));
                }
            }
            return best != null
                    ? best
                    : new Laid(
                            0,
                            0,
                            size,
                            List.of("\"" + graph.token(token).form() + "\" has no " + branch.role() + " for "
                                    + named(branch.node())));
        }

        private int size(Node node) {
            int size = 1;
            for (Branch branch : node.branches()) {
                size += size(branch.node());
            }
            return size;
        }

        private String named(Node node) {
            if (node.lemmas().isEmpty()) {
                return String.valueOf(node.slot());
            }
            List<String> words = node.lemmas().stream().sorted().toList();
            return "\"" + String.join("|", words.subList(0, Math.min(MOST_NAMED, words.size())))
                    + (words.size() > MOST_NAMED ? "|…" : "") + "\"";
        }
    }
}

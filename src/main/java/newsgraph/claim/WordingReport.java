package newsgraph.claim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import newsgraph.claim.WordingPattern.Branch;
import newsgraph.claim.WordingPattern.Node;
import newsgraph.ontology.Relation;

/**
 * How the wordings of an ontology are understood.
 *
 * @param understood a line a pattern, {@code relation: wording -> predicate (role: slot …)}
 * @param notUnderstood the wordings without a pattern, by the relation's local name
 * @param ambiguous a line for each wording that is understood in two ways, which are both looked for
 * @param shadowed a line for each two relations of which one wording is also, or more narrowly, the other's
 */
public record WordingReport(
        List<String> understood,
        Map<String, List<String>> notUnderstood,
        List<String> ambiguous,
        List<String> shadowed) {
    public WordingReport {
        understood = List.copyOf(understood);
        notUnderstood = Map.copyOf(notUnderstood);
        ambiguous = List.copyOf(ambiguous);
        shadowed = List.copyOf(shadowed);
    }

    static WordingReport of(List<LazyWording> wordings, Map<String, Set<String>> superclasses) {
        // Analysed side by side, and told in the ontology's order.
        wordings.parallelStream().forEach(LazyWording::patterns);
        List<String> understood = new ArrayList<>();
        Map<String, List<String>> notUnderstood = new TreeMap<>();
        List<String> ambiguous = new ArrayList<>();
        Map<String, List<WordingPattern>> byPredicate = new LinkedHashMap<>();
        for (LazyWording wording : wordings) {
            for (WordingPattern pattern : wording.patterns()) {
                understood.add(wording.relation().name() + ": " + wording.wording() + " -> " + pattern.describe());
                for (String lemma : pattern.root().lemmas()) {
                    byPredicate
                            .computeIfAbsent(lemma + '/' + pattern.root().category(), k -> new ArrayList<>())
                            .add(pattern);
                }
            }
            if (wording.patterns().isEmpty()) {
                notUnderstood
                        .computeIfAbsent(wording.relation().name(), k -> new ArrayList<>())
                        .add(wording.wording());
            }
            ambiguous.addAll(twoWays(wording));
        }
        Set<String> shadowed = new LinkedHashSet<>();
        byPredicate.values().forEach(same -> compare(same, superclasses, shadowed));
        return new WordingReport(understood, notUnderstood, ambiguous, List.copyOf(shadowed));
    }

    /** Two patterns of the same slots and words that hang together otherwise. */
    private static List<String> twoWays(LazyWording wording) {
        Map<String, Set<String>> byContent = new LinkedHashMap<>();
        Set<String> alternations = new LinkedHashSet<>();
        for (WordingPattern pattern : wording.patterns()) {
            DativeAlternation.of(pattern.root()).forEach(root -> alternations.add(sorted(root)));
        }
        for (WordingPattern pattern : wording.patterns()) {
            if (alternations.contains(sorted(pattern.root()))) {
                continue;
            }
            byContent
                    .computeIfAbsent(
                            content(pattern.root()).stream().sorted().toList().toString(), k -> new LinkedHashSet<>())
                    .add(sorted(pattern.root()));
        }
        List<String> lines = new ArrayList<>();
        for (Set<String> ways : byContent.values()) {
            if (ways.size() > 1) {
                lines.add(wording.relation().name() + ": " + wording.wording() + " -> " + String.join("  or  ", ways));
            }
        }
        return lines;
    }

    private static List<String> content(Node node) {
        List<String> content = new ArrayList<>();
        content.add(node.slot() + "=" + node.lemmas().stream().sorted().toList());
        for (Branch branch : node.branches()) {
            content.addAll(content(branch.node()));
        }
        return content;
    }

    /** The pattern in one line, whatever the order of its branches. */
    private static String sorted(Node node) {
        return inOrder(node).toString();
    }

    private static Node inOrder(Node node) {
        List<Branch> branches = new ArrayList<>();
        for (Branch branch : node.branches()) {
            branches.add(new Branch(branch.role(), inOrder(branch.node())));
        }
        branches.sort((a, b) -> (a.role() + a.node()).compareTo(b.role() + b.node()));
        return new Node(node.lemmas(), node.category(), node.slot(), branches);
    }

    private static void compare(
            List<WordingPattern> same, Map<String, Set<String>> superclasses, Set<String> shadowed) {
        for (int i = 0; i < same.size(); i++) {
            for (int j = 0; j < same.size(); j++) {
                WordingPattern a = same.get(i);
                WordingPattern b = same.get(j);
                boolean apart = i == j || a.relation().equals(b.relation());
                if (apart || !overlap(a.relation(), b.relation(), superclasses)) {
                    continue;
                }
                if (i < j && sorted(a.root()).equals(sorted(b.root()))) {
                    shadowed.add(a.relation().name() + " and " + b.relation().name() + " are worded alike: \""
                            + a.wording() + "\" and \"" + b.wording() + "\"; both are claimed");
                } else if (isOpener(a.root(), b.root())) {
                    shadowed.add(a.relation().name() + ": \"" + a.wording() + "\" yields to "
                            + b.relation().name() + ": \"" + b.wording() + "\" where both are used");
                }
            }
        }
    }

    /** Whether one pattern has an open slot where the other, with the same roles besides, has a word of its own. */
    private static boolean isOpener(Node a, Node b) {
        boolean opener = false;
        for (Branch mine : a.branches()) {
            Branch its = b.branches().stream()
                    .filter(other -> other.role().equals(mine.role()))
                    .findFirst()
                    .orElse(null);
            if (its == null) {
                return false;
            }
            boolean open = mine.node().slot() != null && mine.node().lemmas().isEmpty();
            if (open && its.node().slot() == null) {
                opener = true;
            } else if (Collections.disjoint(lemmas(mine), lemmas(its))
                    || !Objects.equals(mine.node().slot(), its.node().slot())) {
                return false;
            }
        }
        return opener;
    }

    /** The words of a branch; one common word for all open slots. */
    private static Set<String> lemmas(Branch branch) {
        return branch.node().lemmas().isEmpty() ? Set.of("") : branch.node().lemmas();
    }

    private static boolean overlap(Relation a, Relation b, Map<String, Set<String>> superclasses) {
        return overlap(a.domain(), b.domain(), superclasses);
    }

    private static boolean overlap(Set<String> a, Set<String> b, Map<String, Set<String>> superclasses) {
        if (a.isEmpty() || b.isEmpty()) {
            return true;
        }
        for (String one : a) {
            for (String other : b) {
                if (superclasses.getOrDefault(one, Set.of(one)).contains(other)
                        || superclasses.getOrDefault(other, Set.of(other)).contains(one)) {
                    return true;
                }
            }
        }
        return false;
    }
}

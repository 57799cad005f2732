package newsgraph.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import newsgraph.article.Article;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;

/** Reads what a text claims, by the wordings of the ontology. Safe for use by many threads. */
public final class ClaimReader {
    private final Map<String, Relation> relations = new HashMap<>();
    private final Map<String, Set<String>> superclasses;
    private final Signals signals;
    private final List<WordingPattern> patterns = new ArrayList<>();
    private final Map<String, List<String>> notUnderstood = new LinkedHashMap<>();
    private final WordingMatcher matcher;
    private final Offices offices;

    private record Understood(Relation relation, String wording, List<WordingPattern> patterns) {}

    /** Understands the rule book's wordings with the analyzer that also reads the articles. */
    public ClaimReader(RuleBook ruleBook, TextAnalyzer analyzer) {
        superclasses = ruleBook.superclasses();
        signals = new Signals(ruleBook.signals());
        WordingParser parser = new WordingParser(analyzer, ruleBook.wordLists(), superclasses);
        for (Relation relation : ruleBook.relations()) {
            relations.put(relation.name(), relation);
        }
        // Wordings are understood side by side, and kept in the ontology's order.
        List<Understood> understood = ruleBook.relations().parallelStream()
                .flatMap(relation -> relation.wordings().stream()
                        .map(wording -> new Understood(relation, wording, parser.parse(relation, wording))))
                .toList();
        for (Understood each : understood) {
            patterns.addAll(each.patterns());
            if (each.patterns().isEmpty()) {
                notUnderstood
                        .computeIfAbsent(each.relation().name(), k -> new ArrayList<>())
                        .add(each.wording());
            }
        }
        matcher = new WordingMatcher(patterns);
        offices = new Offices(ruleBook.wordLists());
    }

    /** How each wording was understood: a line each, {@code relation: wording -> predicate (role: slot …)}. */
    public List<String> describeWordings() {
        List<String> lines = new ArrayList<>();
        for (WordingPattern pattern : patterns) {
            lines.add(pattern.relation().name() + ": " + pattern.wording() + " -> " + pattern.describe());
        }
        return lines;
    }

    /** The wordings that could not be understood, by the relation's local name. */
    public Map<String, List<String>> notUnderstood() {
        return Map.copyOf(notUnderstood);
    }

    /** The claims of the article, and the predicates that they and everything else hang on. */
    public Claims read(Article article, Text text, Entities entities) {
        List<ClauseGraph> graphs =
                text.sentences().stream().map(ClauseGraph::new).toList();
        Quotations quotations = Quotations.read(text, graphs, signals);
        ArgumentReader arguments = new ArgumentReader(text, graphs, entities, quotations, offices);
        Dates dates = new Dates(article.published());
        List<Claim> claims = new ArrayList<>();
        List<Predicate> predicates = new ArrayList<>();
        for (int s = 0; s < graphs.size(); s++) {
            ClauseGraph graph = graphs.get(s);
            FactualityReader factuality = new FactualityReader(graph, signals, quotations.in(graph.sentence()), s);
            SentenceClaims sentence = new SentenceClaims(
                    s, text, graph, arguments, factuality, relations, superclasses, dates, factuality.trailing());
            int at = s;
            Set<Integer> covered = new HashSet<>();
            IntPredicate isMention = token -> arguments.isMention(at, token);
            IntPredicate isName = token -> arguments.isName(at, token);
            for (WordingMatcher.Match match : matcher.find(graph, isMention)) {
                if (!offices.isAnother(graph, match, isMention, isName)) {
                    sentence.add(match);
                }
                covered.add(match.predicate());
            }
            sentence.addAges();
            sentence.addNationalities();
            sentence.addParts(entities.parts());
            sentence.addOpen(covered);
            claims.addAll(unique(sentence.claims()));
            predicates.addAll(new PredicateReader(s, graph, factuality, arguments).read(covered));
        }
        return new Claims(claims, predicates);
    }

    /** One claim a subject, relation and object: the one that the sentence stands behind, else the surest. */
    private static List<Claim> unique(List<Claim> claims) {
        Map<Object, Claim> best = new LinkedHashMap<>();
        for (Claim claim : claims) {
            Object key = List.of(
                    claim.subject(),
                    claim.relation() == null
                            ? claim.wording()
                            : claim.relation().iri(),
                    claim.object());
            best.merge(key, claim, (a, b) -> rank(b) > rank(a) ? b : a);
        }
        List<Claim> ordered = new ArrayList<>(best.values());
        ordered.sort(Comparator.comparingInt(Claim::begin)
                .thenComparing((Claim c) -> c.subject().label())
                .thenComparing(c -> c.relation() == null ? "" : c.relation().iri())
                .thenComparing(c -> labelOf(c.object())));
        return ordered;
    }

    private static double rank(Claim claim) {
        return (claim.asserted() ? 2 : 0) + claim.confidence() + claim.roles().size() * 0.001;
    }

    private static String labelOf(Argument argument) {
        return argument instanceof Argument.Of of ? of.entity().label() : ((Argument.Literal) argument).words();
    }

    /** Whether an entity is of one of the classes, given by local name; any entity where none is given. */
    static boolean isOf(Entity entity, Set<String> classes, Map<String, Set<String>> superclasses) {
        if (classes.isEmpty()) {
            return true;
        }
        for (String kind : superclasses.getOrDefault(entity.type(), Set.of(entity.type()))) {
            if (classes.contains(kind)) {
                return true;
            }
        }
        return false;
    }
}

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
import newsgraph.language.Clauses;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;

/** Reads what a text claims, by the wordings of the ontology. Safe for use by many threads. */
public final class ClaimReader {
    private final Map<String, Relation> relations = new HashMap<>();
    private final Map<String, Set<String>> superclasses;
    private final Signals signals;
    private final PatternIndex patterns;
    private final WordingMatcher matcher;
    private final Offices offices;

    /** Understands the rule book's wordings with the analyzer that also reads the articles. */
    public ClaimReader(RuleBook ruleBook, TextAnalyzer analyzer) {
        superclasses = ruleBook.superclasses();
        signals = new Signals(ruleBook.signals());
        WordingParser parser = new WordingParser(analyzer, ruleBook.wordLists(), superclasses);
        for (Relation relation : ruleBook.relations()) {
            relations.put(relation.name(), relation);
        }
        List<LazyWording> wordings = new ArrayList<>();
        for (Relation relation : ruleBook.relations()) {
            for (String wording : relation.wordings()) {
                wordings.add(
                        new LazyWording(relation, wording, wordings.size(), parser, analyzer, ruleBook.wordLists()));
            }
        }
        patterns = new PatternIndex(wordings);
        matcher = new WordingMatcher(patterns);
        offices = new Offices(ruleBook.wordLists());
    }

    /** How the wordings are understood, which of them in two ways, and which stand in one another's way. */
    public WordingReport wordings() {
        return WordingReport.of(patterns.wordings(), superclasses);
    }

    /** The claims of the article, and the predicates that they and everything else hang on. */
    public Claims read(Article article, Clauses clauses, Entities entities) {
        List<Claim> claims = new ArrayList<>();
        List<Predicate> predicates = new ArrayList<>();
        List<Rejected> rejected = new ArrayList<>();
        for (SentenceReading sentence : sentences(article, clauses, entities)) {
            claims.addAll(unique(sentence.claims().claims()));
            predicates.addAll(sentence.predicates());
            rejected.addAll(sentence.slots().rejected());
        }
        return new Claims(claims, predicates, rejected);
    }

    /**
     * Why the text is read as it is: the ground of each claim, and the wordings that it nearly uses.
     *
     * @param most how many near misses a sentence may have
     */
    public Explanation explain(Article article, Clauses clauses, Entities entities, int most) {
        NearMissFinder finder = new NearMissFinder(patterns, superclasses);
        List<Ground> grounds = new ArrayList<>();
        List<NearMiss> nearMisses = new ArrayList<>();
        for (SentenceReading sentence : sentences(article, clauses, entities)) {
            Set<String> read = new HashSet<>();
            for (Claim claim : unique(sentence.claims().claims())) {
                WordingMatcher.Match match = sentence.claims().matchOf(claim);
                String path = match == null ? "" : SyntaxPath.of(match, sentence.graph());
                int begin = sentence.graph().sentence().begin();
                grounds.add(new Ground(claim, begin, path, sentence.claims().reasonOf(claim)));
                read.add(claim.relation() == null ? "" : claim.relation().iri());
            }
            nearMisses.addAll(finder.find(sentence, read, most));
        }
        return new Explanation(grounds, nearMisses);
    }

    /** One sentence, read. */
    record SentenceReading(
            int index,
            ClauseGraph graph,
            ArgumentReader arguments,
            MatchReader slots,
            SentenceClaims claims,
            List<Predicate> predicates) {}

    private List<SentenceReading> sentences(Article article, Clauses clauses, Entities entities) {
        Text text = clauses.text();
        List<ClauseGraph> graphs = clauses.graphs();
        Quotations quotations = Quotations.read(text, graphs, signals);
        ArgumentReader arguments = new ArgumentReader(text, graphs, entities, quotations, offices);
        Dates dates = new Dates(article.published());
        List<SentenceReading> read = new ArrayList<>();
        for (int s = 0; s < graphs.size(); s++) {
            ClauseGraph graph = graphs.get(s);
            FactualityReader factuality = new FactualityReader(graph, signals, quotations.in(graph.sentence()), s);
            SentenceClaims sentence =
                    new SentenceClaims(s, text, graph, arguments, factuality, relations, superclasses, dates);
            MatchReader slots = new MatchReader(s, graph, arguments, superclasses, factuality.trailing());
            int at = s;
            IntPredicate isMention = token -> arguments.isMention(at, token);
            List<WordingMatcher.Match> matches = matcher.find(graph, isMention);
            IntPredicate isName = token -> arguments.isName(at, token);
            List<WordingMatcher.Match> own = matches.stream()
                    .filter(match -> !offices.isAnother(graph, match, isMention, isName))
                    .toList();
            slots.fits(own).forEach(sentence::add);
            Set<Integer> covered = new HashSet<>();
            matches.forEach(match -> covered.add(match.predicate()));
            sentence.addAges();
            sentence.addNationalities();
            sentence.addParts(entities.parts());
            sentence.addOpen(covered);
            List<Predicate> predicates = new PredicateReader(s, graph, signals, factuality, arguments).read(covered);
            read.add(new SentenceReading(s, graph, arguments, slots, sentence, predicates));
        }
        return read;
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

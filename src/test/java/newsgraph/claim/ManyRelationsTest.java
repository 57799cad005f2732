package newsgraph.claim;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import newsgraph.article.Article;
import newsgraph.entity.Entities;
import newsgraph.entity.EntityReader;
import newsgraph.language.Clauses;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import newsgraph.ontology.RuleBookReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The benchmark of the claim stage alone: tokens a second of one core's CPU time with the ontology that ships, and how much
 * longer it takes with 1,500 made-up relations than with 20.
 *
 * <p>{@code mvn -q test -Plong -Dtest=ManyRelationsTest}
 */
@Tag("long")
class ManyRelationsTest {
    private static final int FEW = 20;
    private static final int MANY = 1_500;
    private static final int WARM_UP_ROUNDS = 12;
    private static final int ROUNDS = 8;
    private static final double MOST_TIMES_LONGER = 2;
    private static final int LEAST_TOKENS_A_SECOND = 15_000;
    private static final double NANOS = 1e9;

    private static final String[] VERBS = {
        "grants", "meets", "says", "gives", "takes", "calls", "sends", "asks", "tells", "denies", "praises", "leaves",
                "holds",
        "wins", "offers", "keeps", "brings", "shows", "pays", "puts", "turns", "finds", "hears", "moves", "signs",
                "opens",
        "arrests", "visits", "sues", "warns", "backs", "thanks", "names", "joins", "leads", "buys", "sells", "builds"
    };
    private static final String[] LINKS = {
        "",
        "with ",
        "for ",
        "against ",
        "on ",
        "to ",
        "a visit to ",
        "a talk with ",
        "a report on ",
        "a letter to ",
        "a threat against ",
        "support for ",
        "an attack on ",
        "a deal with ",
        "a ban on ",
        "the head of ",
        "the trial of ",
        "the leader of ",
        "the release of ",
        "a plan for ",
        "money to ",
        "a look at ",
        "a claim against ",
        "help to ",
        "the arrest of ",
        "charges against ",
        "an offer to ",
        "pressure on ",
        "a case against ",
        "a search for ",
        "the right of ",
        "control over ",
        "the death of ",
        "the return of ",
        "a speech on ",
        "an end to ",
        "trade with ",
        "the rise of ",
        "doubts over ",
        "a vote on "
    };

    private final RuleBook shipped = RuleBookReader.bundled();

    private RuleBook madeUp(int relations) {
        Random random = new Random(20120816);
        Set<String> wordings = new LinkedHashSet<>();
        while (wordings.size() < relations) {
            wordings.add("SUBJECT " + VERBS[random.nextInt(VERBS.length)] + " " + LINKS[random.nextInt(LINKS.length)]
                    + "OBJECT");
        }
        List<Relation> made = new ArrayList<>();
        for (String wording : wordings) {
            String name = "r" + made.size();
            made.add(new Relation(
                    "urn:" + name,
                    name,
                    name,
                    "",
                    Set.of(),
                    Set.of(),
                    List.of(),
                    null,
                    null,
                    null,
                    null,
                    List.of(wording),
                    List.of()));
        }
        return new RuleBook(made, shipped.superclasses(), shipped.signals(), shipped.gazetteer(), shipped.wordLists());
    }

    private record Read(Article article, Clauses clauses, Entities entities) {}

    private List<Read> articles() throws IOException {
        EntityReader entities = new EntityReader(shipped);
        List<Read> articles = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src/test/resources/cases/claim"))) {
            for (Path file : (Iterable<Path>)
                    files.filter(f -> f.toString().endsWith(".txt")).sorted()::iterator) {
                String string = Files.readString(file).split("\n---", 2)[0];
                Clauses clauses = Clauses.of(TextAnalyzer.shared().analyze(string));
                Article article = new Article("a", "a", string, null, null, null, null, null);
                articles.add(new Read(article, clauses, entities.read(clauses)));
            }
        }
        return articles;
    }

    private static long nanos(ClaimReader reader, List<Read> articles) {
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        for (Read read : articles) {
            reader.read(read.article(), read.clauses(), read.entities());
        }
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
    }

    @Test
    void timeDoesNotGrowWithTheNumberOfRelations() throws IOException {
        List<Read> articles = articles();
        long tokens = articles.stream()
                .flatMap(a -> a.clauses().text().sentences().stream())
                .mapToLong(s -> s.tokens().size())
                .sum();
        ClaimReader[] readers = {
            new ClaimReader(shipped, TextAnalyzer.shared()),
            new ClaimReader(madeUp(FEW), TextAnalyzer.shared()),
            new ClaimReader(madeUp(MANY), TextAnalyzer.shared())
        };
        long[] least = {Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE};
        long[] first = new long[readers.length];
        for (int round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
            for (int i = 0; i < readers.length; i++) {
                long nanos = nanos(readers[i], articles);
                first[i] = round == 0 ? nanos : first[i];
                if (round >= WARM_UP_ROUNDS) {
                    least[i] = Math.min(least[i], nanos);
                }
            }
        }
        double rate = tokens / (least[0] / NANOS);
        double longer = (double) least[2] / least[1];
        System.out.println(String.format(
                Locale.ROOT,
                "claims: %d tokens; shipped ontology %.0f tokens/s of CPU; %d relations %.0f, %d relations %.0f: %.2f times as "
                        + "long; first round, with the wordings' analysis: %.1f s, %.1f s, %.1f s",
                tokens,
                rate,
                FEW,
                tokens / (least[1] / NANOS),
                MANY,
                tokens / (least[2] / NANOS),
                longer,
                first[0] / NANOS,
                first[1] / NANOS,
                first[2] / NANOS));
        assertTrue(longer < MOST_TIMES_LONGER, longer + " times as long");
        assertTrue(rate > LEAST_TOKENS_A_SECOND, rate + " tokens a second");
    }
}

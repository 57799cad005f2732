package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Offsets;
import newsgraph.article.Reading.Accepted;
import newsgraph.claim.Claim;
import newsgraph.claim.Polarity;
import org.apache.jena.rdf.model.Model;
import org.apache.jena.rdf.model.Resource;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.vocabulary.RDF;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must, may and must not come out of the seed articles. */
class SeedsTest {
    private static final String NG = "https://w3id.org/newsgraph/ontology#";
    private static final Path NOT_YET = Path.of("src/test/resources/cases/seeds-not-yet.txt");

    static Stream<Path> articles() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("seeds"))) {
            List<Path> articles =
                    files.filter(f -> f.toString().endsWith(".txt")).sorted().toList();
            assertFalse(articles.isEmpty());
            return articles.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("articles")
    void holdsWhatIsExpectedOfIt(Path file) throws IOException {
        List<Claim> claims = Reading.analyzer().analyze(read(file)).claims().all();
        String name = file.getFileName().toString().replace(".txt", "");
        Model expected = RDFDataMgr.loadModel("seeds/" + name + ".expected.ttl");
        Set<String> failures = new TreeSet<>();
        int count = 0;
        for (String kind : List.of("MustHold", "MustNotHold", "MustBeClaimed")) {
            for (Resource one : expected.listSubjectsWithProperty(RDF.type, expected.createResource(NG + kind))
                    .toList()) {
                count++;
                if (!holds(kind, one, claims)) {
                    failures.add(describe(name, kind, one));
                }
            }
        }
        assertTrue(count >= 8, name + " expects " + count + " things");
        Set<String> known = known(name);
        assertTrue(
                known.stream().noneMatch(k -> k.contains("MustNotHold")),
                "what must not hold is never put off: " + known);
        Set<String> news = new TreeSet<>(failures);
        news.removeAll(known);
        assertEquals(
                Set.of(),
                news,
                () -> "read: " + claims.stream().map(Reading::describe).toList());
        Set<String> mended = new TreeSet<>(known);
        mended.removeAll(failures);
        assertEquals(Set.of(), mended, "read rightly now: take these off " + NOT_YET);
    }

    private static Article read(Path file) {
        List<Article> read = new ArrayList<>();
        new Articles(null, Offsets.OF_ARTICLE, InputStream.nullInputStream())
                .read(List.of(file.toString()), reading -> {
                    if (reading instanceof Accepted accepted) {
                        read.add(accepted.article());
                    }
                });
        return read.get(0);
    }

    private static boolean holds(String kind, Resource one, List<Claim> claims) {
        String subject = text(one, RDF.subject.getURI());
        String predicate = one.getProperty(RDF.predicate).getObject().isLiteral()
                ? "*"
                : one.getProperty(RDF.predicate).getResource().getLocalName();
        String object = text(one, RDF.object.getURI());
        List<Claim> matching = new ArrayList<>();
        for (Claim claim : claims) {
            boolean relation = predicate.equals("*")
                    || (claim.relation() != null && claim.relation().name().equals(predicate));
            if (relation && same(subject, claim.subject().label()) && same(object, Reading.label(claim.object()))) {
                matching.add(claim);
            }
        }
        return switch (kind) {
            case "MustHold" -> matching.stream().anyMatch(Claim::asserted);
            case "MustNotHold" -> matching.stream().noneMatch(Claim::asserted);
            default ->
                matching.stream().noneMatch(Claim::asserted)
                        && matching.stream().anyMatch(c -> isSo(c, text(one, NG + "modality")));
        };
    }

    private static boolean isSo(Claim claim, String modality) {
        return modality.isEmpty()
                || (modality.equals("negative") && claim.polarity() == Polarity.NEGATIVE)
                || claim.modality().name().equalsIgnoreCase(modality);
    }

    private static boolean same(String wanted, String found) {
        return wanted.equals("*") || found.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
    }

    private static String text(Resource one, String property) {
        var statement = one.getProperty(one.getModel().createProperty(property));
        return statement == null ? "" : statement.getString();
    }

    private static String describe(String name, String kind, Resource one) {
        String predicate = one.getProperty(RDF.predicate).getObject().isLiteral()
                ? "*"
                : one.getProperty(RDF.predicate).getResource().getLocalName();
        return name + " | " + kind + " | " + text(one, RDF.subject.getURI()) + " | " + predicate + " | "
                + text(one, RDF.object.getURI()) + " | " + text(one, NG + "modality");
    }

    private static Set<String> known(String name) {
        Set<String> known = new TreeSet<>();
        try {
            if (Files.exists(NOT_YET)) {
                for (String line : Files.readAllLines(NOT_YET)) {
                    if (line.startsWith(name + " | ")) {
                        known.add(line);
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return known;
    }
}

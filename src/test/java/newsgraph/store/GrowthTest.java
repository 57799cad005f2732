package newsgraph.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.Iris;
import newsgraph.graph.ThreeArticles;
import newsgraph.trial.KillTrial;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How large a store gets that is written to for years: {@code mvn test -Plong -Dtest=GrowthTest}. */
@Tag("long")
class GrowthTest {
    private static final int COPIES = 100;
    private static final int ROUNDS = 16;

    private Path folder = Path.of("");

    @BeforeEach
    void make() throws Exception {
        folder = KillTrial.folder();
    }

    @AfterEach
    void clear() throws Exception {
        KillTrial.delete(folder);
    }

    @Test
    void aStoreWhoseArticlesChangeOftenStaysWithinTwiceItsContent() throws Exception {
        List<ArticleGraph> articles = new ArrayList<>();
        for (ArticleGraph original : new ThreeArticles(new Iris()).graphs()) {
            for (int copy = 1; copy <= COPIES; copy++) {
                articles.add(MillionTriplesTest.copy(original, copy));
            }
        }
        long fresh;
        try (Store store = Store.open(folder.resolve("fresh"))) {
            store.replace(articles);
            fresh = store.compact().bytesAfter();
        }
        long most = 0;
        int compactions = 0;
        try (Store store = Store.open(folder.resolve("store"))) {
            StoreFolder place = new StoreFolder(folder.resolve("store"));
            store.replace(articles);
            for (int round = 0; round < ROUNDS; round++) {
                List<ArticleGraph> changed = new ArrayList<>();
                int skipped = round % 7 + 1;
                for (ArticleGraph article : articles) {
                    changed.add(new ArticleGraph(
                            article.iri(),
                            article.quads().subList(skipped, article.quads().size())));
                }
                // As an hourly build does it: some articles at a time.
                for (int i = 0; i < changed.size(); i += 30) {
                    store.replace(changed.subList(i, Math.min(changed.size(), i + 30)));
                }
                Optional<Compacted> done = store.compactWhereWorthIt();
                compactions += done.isPresent() ? 1 : 0;
                most = Math.max(most, place.newest().usedBytes());
            }
            store.replace(articles);
            long left = store.compact().bytesAfter();
            System.out.printf(
                    "fresh %.1f MB; after %d rounds at most %.1f MB with %d compactions, %.1f MB after the last%n",
                    fresh / 1e6, ROUNDS, most / 1e6, compactions, left / 1e6);
            assertEquals(1, place.generations().size());
            assertTrue(left < 1.1 * fresh, "what is left is what a fresh store takes");
            assertTrue(compactions > 0 && compactions < ROUNDS / 2, "not at every build");
        }
        assertTrue(most < Math.max(3 * fresh, 90L << 20), "never much more than twice the content");
    }
}

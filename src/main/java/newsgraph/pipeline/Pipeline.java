package newsgraph.pipeline;

import java.util.List;
import java.util.function.Function;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Problem;
import newsgraph.article.Reading;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.ArticleGraphBuilder;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.ontology.RuleBook;
import newsgraph.store.StoreException;
import org.apache.jena.sys.JenaSystem;
import org.jspecify.annotations.Nullable;

/** Builds a store from articles: many workers understand them, one writer commits their graphs in the order of the input. */
public final class Pipeline {
    private final Workers workers;
    private final Function<Article, Analysis> analyzer;
    private final ArticleGraphBuilder graphs;
    private final BackgroundGraph background;
    private final Iris iris;

    /**
     * @param jobs how many articles are worked on at a time; the store's content does not depend on it
     * @param analyzer what an article says, see {@link ArticleAnalyzer#analyze}; called by many threads
     */
    public Pipeline(int jobs, RuleBook ruleBook, Function<Article, Analysis> analyzer, Iris iris) {
        // Jena's classes wait for one another for ever when two threads are the first to touch them.
        JenaSystem.init();
        this.workers = new Workers(jobs);
        this.analyzer = analyzer;
        this.graphs = new ArticleGraphBuilder(iris, ruleBook);
        this.background = new BackgroundGraph(iris, ruleBook);
        this.iris = iris;
    }

    /**
     * Reads the inputs into the store; each article takes the place of its earlier graph, and an input that gives no article
     * does not touch the others. The store is opened with the first article, so that inputs without any leave no trace.
     *
     * @throws StoreException where it can't be opened
     */
    public BuildReport build(Articles articles, List<String> inputs, StoreOpener store, BuildListener listener)
            throws StoreException {
        Tally tally = new Tally();
        try (StoreWriter writer = new StoreWriter(store)) {
            workers.<Reading, Outcome>run(readings -> articles.read(inputs, readings), this::outcome, outcome -> {
                outcome.tell(listener, tally);
                if (outcome instanceof Outcome.Built built) {
                    writer.add(built.graph());
                }
            });
            writer.finish(background);
            return tally.report(writer.changes());
        } catch (StoreWriter.NotOpened e) {
            throw e.cause();
        }
    }

    private Outcome outcome(Reading reading) {
        if (reading instanceof Reading.Accepted accepted) {
            return built(accepted.article(), accepted.warnings());
        }
        if (reading instanceof Reading.Refused refused) {
            return new Outcome.Refused(refused.problem(), null);
        }
        Reading.Skipped skipped = (Reading.Skipped) reading;
        return new Outcome.Skipped(skipped.file(), skipped.reason());
    }

    /** One article's fault, of whatever kind, must not cost the others. */
    private Outcome built(Article article, List<Problem> warnings) {
        try {
            Analysis analysis = analyzer.apply(article);
            ArticleGraph graph = graphs.build(article, analysis.text(), analysis.entities(), analysis.claims());
            return new Outcome.Built(article, warnings, graph, Counts.of(analysis, iris));
        } catch (RuntimeException | StackOverflowError e) {
            return new Outcome.Refused(failure(article, e), e);
        }
    }

    /** What to tell where a stage throws. */
    public static Problem failure(Article article, Throwable thrown) {
        @Nullable String message = thrown.getMessage();
        return new Problem(
                article.file(),
                0,
                0,
                "Newsgraph failed on it (" + thrown.getClass().getSimpleName() + (message == null ? "" : ": " + message)
                        + ")",
                "The others are kept; please report it with the article and the output of --verbose.");
    }
}

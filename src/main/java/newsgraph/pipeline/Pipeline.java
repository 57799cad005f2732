package newsgraph.pipeline;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Problem;
import newsgraph.article.Reading;
import newsgraph.graph.ArticleGraph;
import newsgraph.graph.ArticleGraphBuilder;
import newsgraph.graph.BackgroundGraph;
import newsgraph.graph.Iris;
import newsgraph.pipeline.BuildReport.KeptBack;
import newsgraph.pipeline.History.End;
import newsgraph.store.Changes;
import newsgraph.store.StoreException;
import org.apache.jena.sys.JenaSystem;
import org.jspecify.annotations.Nullable;

/**
 * Builds a store from articles: many workers understand them, one writer commits their graphs in the order of the input. An
 * article whose fingerprint the store has is not read again, so a build that was cut short goes on where it was.
 */
public final class Pipeline {
    private final Workers workers;
    private final Once<Engine> engine;
    private final Once<ArticleGraphBuilder> graphs;
    private final Iris iris;
    private final ReaderIdentity reader;
    private final InstantSource clock;

    /**
     * @param jobs how many articles are worked on at a time; the store's content does not depend on it
     * @param engine what understands articles; asked for when the first needs it
     * @param reader by what the engine reads
     */
    public Pipeline(int jobs, Supplier<Engine> engine, Iris iris, ReaderIdentity reader) {
        this(jobs, engine, iris, reader, InstantSource.system());
    }

    Pipeline(int jobs, Supplier<Engine> engine, Iris iris, ReaderIdentity reader, InstantSource clock) {
        // Jena's classes wait for one another for ever when two threads are the first to touch them.
        JenaSystem.init();
        this.workers = new Workers(jobs);
        this.engine = new Once<>(engine);
        this.graphs =
                new Once<>(() -> new ArticleGraphBuilder(iris, this.engine.get().ruleBook()));
        this.iris = iris;
        this.reader = reader;
        this.clock = clock;
    }

    /**
     * Reads the inputs into the store; each article takes the place of its earlier graph, and an input that gives no article
     * does not touch the others. The store is opened with the first article, so that inputs without any leave no trace.
     *
     * @throws StoreException where it can't be opened
     */
    public BuildReport build(
            Articles articles, List<String> inputs, BuildStore store, BuildOptions options, BuildListener listener)
            throws StoreException {
        Tally tally = new Tally();
        Seen seen = new Seen(iris, options.prune());
        History history = new History(iris, reader, clock);
        Known known = new Known(store.opened(), iris, reader);
        StoreWriter writer = new StoreWriter(store, new Ledger(iris, reader), history);
        try {
            workers.<Reading, Outcome>run(
                    readings -> articles.read(inputs, readings),
                    reading -> options.stop().requested() ? new Outcome.Left() : outcome(reading, known),
                    outcome -> {
                        outcome.tell(listener, tally);
                        if (outcome instanceof Outcome.Built built) {
                            seen.add(built.article());
                            writer.add(built.graph(), built.fingerprint());
                        } else if (outcome instanceof Outcome.Unchanged unchanged) {
                            seen.add(unchanged.article());
                        }
                    },
                    options.stop());
            boolean interrupted = options.stop().requested();
            KeptBack keptBack = options.prune() ? KeptBack.why(interrupted, tally.refused(), tally.articles()) : null;
            List<String> gone = keptBack == null ? seen.missing(store.opened()) : List.of();
            finish(writer, known, history, tally, gone, interrupted);
            gone.forEach(listener::withdrawn);
            return tally.report(writer.changes(), gone, keptBack, interrupted);
        } catch (StoreWriter.NotOpened e) {
            throw e.cause();
        }
    }

    private void finish(
            StoreWriter writer, Known known, History history, Tally tally, List<String> gone, boolean interrupted) {
        boolean behind = tally.articles() > 0 && !known.backgroundFits();
        if (!writer.isIdle() || !gone.isEmpty() || behind) {
            writer.finish(
                    gone,
                    () -> new BackgroundGraph(iris, engine.get().ruleBook()),
                    changes -> history.ended(
                            interrupted ? End.INTERRUPTED : End.FINISHED,
                            changes.added(),
                            changes.replaced(),
                            tally.unchanged(changes),
                            gone.size(),
                            tally.refused()));
        } else if (tally.articles() > 0 && !interrupted) {
            writer.note(history.ended(End.UNCHANGED, 0, 0, tally.unchanged(new Changes(0, 0, 0)), 0, tally.refused()));
        }
    }

    private Outcome outcome(Reading reading, Known known) {
        if (reading instanceof Reading.Accepted accepted) {
            Article article = accepted.article();
            String fingerprint = known.fingerprint(article);
            return known.state(article, fingerprint) == Known.State.UNCHANGED
                    ? new Outcome.Unchanged(article, accepted.warnings())
                    : built(article, accepted.warnings(), fingerprint);
        }
        if (reading instanceof Reading.Refused refused) {
            return new Outcome.Refused(refused.problem(), null);
        }
        Reading.Skipped skipped = (Reading.Skipped) reading;
        return new Outcome.Skipped(skipped.file(), skipped.reason());
    }

    /** One article's fault, of whatever kind, must not cost the others; an ontology's fault ends all. */
    private Outcome built(Article article, List<Problem> warnings, String fingerprint) {
        Engine ready = engine.get();
        ArticleGraphBuilder builder = graphs.get();
        try {
            Analysis analysis = ready.analyzer().apply(article);
            ArticleGraph graph = builder.build(article, analysis.text(), analysis.entities(), analysis.claims());
            return new Outcome.Built(article, warnings, graph, fingerprint, Counts.of(analysis, iris));
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

package newsgraph.pipeline;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import newsgraph.article.Article;
import newsgraph.article.Articles;
import newsgraph.article.Reading;
import newsgraph.graph.Iris;
import newsgraph.pipeline.BuildListener.Plan;
import newsgraph.pipeline.BuildReport.KeptBack;
import newsgraph.store.Changes;
import newsgraph.store.Store;

/**
 * Tells what a build would do, without doing it: an article is changed where its fingerprint is, without a look at what it
 * says.
 */
public final class DryRun {
    private final Iris iris;
    private final ReaderIdentity reader;
    private final Tally tally = new Tally();
    private final Map<Plan, Integer> counts = new EnumMap<>(Plan.class);

    public DryRun(Iris iris, ReaderIdentity reader) {
        this.iris = iris;
        this.reader = reader;
    }

    /**
     * Tells the listener of each article; the report has the numbers that a build would have. Done once.
     *
     * @param store the store as it is, or empty where there is none
     */
    public BuildReport run(
            Articles articles, List<String> inputs, Optional<Store> store, boolean prune, BuildListener listener) {
        Seen seen = new Seen(iris, prune);
        Known known = new Known(store, iris, reader);
        articles.read(inputs, reading -> {
            if (reading instanceof Reading.Accepted accepted) {
                Article article = accepted.article();
                seen.add(article);
                accepted.warnings().forEach(listener::warned);
                tell(plan(known, article), article, listener);
            } else if (reading instanceof Reading.Refused refused) {
                listener.refused(refused.problem(), null);
                tally.refused(refused.problem());
            } else if (reading instanceof Reading.Skipped skipped) {
                listener.skipped(skipped.file(), skipped.reason());
                tally.skipped();
            }
        });
        Changes changes = new Changes(count(Plan.NEW), count(Plan.CHANGED), count(Plan.UNCHANGED));
        int found = changes.added() + changes.replaced() + changes.unchanged();
        KeptBack keptBack = prune ? KeptBack.why(false, tally.refused(), found) : null;
        List<String> gone = keptBack == null ? seen.missing(store) : List.of();
        gone.forEach(article -> listener.planned(Plan.PRUNED, article, null));
        return tally.report(changes, gone, keptBack, false);
    }

    private static Plan plan(Known known, Article article) {
        return switch (known.state(article, known.fingerprint(article))) {
            case NEW -> Plan.NEW;
            case CHANGED -> Plan.CHANGED;
            case UNCHANGED -> Plan.UNCHANGED;
        };
    }

    private void tell(Plan plan, Article article, BuildListener listener) {
        counts.merge(plan, 1, Integer::sum);
        listener.planned(plan, iris.article(article.key()), article.file());
    }

    private int count(Plan plan) {
        return counts.getOrDefault(plan, 0);
    }
}

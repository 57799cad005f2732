package newsgraph.pipeline;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import newsgraph.article.Problem;
import newsgraph.pipeline.BuildReport.KeptBack;
import newsgraph.store.Changes;
import org.jspecify.annotations.Nullable;

/** Adds up a build's figures. Not safe for use by many threads. */
final class Tally {
    private final long startNanos = System.nanoTime();
    private final Set<Long> entities = new HashSet<>();
    private final Set<Long> facts = new HashSet<>();
    private final List<Problem> refused = new ArrayList<>();
    private int read;
    private int unchanged;
    private int skipped;
    private long claims;
    private long rejected;

    void add(Counts counts) {
        read++;
        counts.entities().forEach(entity -> entities.add(hash(entity)));
        counts.facts().forEach(fact -> facts.add(hash(fact)));
        claims += counts.claims();
        rejected += counts.rejected().size();
    }

    void unchanged() {
        unchanged++;
    }

    void refused(Problem problem) {
        refused.add(problem);
    }

    void skipped() {
        skipped++;
    }

    /** How many articles were read or known. */
    int articles() {
        return read + unchanged;
    }

    int refused() {
        return refused.size();
    }

    /** How many articles the store had as they are, with what became of those that were read. */
    int unchanged(Changes changes) {
        return changes.unchanged() + unchanged;
    }

    BuildReport report(Changes changes, List<String> withdrawn, @Nullable KeptBack keptBack, boolean interrupted) {
        return new BuildReport(
                changes.added(),
                changes.replaced(),
                unchanged(changes),
                skipped,
                refused,
                withdrawn,
                keptBack,
                interrupted,
                read,
                entities.size(),
                facts.size(),
                claims,
                rejected,
                Duration.ofNanos(System.nanoTime() - startNanos));
    }

    /** 64 bits tell a million names apart with all but certainty, at a tenth of the memory that the names take. */
    static long hash(String name) {
        return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).getLeastSignificantBits();
    }
}

package newsgraph.pipeline;

import java.util.List;
import newsgraph.article.Article;
import newsgraph.article.Problem;
import org.jspecify.annotations.Nullable;

/** Hears what happens in a build, in the order of the input, from one thread. */
public interface BuildListener {
    /** An article is understood; it will stand in the store after the next commit. */
    default void understood(Article article) {}

    /** Wordings of an article that are no claims, since a slot holds what the relation does not take; told after it. */
    default void rejected(Article article, List<Rejection> rejected) {}

    /** An article stands in the store as it is, and was not read again. */
    default void unchanged(Article article) {}

    /** An article was taken out of the store, since the inputs don't hold it. */
    default void withdrawn(String articleIri) {}

    /** Something that an input states can't be read; the article is kept. */
    default void warned(Problem problem) {}

    /**
     * An input gives no article.
     *
     * @param cause what was thrown where Newsgraph itself is at fault, or null
     */
    default void refused(Problem problem, @Nullable Throwable cause) {}

    /** An input is left out without harm. */
    default void skipped(String file, String reason) {}

    /**
     * What a build would do with an article.
     *
     * @param file where it was read from, or null where the inputs don't hold it
     */
    default void planned(Plan plan, String articleIri, @Nullable String file) {}

    /** What a build would do with an article. */
    enum Plan {
        NEW,
        CHANGED,
        UNCHANGED,
        PRUNED
    }
}

package newsgraph.article;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads the articles of one format. Holds no state, so one serves all threads. */
interface ArticleReader {
    /**
     * Hands on each article of the bytes, or the reason why there is none, in the order of the input.
     *
     * @param source what the bytes are called
     * @param offsets what offsets into the articles' text must count
     * @throws IOException where the bytes can't be read to their end
     */
    void read(Source source, InputStream bytes, Offsets offsets, Consumer<Reading> readings) throws IOException;
}

package newsgraph.article;

import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import newsgraph.article.Header.Field;

/** Reads a UTF-8 text as one article, with the header lines that it may begin with. */
final class TextReader implements ArticleReader {
    @Override
    public void read(Source source, InputStream bytes, Offsets offsets, Consumer<Reading> readings) throws IOException {
        TextBytes read = TextBytes.read(source.name(), bytes);
        readings.accept(
                read instanceof TextBytes.Text text
                        ? article(source, text.string(), offsets)
                        : new Reading.Refused(((TextBytes.Refused) read).problem()));
    }

    private static Reading article(Source source, String given, Offsets offsets) {
        String text = offsets == Offsets.OF_ARTICLE ? Cleaning.article(given) : Cleaning.inPlace(given);
        Header header = Header.read(text);
        String body = text.substring(header.length());
        if (Cleaning.isBlank(body)) {
            return new Reading.Refused(Problem.ofFile(
                    source.name(),
                    "there is no text behind the header lines (found only "
                            + new TreeSet<>(header.values().keySet()) + ")",
                    "Write the article's text behind a blank line."));
        }
        List<Problem> warnings = new ArrayList<>();
        Optional<LocalDate> date = new Stated(source.name(), warnings)
                .date(header.value(Field.DATE), header.lines().getOrDefault(Field.DATE, 0));
        Optional<String> language = new Stated(source.name(), warnings)
                .language(header.value(Field.LANGUAGE), header.lines().getOrDefault(Field.LANGUAGE, 0));
        Optional<String> url = header.value(Field.URL);
        String key = offsets == Offsets.OF_INPUT
                ? source.key()
                : url.filter(Stated::isAddress).orElseGet(() -> source.keyOf(body));
        return new Reading.Accepted(
                new Article(
                        key,
                        source.name(),
                        offsets == Offsets.OF_ARTICLE ? body : blanked(text, header.length()),
                        header.value(Field.TITLE).orElse(null),
                        date.orElse(null),
                        header.value(Field.SOURCE).orElse(null),
                        url.orElse(null),
                        language.orElse(null)),
                warnings);
    }

    /** The text with spaces for the header, so that what stands behind keeps its offsets. */
    private static String blanked(String text, int length) {
        String header = text.substring(0, length);
        StringBuilder blanks = new StringBuilder(text.length());
        header.codePoints().forEach(c -> blanks.append(c == '\n' ? '\n' : ' '));
        return blanks.append(text, length, text.length()).toString();
    }
}

package newsgraph.article;

import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * Reads one article a line: {@code {"id", "url", "title", "published", "source", "text", "lang"}}, of which only the text is
 * needed. Blank lines count but say nothing; a bad line is refused, and the others are kept.
 */
final class JsonLinesReader implements ArticleReader {
    @Override
    public void read(Source source, InputStream bytes, Offsets offsets, Consumer<Reading> readings) throws IOException {
        TextLines lines = new TextLines(bytes, Limits.ARTICLE_BYTES);
        boolean any = false;
        for (TextLines.Line line = lines.next(); line != null; line = lines.next()) {
            Optional<Reading> reading = article(source, line, offsets);
            any |= reading.isPresent();
            reading.ifPresent(readings);
        }
        if (!any) {
            readings.accept(new Reading.Refused(Problem.ofFile(
                    source.name(),
                    "the file is empty (found no line, expected a JSON object a line)",
                    "Leave it out, or fetch it again.")));
        }
    }

    private static Optional<Reading> article(Source source, TextLines.Line line, Offsets offsets) {
        if (line.content().isEmpty()) {
            return refused(
                    source,
                    line.number(),
                    0,
                    "the line is too long for one article (expected at most "
                            + Limits.megabytes(Limits.ARTICLE_BYTES)
                            + ")",
                    "Split the file into one article a line.");
        }
        Utf8.Decoded decoded = line.content().get();
        if (decoded instanceof Utf8.Decoded.Malformed malformed) {
            return Optional.of(new Reading.Refused(malformed.problem(source.name(), line.number())));
        }
        String json = ((Utf8.Decoded.Text) decoded).string().stripTrailing();
        if (json.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(article(source, line.number(), JsonRecord.parse(json), offsets));
        } catch (JsonRecord.Malformed e) {
            return refused(
                    source,
                    line.number(),
                    e.column(),
                    String.valueOf(e.getMessage()),
                    "Correct the line; the other lines are kept.");
        }
    }

    private static Reading article(Source source, int line, JsonRecord record, Offsets offsets) {
        String given = record.value("text").orElse("");
        boolean empty = offsets == Offsets.OF_ARTICLE && Cleaning.isBlank(given);
        if (empty || !record.names().contains("text")) {
            return new Reading.Refused(new Problem(
                    source.name(),
                    line,
                    0,
                    "the record has no text (found the fields " + new TreeSet<>(record.names())
                            + ", expected \"text\" with words in it)",
                    "Correct the line; the other lines are kept."));
        }
        List<Problem> warnings = new ArrayList<>();
        Stated stated = new Stated(source.name(), warnings);
        Optional<LocalDate> date = stated.date(line(record, "published"), line);
        Optional<String> language = stated.language(line(record, "lang").or(() -> line(record, "language")), line);
        return new Reading.Accepted(
                new Article(
                        key(source, line, record, offsets),
                        source.name() + ":" + line,
                        offsets == Offsets.OF_ARTICLE ? Cleaning.article(given) : Cleaning.inPlace(given),
                        line(record, "title").orElse(null),
                        date.orElse(null),
                        line(record, "source").orElse(null),
                        record.value("url")
                                .map(url -> Cleaning.article(url).strip())
                                .filter(url -> !url.isEmpty())
                                .orElse(null),
                        language.orElse(null)),
                warnings);
    }

    /** Who asks for offsets of its own text also asks for its own name for it. */
    private static String key(Source source, int line, JsonRecord record, Offsets offsets) {
        Optional<String> url = line(record, "url").filter(Stated::isAddress);
        Optional<String> id = line(record, "id");
        String place = source.key() + "/" + line;
        return offsets == Offsets.OF_ARTICLE
                ? url.or(() -> id).orElse(place)
                : id.or(() -> url).orElse(place);
    }

    private static Optional<String> line(JsonRecord record, String field) {
        return record.value(field).map(Cleaning::line).filter(value -> !value.isEmpty());
    }

    private static Optional<Reading> refused(Source source, int line, int column, String reason, String remedy) {
        return Optional.of(new Reading.Refused(new Problem(source.name(), line, column, reason, remedy)));
    }
}

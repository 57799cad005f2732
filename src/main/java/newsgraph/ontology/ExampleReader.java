package newsgraph.ontology;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the strings of {@code ng:example} and {@code ng:counterExample}; see {@link Example} for how they are written. */
final class ExampleReader {
    private static final String ARROW = "=>";

    private final Vocabulary vocabulary;
    private final Problems problems;

    ExampleReader(Vocabulary vocabulary, Problems problems) {
        this.vocabulary = vocabulary;
        this.problems = problems;
    }

    /** A sentence that must give the triple behind its arrow. */
    Optional<Example> example(Position at, String written) {
        int arrow = written.lastIndexOf(ARROW);
        List<String> parts = arrow < 0 ? List.of() : parts(written.substring(arrow + ARROW.length()));
        if (arrow <= 0 || parts.size() != 2 || parts.contains("")) {
            return bad(at, "an example does not say what it must give", written, "\"text => subject | object\"");
        }
        return Optional.of(new Example(text(written, arrow), parts.get(0), parts.get(1), true, null, null));
    }

    /** A sentence that must not give the triple behind its arrow, or nothing at all of the relation where there is none. */
    Optional<Example> counterExample(Position at, String written) {
        int arrow = written.lastIndexOf(ARROW);
        if (arrow < 0 || written.substring(arrow + ARROW.length()).isBlank()) {
            String text = arrow < 0 ? written : text(written, arrow);
            return text.isEmpty()
                    ? bad(at, "a counter-example has no text", written, "\"text\"")
                    : Optional.of(new Example(text, null, null, false, null, null));
        }
        List<String> parts = parts(written.substring(arrow + ARROW.length()));
        boolean complete =
                parts.size() >= 2 && parts.size() <= 4 && !parts.subList(0, 2).contains("");
        if (arrow == 0 || !complete) {
            return bad(
                    at,
                    "a counter-example does not say what it must not give",
                    written,
                    "\"text => subject | object | modality | speaker\", the last two where a claim must stand");
        }
        String modality = part(parts, 2);
        if (modality != null && !modalities().contains(modality)) {
            problems.add(
                    at,
                    "a counter-example asks for a modality that there isn't",
                    "\"" + modality + "\"",
                    "one of " + String.join(", ", modalities().stream().sorted().toList()),
                    "Take one of these.");
            return Optional.empty();
        }
        return Optional.of(
                new Example(text(written, arrow), parts.get(0), parts.get(1), false, modality, part(parts, 3)));
    }

    private Set<String> modalities() {
        return vocabulary.allowed().getOrDefault(Terms.NG + "exampleModality", Set.of());
    }

    private Optional<Example> bad(Position at, String what, String written, String expected) {
        problems.add(at, what, "\"" + written + "\"", expected, "Write the sentence, ' => ', and the triple's ends.");
        return Optional.empty();
    }

    private static String text(String written, int arrow) {
        return written.substring(0, arrow).strip();
    }

    private static List<String> parts(String triple) {
        return Arrays.stream(triple.split("\\|", -1)).map(String::strip).toList();
    }

    private static @Nullable String part(List<String> parts, int index) {
        return index >= parts.size() || parts.get(index).isEmpty() ? null : parts.get(index);
    }
}

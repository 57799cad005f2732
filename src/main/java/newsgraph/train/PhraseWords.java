package newsgraph.train;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Draws words from the lists of {@code phrase-words.txt}, the same ones on every run. */
final class PhraseWords {
    private static final String WORDS = "phrase-words.txt";

    private final Map<String, List<String>> lists = new HashMap<>();
    private final Random random;

    PhraseWords(int seed) {
        random = new Random(seed);
        try (InputStream in = PhraseWords.class.getResourceAsStream(WORDS)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks its word list " + WORDS);
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            reader.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                int colon = line.indexOf(':');
                lists.put(
                        line.substring(0, colon),
                        List.of(line.substring(colon + 1).strip().split(" ", -1)));
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The type of each proper noun that may occur. */
    Map<String, String> nameTypes() {
        Map<String, String> types = new HashMap<>();
        Map.of("body", "organization", "state", "location", "city", "location", "given", "person", "family", "person")
                .forEach((list, type) -> list(list).forEach(word -> types.put(word, type)));
        return types;
    }

    /** Family names of several words, with hyphens or with letters beyond ASCII. */
    List<String> longFamilyNames() {
        return list("long-family").stream().map(name -> name.replace('_', ' ')).toList();
    }

    private List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }

    int number(int bound) {
        return random.nextInt(bound);
    }

    String word(String list) {
        List<String> words = list(list);
        return words.get(random.nextInt(words.size()));
    }

    /** A verb of a list: 0 its base form, 1 third person, 2 past, 3 participle. */
    String verb(String list, int form) {
        return List.of(word(list).split("/", -1)).get(form);
    }

    String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    /** True in so many of ten cases. */
    boolean chance(int ofTen) {
        return random.nextInt(10) < ofTen;
    }
}

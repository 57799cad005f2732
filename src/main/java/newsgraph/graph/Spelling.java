package newsgraph.graph;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Tells the one name that a slug belongs to: each word capitalised but the small ones ("of", "and"), words that are
 * usually written otherwise as {@code spellings.txt} has them ("WikiLeaks", "BBC"), initials with a full stop, and a comma
 * between an embassy's state and its city.
 */
final class Spelling {
    private static final Spelling SHIPPED = load();

    /** What stands before the state in the names of missions, as slugs' words. */
    private static final List<List<String>> MISSIONS = List.of(
            List.of("embassy", "of"),
            List.of("consulate", "of"),
            List.of("consulate", "general", "of"),
            List.of("high", "commission", "of"));

    private final Map<String, String> words = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> small = new HashSet<>();
    private final List<List<String>> states = new ArrayList<>();

    private Spelling() {}

    /** The name that the slug belongs to. */
    static String of(String slug) {
        String whole = SHIPPED.names.get(slug);
        return whole != null ? whole : SHIPPED.spelled(Arrays.asList(slug.split("-", -1)));
    }

    private String spelled(List<String> slug) {
        for (List<String> mission : MISSIONS) {
            int state = mission.size();
            if (slug.size() > state && slug.subList(0, state).equals(mission)) {
                int city = state + stateLength(slug.subList(state, slug.size()));
                String name = phrase(slug.subList(0, city));
                return city < slug.size() ? name + ", " + phrase(slug.subList(city, slug.size())) : name;
            }
        }
        return phrase(slug);
    }

    /** How many of the words name a state: those of a known one of several words, else one; "the" is not counted as one. */
    private int stateLength(List<String> slug) {
        int start = slug.get(0).equals("the") && slug.size() > 1 ? 1 : 0;
        int length = 1;
        for (List<String> state : states) {
            int size = state.size();
            if (size > length
                    && start + size <= slug.size()
                    && slug.subList(start, start + size).equals(state)) {
                length = size;
            }
        }
        return start + length;
    }

    private String phrase(List<String> slug) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < slug.size(); i++) {
            String word = slug.get(i);
            boolean last = i == slug.size() - 1;
            if (!last && word.equals("o")) {
                name.append("O'");
            } else if (!last && word.length() == 1 && word.charAt(0) >= 'a' && word.charAt(0) <= 'z') {
                name.append(Character.toUpperCase(word.charAt(0))).append(". ");
            } else {
                name.append(i > 0 && small.contains(word) ? word : capitalised(word))
                        .append(last ? "" : " ");
            }
        }
        return name.toString();
    }

    private String capitalised(String word) {
        String known = words.get(word);
        if (known != null) {
            return known;
        }
        boolean letters = word.chars().anyMatch(Character::isLetter);
        boolean digits = word.chars().anyMatch(Character::isDigit);
        if (letters && digits && Character.isLetter(word.codePointAt(0))) {
            return upper(word, 0, word.length()); // MI6, G20
        }
        int first = Character.charCount(word.codePointAt(0));
        if (word.startsWith("mc") && word.length() > 4) {
            return "Mc" + upper(word, 2, 3) + word.substring(3);
        }
        return upper(word, 0, first) + word.substring(first);
    }

    private static String upper(String word, int begin, int end) {
        StringBuilder upper = new StringBuilder();
        word.substring(begin, end).codePoints().map(Character::toTitleCase).forEach(upper::appendCodePoint);
        return upper.toString();
    }

    private static Spelling load() {
        Spelling spelling = new Spelling();
        try (InputStream file = Objects.requireNonNull(Spelling.class.getResourceAsStream("spellings.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(spelling::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return spelling;
    }

    private void add(String line) {
        String[] parts = line.split(" ", 2);
        String value = parts[1];
        List<String> slug = Slug.plainWords(value);
        switch (parts[0]) {
            case "word" -> words.put(value.toLowerCase(Locale.ROOT), value);
            case "name" -> names.put(String.join("-", slug), value);
            case "small" -> Collections.addAll(small, value.split(" ", -1));
            case "state" -> states.add(slug);
            default -> throw new IllegalStateException("spellings.txt: what is '" + line + "'?");
        }
    }
}

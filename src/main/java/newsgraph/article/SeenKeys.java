package newsgraph.article;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The keys of the articles read so far, and where each was read. Not safe for use by many threads. */
final class SeenKeys {
    private final Map<String, String> places = new HashMap<>();

    /** The place of the earlier article with that key, or empty where this is the first. */
    Optional<String> add(String key, String place) {
        return Optional.ofNullable(places.putIfAbsent(key, place));
    }
}

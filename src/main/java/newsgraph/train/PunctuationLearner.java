package newsgraph.train;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.language.MarkUnits;
import newsgraph.language.Punctuation;
import newsgraph.language.Punctuation.Place;

/** Learns where punctuation marks hang, from gold trees. */
final class PunctuationLearner {
    private static final int LEAST_SEEN = 3;

    private final Map<String, Map<Place, Integer>> right = new TreeMap<>();
    private final Map<String, Integer> seen = new TreeMap<>();

    void add(List<Conllu.Row> rows) {
        int[] heads = rows.stream().mapToInt(Conllu.Row::head).toArray();
        String[] relations = rows.stream().map(Conllu.Row::relation).toArray(String[]::new);
        boolean[] marks = new boolean[heads.length];
        for (int i = 0; i < marks.length; i++) {
            marks[i] = rows.get(i).upos().equals("PUNCT");
        }
        MarkUnits units = new MarkUnits(heads, relations, marks);
        for (int i = 0; i < marks.length; i++) {
            String form = rows.get(i).form();
            if (marks[i] && Punctuation.isMoved(form)) {
                String key = units.key(i, form);
                seen.merge(key, 1, Integer::sum);
                for (Place place : Place.values()) {
                    if (units.at(i, place) == heads[i]) {
                        right.computeIfAbsent(key, k -> new EnumMap<>(Place.class))
                                .merge(place, 1, Integer::sum);
                    }
                }
            }
        }
    }

    /** The file that {@link Punctuation} reads: of each key seen often enough, the place that was right most often. */
    byte[] file() {
        StringBuilder file = new StringBuilder();
        right.forEach((key, counts) -> {
            if (seen.getOrDefault(key, 0) >= LEAST_SEEN) {
                Place best = Place.UNIT_BEFORE;
                for (Place place : Place.values()) {
                    best = counts.getOrDefault(place, 0) > counts.getOrDefault(best, 0) ? place : best;
                }
                file.append(key).append('\t').append(best).append('\n');
            }
        });
        return file.toString().getBytes(StandardCharsets.UTF_8);
    }
}

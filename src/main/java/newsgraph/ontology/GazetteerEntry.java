package newsgraph.ontology;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something known without any article.
 *
 * @param type local name of its class: {@code State}, {@code City}, {@code Place}, {@code Institution},
 *     {@code InternationalOrganization}, {@code Ministry}, {@code Court}, {@code Agency}, {@code Party}, {@code Media},
 *     {@code Company} …
 * @param label canonical name, unique within its kind
 * @param names other names and abbreviations that mean it in English news
 * @param demonyms adjectives and nouns for its people and deeds ({@code Ecuadorian}, {@code Ecuadorians}); for a state only
 * @param code ISO 3166 alpha-3 code of a state, {@code IGO} and the like of an institution, or null
 * @param state label of the state that it belongs to or lies in, or null
 * @param capital label of a state's capital, or null
 * @param wikidata Wikidata item id, only where sure, or null
 * @param geonames GeoNames id, or null
 * @param population inhabitants of a city, 0 where unknown; settles which of two cities of one name is meant
 */
public record GazetteerEntry(
        String type,
        String label,
        List<String> names,
        List<String> demonyms,
        @Nullable String code,
        @Nullable String state,
        @Nullable String capital,
        @Nullable String wikidata,
        @Nullable String geonames,
        long population) {
    public GazetteerEntry {
        names = List.copyOf(names);
        demonyms = List.copyOf(demonyms);
    }
}

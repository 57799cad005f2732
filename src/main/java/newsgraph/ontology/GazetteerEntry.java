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
 * @param contextNames names that mean it only where its state, or another of its names, is in the text too
 *     ({@code Supreme Court})
 * @param demonyms adjectives and nouns for its people and deeds ({@code Ecuadorian}, {@code Ecuadorians}), the adjective
 *     first; of a state or region only
 * @param code ISO 3166 alpha-3 code of a state (of its successor where it is no more) or of the state that it belongs to or
 *     lies in; {@code IGO} and the like of an institution of no state; or null
 * @param state label of the state that it belongs to or lies in, or null; a historic state has its successor, a dependent
 *     territory the state that it depends on
 * @param capital label of a state's capital, or null
 * @param wikidata Wikidata item id, only where sure, or null
 * @param geonames GeoNames id, or null
 * @param population inhabitants of a city, 0 where unknown; settles which of two cities of one name is meant
 */
public record GazetteerEntry(
        String type,
        String label,
        List<String> names,
        List<String> contextNames,
        List<String> demonyms,
        @Nullable String code,
        @Nullable String state,
        @Nullable String capital,
        @Nullable String wikidata,
        @Nullable String geonames,
        long population) {
    public GazetteerEntry {
        names = List.copyOf(names);
        contextNames = List.copyOf(contextNames);
        demonyms = List.copyOf(demonyms);
    }
}

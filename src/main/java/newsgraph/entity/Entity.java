package newsgraph.entity;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Someone or something that a text speaks of.
 *
 * @param kind what its IRI says that it is
 * @param type local name of its narrowest class in the ontology, such as {@code Embassy}
 * @param label canonical name
 * @param altLabels every other name seen in the text
 * @param code ISO 3166 alpha-3 of a state, or of a person's or institution's state; {@code IGO}, {@code NGO} … otherwise; or
 *     null
 * @param wikidata Wikidata item id where a gazetteer knows it, or null
 * @param geonames GeoNames id where a gazetteer knows it, or null
 * @param mentions in text order, at least one
 */
public record Entity(
        Kind kind,
        String type,
        String label,
        Set<String> altLabels,
        @Nullable String code,
        @Nullable String wikidata,
        @Nullable String geonames,
        List<Mention> mentions) {
    public Entity {
        altLabels = Set.copyOf(altLabels);
        mentions = List.copyOf(mentions);
    }
}

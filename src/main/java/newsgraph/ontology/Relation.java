package newsgraph.ontology;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One relation of the rule book.
 *
 * @param iri its property IRI
 * @param name the IRI's local name, such as {@code grantedAsylumTo}
 * @param label its human name, such as {@code granted asylum to}
 * @param definition one sentence of what it means
 * @param domain local names of the classes that its subject may be of; empty for any
 * @param range local names of the classes that its object may be of; empty for any; {@code Literal} for words
 * @param superRelations IRIs of the relations that it implies
 * @param cameo CAMEO event code, a string, or null
 * @param plover PLOVER 2021 event class, or null
 * @param ploverMode PLOVER mode, or null
 * @param wikidata id of the Wikidata property that means the same, such as {@code P27}, or null
 * @param wordings plain English clauses with slots, in the order of the ontology
 * @param examples sentences with the triples that they must give, or must not
 */
public record Relation(
        String iri,
        String name,
        String label,
        String definition,
        Set<String> domain,
        Set<String> range,
        List<String> superRelations,
        @Nullable String cameo,
        @Nullable String plover,
        @Nullable String ploverMode,
        @Nullable String wikidata,
        List<String> wordings,
        List<Example> examples) {
    public Relation {
        domain = Set.copyOf(domain);
        range = Set.copyOf(range);
        superRelations = List.copyOf(superRelations);
        wordings = List.copyOf(wordings);
        examples = List.copyOf(examples);
    }
}

package newsgraph.ontology;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All that the ontology's folder says, as records.
 *
 * @param relations in order of their IRIs
 * @param superclasses for each class's local name, the local names of all that it is a kind of, itself included
 * @param signals the words that decide on factuality
 * @param gazetteer what is known without any article
 * @param wordLists named lists of words ({@code ng:WordList}): list's local name to its words, in the ontology's order
 */
public record RuleBook(
        List<Relation> relations,
        Map<String, Set<String>> superclasses,
        List<Signal> signals,
        List<GazetteerEntry> gazetteer,
        Map<String, List<String>> wordLists) {
    public RuleBook {
        relations = List.copyOf(relations);
        superclasses = Map.copyOf(superclasses);
        signals = List.copyOf(signals);
        gazetteer = List.copyOf(gazetteer);
        wordLists = Map.copyOf(wordLists);
    }
}

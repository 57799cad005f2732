package newsgraph.store;

import java.util.List;

/**
 * A query with a name.
 *
 * @param name its file's name without the extension
 * @param title what it answers, as a short phrase
 * @param description a sentence or two
 * @param parameters in the order of its header
 * @param text the SPARQL, header included
 */
public record BundledQuery(String name, String title, String description, List<Parameter> parameters, String text) {
    public BundledQuery {
        parameters = List.copyOf(parameters);
    }
}

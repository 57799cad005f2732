package newsgraph.ontology;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what is declared {@code a ng:State}, {@code ng:Court} or any other class of known things. */
final class EntryReader {
    private static final Pattern WIKIDATA = Pattern.compile("https?://www\\.wikidata\\.org/entity/(Q[0-9]+)");
    private static final Pattern GEONAMES = Pattern.compile("https?://sws\\.geonames\\.org/([0-9]+)/?");

    private final Map<String, String> codeByState;
    private final Problems problems;

    /**
     * @param codeByState ISO 3166 alpha-3 code of every state by its label
     */
    EntryReader(Map<String, String> codeByState, Problems problems) {
        this.codeByState = codeByState;
        this.problems = problems;
    }

    Optional<GazetteerEntry> read(Resource resource, String type) {
        Optional<String> label = resource.text(Terms.LABEL, problems);
        if (label.isEmpty()) {
            problems.add(
                    resource.at(),
                    Terms.shown(resource.iri()) + " has no label",
                    "no rdfs:label",
                    "its canonical name",
                    "Add 'rdfs:label \"…\"@en'.");
            return Optional.empty();
        }
        String state = resource.text(Terms.NG + "state", problems).orElse(null);
        if (state != null && !codeByState.containsKey(state)) {
            problems.add(
                    resource.all(Terms.NG + "state").get(0).at(),
                    label.get() + " is in an unknown state",
                    "\"" + state + "\"",
                    "the label of a ng:State",
                    Misspelling.nearest(state, codeByState.keySet(), 2)
                            .map(s -> "Did you mean \"" + s + "\"?")
                            .orElse("Write its label as in states.ttl."));
        }
        String code = resource.text(Terms.NG + "code", problems).orElse(state == null ? null : codeByState.get(state));
        return Optional.of(new GazetteerEntry(
                type,
                label.get(),
                resource.texts(Terms.ALT_LABEL, problems),
                resource.texts(Terms.NG + "nameInContext", problems),
                resource.texts(Terms.NG + "demonym", problems),
                code,
                state,
                resource.text(Terms.NG + "capital", problems).orElse(null),
                sameAs(resource, WIKIDATA),
                sameAs(resource, GEONAMES),
                0));
    }

    private @Nullable String sameAs(Resource resource, Pattern form) {
        for (Statement statement : resource.iris(Terms.SAME_AS, problems)) {
            Matcher id = form.matcher(statement.object().getURI());
            if (id.matches()) {
                return id.group(1);
            }
        }
        return null;
    }
}

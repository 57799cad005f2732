package newsgraph.ontology;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what is declared {@code a ng:Signal}. */
final class SignalReader {
    private final Problems problems;

    SignalReader(Problems problems) {
        this.problems = problems;
    }

    /** One signal for each of its lemmas, parts of speech and complements. */
    List<Signal> read(Resource resource) {
        List<String> lemmas = needed(resource, "lemma");
        List<String> tags = needed(resource, "upos");
        List<String> complements = needed(resource, "complement");
        Optional<String> effect = one(resource, "effect");
        Optional<String> whenPositive = one(resource, "whenPositive");
        String whenNegative = resource.text(Terms.NG + "whenNegative", problems).orElse(null);
        List<Signal> signals = new ArrayList<>();
        for (String lemma : lemmas) {
            for (String upos : tags) {
                for (String complement : complements) {
                    signals.add(new Signal(
                            lemma, upos, complement, effect.orElse(""), whenPositive.orElse(""), whenNegative));
                }
            }
        }
        return signals;
    }

    private List<String> needed(Resource resource, String property) {
        List<String> values = resource.texts(Terms.NG + property, problems);
        if (values.isEmpty()) {
            missing(resource, property);
        }
        return values;
    }

    private Optional<String> one(Resource resource, String property) {
        Optional<String> value = resource.text(Terms.NG + property, problems);
        if (value.isEmpty()) {
            missing(resource, property);
        }
        return value;
    }

    private void missing(Resource resource, String property) {
        problems.add(
                resource.at(),
                "the signal " + Terms.shown(resource.iri()) + " is incomplete",
                "no ng:" + property,
                "ng:lemma, ng:upos, ng:complement, ng:effect and ng:whenPositive",
                "Add 'ng:" + property + " \"…\"'.");
    }
}

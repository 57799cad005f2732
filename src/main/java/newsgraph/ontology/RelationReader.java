package newsgraph.ontology;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads what is declared {@code a ng:Relation}. */
final class RelationReader {
    private static final Pattern CAMEO = Pattern.compile("[0-9]{2,4}");
    private static final Pattern WIKIDATA_PROPERTY =
            Pattern.compile("https?://www\\.wikidata\\.org/(?:prop/direct|prop|entity|wiki/Property:)/?(P[0-9]+)");
    private static final String LITERAL = "Literal";

    private final Vocabulary vocabulary;
    private final Problems problems;
    private final ExampleReader exampleReader;
    private final WordingCheck wordingCheck;

    RelationReader(Vocabulary vocabulary, Problems problems) {
        this.vocabulary = vocabulary;
        this.problems = problems;
        this.exampleReader = new ExampleReader(vocabulary, problems);
        this.wordingCheck = new WordingCheck(vocabulary, problems);
    }

    Relation read(Resource resource) {
        Optional<String> label = resource.text(Terms.LABEL, problems);
        if (label.isEmpty()) {
            problems.add(
                    resource.at(),
                    "the relation " + Terms.shown(resource.iri()) + " has no label",
                    "no rdfs:label",
                    "its human name",
                    "Add 'rdfs:label \"granted asylum to\"@en'.");
        }
        checkKind(resource);
        return new Relation(
                resource.iri(),
                Terms.localName(resource.iri()),
                label.orElse(""),
                resource.text(Terms.DEFINITION, problems).orElse(""),
                classes(resource, Terms.DOMAIN),
                classes(resource, Terms.RANGE),
                superRelations(resource),
                cameo(resource),
                resource.text(Terms.NG + "plover", problems).orElse(null),
                resource.text(Terms.NG + "ploverMode", problems).orElse(null),
                wikidata(resource),
                wordings(resource),
                examples(resource));
    }

    private void checkKind(Resource resource) {
        boolean literal = classes(resource, Terms.RANGE).contains(LITERAL);
        boolean datatype = resource.isA(Terms.OWL + "DatatypeProperty");
        if (literal != datatype) {
            problems.add(
                    resource.at(),
                    "the relation " + Terms.shown(resource.iri()) + " is of the wrong kind for its rdfs:range",
                    datatype ? "an owl:DatatypeProperty" : "no owl:DatatypeProperty",
                    literal ? "an owl:DatatypeProperty, since its range is a literal" : "an owl:ObjectProperty",
                    "Change the kind, or the range (xsd:string and xsd:integer are literals).");
        }
    }

    private Set<String> classes(Resource resource, String predicate) {
        Set<String> names = new LinkedHashSet<>();
        for (Statement statement : resource.iris(predicate, problems)) {
            String iri = statement.object().getURI();
            if (iri.startsWith(Terms.XSD) || iri.equals(Terms.RDFS + LITERAL)) {
                names.add(LITERAL);
            } else if (vocabulary.isClass(iri)) {
                names.add(Terms.localName(iri));
            } else {
                vocabulary.unknown(
                        statement.at(), "class", iri, vocabulary.superclasses().keySet(), "owl:Class", problems);
            }
        }
        return names;
    }

    private List<String> superRelations(Resource resource) {
        List<String> iris = new ArrayList<>();
        for (Statement statement : resource.iris(Terms.SUB_PROPERTY, problems)) {
            String iri = statement.object().getURI();
            if (iri.startsWith(Terms.NG) && !vocabulary.properties().contains(iri)) {
                vocabulary.unknown(statement.at(), "relation", iri, vocabulary.properties(), "ng:Relation", problems);
            }
            iris.add(iri);
        }
        return iris;
    }

    private @Nullable String cameo(Resource resource) {
        String code = resource.text(Terms.NG + "cameo", problems).orElse(null);
        if (code != null && !CAMEO.matcher(code).matches()) {
            problems.add(
                    resource.all(Terms.NG + "cameo").get(0).at(),
                    "a CAMEO code is not one",
                    "\"" + code + "\"",
                    "two to four digits in quotes",
                    "Look the code up in the CAMEO codebook; \"075\" is to grant asylum.");
        }
        return code;
    }

    private @Nullable String wikidata(Resource resource) {
        for (Statement statement : resource.iris(Terms.CLOSE_MATCH, problems)) {
            Matcher property = WIKIDATA_PROPERTY.matcher(statement.object().getURI());
            if (property.matches()) {
                return property.group(1);
            }
        }
        return null;
    }

    private List<String> wordings(Resource resource) {
        Set<String> wordings = new LinkedHashSet<>();
        for (Statement statement : resource.all(Terms.NG + "wording")) {
            Resource.text(statement, problems)
                    .map(w -> w.replaceAll("\\s+", " "))
                    .ifPresent(wording -> {
                        wordingCheck.check(statement.at(), wording);
                        wordings.add(wording);
                    });
        }
        return List.copyOf(wordings);
    }

    private List<Example> examples(Resource resource) {
        List<Example> examples = new ArrayList<>();
        for (Statement statement : resource.all(Terms.NG + "example")) {
            Resource.text(statement, problems)
                    .flatMap(written -> exampleReader.example(statement.at(), written))
                    .ifPresent(examples::add);
        }
        for (Statement statement : resource.all(Terms.NG + "counterExample")) {
            Resource.text(statement, problems)
                    .flatMap(written -> exampleReader.counterExample(statement.at(), written))
                    .ifPresent(examples::add);
        }
        return examples;
    }
}

package newsgraph.ontology;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The classes and properties that the folder declares, against which all else in it is checked.
 *
 * @param superclasses for each class's IRI, the IRIs of all that it is a kind of, itself included
 * @param properties IRIs of all that is declared as a property
 * @param allowed for each property with a closed list of values ({@code ng:allowed}), that list
 * @param owners for each property that only things of some classes may have ({@code schema:domainIncludes}), those classes
 * @param roles local names of the further roles of a claim
 * @param wordLists local names of the word lists
 */
record Vocabulary(
        Map<String, Set<String>> superclasses,
        Set<String> properties,
        Map<String, Set<String>> allowed,
        Map<String, Set<String>> owners,
        Set<String> roles,
        Set<String> wordLists) {
    private static final Set<String> CLASS_TYPES = Set.of(Terms.OWL + "Class", Terms.RDFS + "Class");
    private static final Set<String> PROPERTY_TYPES = Set.of(
            Terms.RDF + "Property",
            Terms.OWL + "ObjectProperty",
            Terms.OWL + "DatatypeProperty",
            Terms.OWL + "AnnotationProperty",
            Terms.NG + "Relation",
            Terms.NG + "Role");

    static Vocabulary of(Collection<Resource> resources, Problems problems) {
        Map<String, Set<String>> parents = new LinkedHashMap<>();
        Set<String> properties = new LinkedHashSet<>();
        Map<String, Set<String>> allowed = new LinkedHashMap<>();
        Map<String, Set<String>> owners = new LinkedHashMap<>();
        Set<String> roles = new TreeSet<>();
        Set<String> wordLists = new TreeSet<>();
        for (Resource resource : resources) {
            if (CLASS_TYPES.stream().anyMatch(resource::isA)) {
                Set<String> above = parents.computeIfAbsent(resource.iri(), c -> new LinkedHashSet<>());
                resource.iris(Terms.SUB_CLASS, problems)
                        .forEach(s -> above.add(s.object().getURI()));
            }
            if (PROPERTY_TYPES.stream().anyMatch(resource::isA)) {
                properties.add(resource.iri());
            }
            if (resource.isA(Terms.NG + "Role")) {
                roles.add(Terms.localName(resource.iri()));
            }
            if (resource.isA(Terms.NG + "WordList")) {
                wordLists.add(Terms.localName(resource.iri()));
            }
            List<String> values = resource.texts(Terms.NG + "allowed", problems);
            if (!values.isEmpty()) {
                allowed.put(resource.iri(), Set.copyOf(values));
            }
            resource.iris(Terms.DOMAIN_INCLUDES, problems)
                    .forEach(s -> owners.computeIfAbsent(resource.iri(), p -> new LinkedHashSet<>())
                            .add(s.object().getURI()));
        }
        return new Vocabulary(closure(parents), properties, allowed, owners, roles, wordLists);
    }

    private static Map<String, Set<String>> closure(Map<String, Set<String>> parents) {
        Map<String, Set<String>> closed = new TreeMap<>();
        for (String start : parents.keySet()) {
            Set<String> seen = new LinkedHashSet<>();
            Deque<String> open = new ArrayDeque<>(List.of(start));
            while (!open.isEmpty()) {
                String next = open.pop();
                if (seen.add(next)) {
                    open.addAll(parents.getOrDefault(next, Set.of()));
                }
            }
            closed.put(start, seen);
        }
        return closed;
    }

    /** The hierarchy by local names, as the rule book has it. */
    Map<String, Set<String>> superclassNames() {
        Map<String, Set<String>> names = new TreeMap<>();
        superclasses.forEach((name, above) -> {
            Set<String> aboveNames = names.computeIfAbsent(Terms.localName(name), n -> new TreeSet<>());
            above.forEach(a -> aboveNames.add(Terms.localName(a)));
        });
        names.replaceAll((name, above) -> Set.copyOf(above));
        return names;
    }

    boolean isClass(String iri) {
        return superclasses.containsKey(iri);
    }

    /** Notes every use of a name of the product's own vocabulary that is not declared, and every value not in a closed list. */
    void check(Resource resource, Problems problems) {
        for (String predicate : resource.predicates()) {
            for (Statement statement : resource.all(predicate)) {
                checkPredicate(resource, statement, problems);
                checkType(statement, problems);
                checkValue(statement, problems);
            }
        }
    }

    private void checkPredicate(Resource resource, Statement statement, Problems problems) {
        String predicate = statement.predicate();
        if (predicate.startsWith(Terms.NG) && !properties.contains(predicate)) {
            unknown(statement.at(), "property", predicate, properties, "owl:AnnotationProperty", problems);
        }
        Set<String> needed = owners.getOrDefault(predicate, Set.of());
        if (!needed.isEmpty() && needed.stream().noneMatch(owner -> isOf(resource, owner))) {
            String shown = String.join(" or ", needed.stream().map(Terms::shown).toList());
            problems.add(
                    statement.at(),
                    Terms.shown(resource.iri()) + " may not have " + Terms.shown(predicate),
                    "no " + shown,
                    shown,
                    "Add 'a " + Terms.shown(needed.iterator().next()) + "' to it, or mend the spelling of its name.");
        }
    }

    private boolean isOf(Resource resource, String type) {
        return resource.all(Terms.TYPE).stream()
                .filter(s -> s.object().isURI())
                .map(s -> s.object().getURI())
                .anyMatch(t -> superclasses.getOrDefault(t, Set.of(t)).contains(type));
    }

    private void checkType(Statement statement, Problems problems) {
        if (statement.predicate().equals(Terms.TYPE) && statement.object().isURI()) {
            String type = statement.object().getURI();
            if (type.startsWith(Terms.NG) && !isClass(type)) {
                unknown(statement.at(), "class", type, superclasses.keySet(), "owl:Class", problems);
            }
        }
    }

    private void checkValue(Statement statement, Problems problems) {
        Set<String> values = allowed.get(statement.predicate());
        if (values == null) {
            return;
        }
        Optional<String> text = Resource.text(statement, problems);
        if (text.isPresent() && !values.contains(text.get())) {
            problems.add(
                    statement.at(),
                    Terms.shown(statement.predicate()) + " has a value that it may not have",
                    "\"" + text.get() + "\"",
                    "one of " + String.join(", ", new TreeSet<>(values)),
                    "Take one of these, or add the value to the property's ng:allowed.");
        }
    }

    /** Notes a name that is not declared, with the declared one that is nearest in spelling. */
    void unknown(Position at, String kind, String iri, Collection<String> declared, String asType, Problems problems) {
        Map<String, String> byName = new TreeMap<>();
        declared.forEach(known -> byName.put(Terms.localName(known), known));
        String remedy = Misspelling.nearest(Terms.localName(iri), byName.keySet(), 2)
                .map(name -> "Did you mean " + Terms.shown(byName.getOrDefault(name, name)) + "?")
                .orElse("Mend the spelling, or declare it: '" + Terms.shown(iri) + " a " + asType + " .'");
        problems.add(at, "unknown " + kind, Terms.shown(iri), "a " + kind + " that is declared", remedy);
    }
}

package newsgraph.ontology;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Puts the rule book together from the statements and tables of all files. */
final class Assembler {
    /** Properties with one meaning at a time: a user's value takes the place of the one that ships. */
    private static final Set<String> REPLACED = Set.of(
            Terms.LABEL,
            Terms.DEFINITION,
            Terms.DOMAIN,
            Terms.RANGE,
            Terms.NG + "cameo",
            Terms.NG + "plover",
            Terms.NG + "ploverMode",
            Terms.NG + "code",
            Terms.NG + "state",
            Terms.NG + "capital",
            Terms.NG + "effect",
            Terms.NG + "whenPositive",
            Terms.NG + "whenNegative");

    /** What is known without any article is of one of these. */
    private static final Set<String> KNOWN_THINGS =
            Set.of(Terms.NG + "State", Terms.NG + "Institution", Terms.NG + "Place", Terms.NG + "Law");

    private final Problems problems;

    Assembler(Problems problems) {
        this.problems = problems;
    }

    /**
     * A table of known things.
     *
     * @param file what messages call it
     */
    record Table(String file, String text) {}

    RuleBook assemble(List<Statement> shipped, List<Statement> owned, List<Table> tables) {
        Collection<Resource> resources = merged(shipped, owned);
        Vocabulary vocabulary = Vocabulary.of(resources, problems);
        List<Relation> relations = new ArrayList<>();
        List<Signal> signals = new ArrayList<>();
        Map<String, List<String>> wordLists = new TreeMap<>();
        RelationReader relationReader = new RelationReader(vocabulary, problems);
        SignalReader signalReader = new SignalReader(problems);
        for (Resource resource : resources) {
            vocabulary.check(resource, problems);
            if (resource.isA(Terms.NG + "Relation")) {
                relations.add(relationReader.read(resource));
            }
            if (resource.isA(Terms.NG + "Signal")) {
                signals.addAll(signalReader.read(resource));
            }
            if (resource.isA(Terms.NG + "WordList")) {
                wordLists.put(Terms.localName(resource.iri()), resource.texts(Terms.NG + "word", problems));
            }
        }
        refuseCycles(relations, resources);
        relations.sort(Comparator.comparing(Relation::iri));
        return new RuleBook(
                relations, vocabulary.superclassNames(), signals, gazetteer(resources, vocabulary, tables), wordLists);
    }

    /** A relation that implies itself by way of others says nothing, and whoever follows it never comes to an end. */
    private void refuseCycles(List<Relation> relations, Collection<Resource> resources) {
        Map<String, List<String>> above = new TreeMap<>();
        relations.forEach(relation -> above.put(relation.iri(), relation.superRelations()));
        for (Resource resource : resources) {
            if (above.containsKey(resource.iri()) && implies(resource.iri(), resource.iri(), above)) {
                problems.add(
                        resource.all(Terms.SUB_PROPERTY).get(0).at(),
                        "the relation " + Terms.shown(resource.iri()) + " is its own super-relation by way of others",
                        "a circle of rdfs:subPropertyOf",
                        "a super-relation that is wider",
                        "Take one rdfs:subPropertyOf out of the circle.");
            }
        }
    }

    private static boolean implies(String narrow, String wide, Map<String, List<String>> above) {
        Set<String> seen = new HashSet<>();
        Deque<String> next = new ArrayDeque<>(above.getOrDefault(narrow, List.of()));
        while (!next.isEmpty()) {
            String iri = next.remove();
            if (iri.equals(wide)) {
                return true;
            }
            if (seen.add(iri)) {
                next.addAll(above.getOrDefault(iri, List.of()));
            }
        }
        return false;
    }

    private static Collection<Resource> merged(List<Statement> shipped, List<Statement> owned) {
        Map<String, Resource> resources = new LinkedHashMap<>();
        for (Statement statement : shipped) {
            resource(resources, statement).ifPresent(r -> r.add(statement));
        }
        Map<String, Resource> own = new LinkedHashMap<>();
        for (Statement statement : owned) {
            resource(own, statement).ifPresent(r -> r.add(statement));
        }
        own.forEach((iri, mine) -> {
            Resource known = resources.computeIfAbsent(iri, Resource::new);
            known.forget(
                    mine.predicates().stream().filter(REPLACED::contains).collect(java.util.stream.Collectors.toSet()));
            mine.predicates().forEach(p -> mine.all(p).forEach(known::add));
        });
        return resources.values();
    }

    private static Optional<Resource> resource(Map<String, Resource> resources, Statement statement) {
        return statement.subject().isURI()
                ? Optional.of(resources.computeIfAbsent(statement.subject().getURI(), Resource::new))
                : Optional.empty();
    }

    private List<GazetteerEntry> gazetteer(Collection<Resource> resources, Vocabulary vocabulary, List<Table> tables) {
        Map<String, String> codeByState = new LinkedHashMap<>();
        Map<String, String> stateByCode = new LinkedHashMap<>();
        Map<Resource, String> typed = new LinkedHashMap<>();
        for (Resource resource : resources) {
            Optional<String> type = type(resource, vocabulary);
            type.ifPresent(t -> typed.put(resource, Terms.localName(t)));
            if (type.isPresent()
                    && vocabulary
                            .superclasses()
                            .getOrDefault(type.get(), Set.of())
                            .contains(Terms.NG + "State")) {
                String label = resource.text(Terms.LABEL, problems).orElse("");
                String code = resource.text(Terms.NG + "code", problems).orElse("");
                codeByState.put(label, code);
                // A historic state has the code of its successor, and is not what the code means now.
                if (type.get().equals(Terms.NG + "State")) {
                    stateByCode.putIfAbsent(code, label);
                }
            }
        }
        List<GazetteerEntry> entries = new ArrayList<>();
        EntryReader entryReader = new EntryReader(codeByState, problems);
        typed.forEach((resource, type) -> entryReader.read(resource, type).ifPresent(entries::add));
        TableReader tableReader =
                new TableReader(stateByCode, vocabulary.superclassNames().keySet(), problems);
        tables.forEach(table -> entries.addAll(tableReader.read(table.file(), table.text())));
        return entries;
    }

    /** The narrowest of its classes that known things can be of, or nothing where it has none. */
    private static Optional<String> type(Resource resource, Vocabulary vocabulary) {
        return resource.all(Terms.TYPE).stream()
                .filter(s -> s.object().isURI())
                .map(s -> s.object().getURI())
                .filter(t -> vocabulary.superclasses().getOrDefault(t, Set.of()).stream()
                        .anyMatch(KNOWN_THINGS::contains))
                .max(Comparator.comparing((String t) -> vocabulary
                                .superclasses()
                                .getOrDefault(t, Set.of())
                                .size())
                        .thenComparing(Comparator.naturalOrder()));
    }
}

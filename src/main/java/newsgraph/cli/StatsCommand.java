package newsgraph.cli;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import newsgraph.graph.Vocabulary;
import newsgraph.store.Store;
import newsgraph.store.StoreException;
import newsgraph.store.StoreSize;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code newsgraph stats}: counts what the store holds. */
@Command(
        name = "stats",
        header = "Count what the store holds.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Counts what the store holds: articles, entities by kind, facts by relation, claims by modality.",
        footerHeading = "%nExamples%n",
        footer = "  newsgraph stats --store ~/graphs/2012")
final class StatsCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final StoreOption store = new StoreOption();

    StatsCommand(Console console) {
        this.console = console;
    }

    /** Numbers by name. */
    private record Counted(Map<String, Long> entities, Map<String, Long> facts, Map<String, Long> claims) {}

    @Override
    public Integer call() throws StoreException {
        try (Store opened = store.openExisting()) {
            StoreSize size = opened.size();
            String base = StoreOption.iris(opened).base();
            Counted counted = opened.read(dataset -> count(dataset.getUnionGraph(), base));
            line("articles", size.articles());
            line("sentences", size.sentences());
            group("entities", size.entities(), counted.entities());
            group("facts", size.facts(), counted.facts());
            group("claims", size.claims(), counted.claims());
            line("quads", size.quads());
        }
        return ExitCode.DONE;
    }

    private void group(String name, long total, Map<String, Long> parts) {
        line(name, total);
        parts.forEach((part, number) -> line("  " + part, number));
    }

    private void line(String name, long number) {
        console.print(String.format(Locale.ROOT, "%-32s %10d", name, number));
    }

    private static Counted count(Graph union, String base) {
        Counted counted = new Counted(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        Set<Node> mentioned = new HashSet<>();
        each(union, Vocabulary.MENTIONS, Node.ANY, triple -> {
            if (mentioned.add(triple.getObject())) {
                counted.entities.merge(kind(triple.getObject(), base), 1L, Long::sum);
            }
        });
        each(
                union,
                Vocabulary.MODALITY,
                Node.ANY,
                triple -> counted.claims.merge(triple.getObject().getLiteralLexicalForm(), 1L, Long::sum));
        Set<Triple> facts = new HashSet<>();
        each(union, Vocabulary.ASSERTED, Node.ANY, triple -> {
            if (triple.getObject().getLiteralLexicalForm().equals("true")) {
                facts.add(fact(union, triple.getSubject()));
            }
        });
        facts.forEach(fact -> counted.facts.merge(name(fact.getPredicate()), 1L, Long::sum));
        return counted;
    }

    private static Triple fact(Graph union, Node claim) {
        return Triple.create(
                value(union, claim, Vocabulary.SUBJECT),
                value(union, claim, Vocabulary.PREDICATE),
                value(union, claim, Vocabulary.OBJECT));
    }

    private static Node value(Graph union, Node claim, Node property) {
        Iterator<Triple> found = union.find(claim, property, Node.ANY);
        return found.hasNext() ? found.next().getObject() : Node.ANY;
    }

    private static void each(Graph graph, Node property, Node object, Consumer<Triple> visit) {
        graph.find(Node.ANY, property, object).forEachRemaining(visit);
    }

    /** The kind that an entity's IRI tells, the part behind the base. */
    private static String kind(Node entity, String base) {
        String iri = entity.toString();
        String local = iri.startsWith(base) ? iri.substring(base.length()) : iri;
        int slash = local.indexOf('/');
        return slash > 0 ? local.substring(0, slash) : local;
    }

    private static String name(Node relation) {
        String iri = relation.toString();
        return iri.startsWith(Vocabulary.NG) ? iri.substring(Vocabulary.NG.length()) : iri;
    }
}

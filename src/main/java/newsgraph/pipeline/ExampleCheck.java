package newsgraph.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Polarity;
import newsgraph.claim.Speaker;
import newsgraph.ontology.Example;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import org.jspecify.annotations.Nullable;

/** Holds an ontology's relations against their own examples and counter-examples. */
public final class ExampleCheck {
    private static final String NEGATIVE = "negative";

    private final RuleBook ruleBook;
    private final ArticleAnalyzer analyzer;

    /** Checks with the analyzer that also reads the articles. */
    public ExampleCheck(RuleBook ruleBook, ArticleAnalyzer analyzer) {
        this.ruleBook = ruleBook;
        this.analyzer = analyzer;
    }

    /**
     * How an example came out.
     *
     * @param relation the relation that it belongs to
     * @param example what it asks for
     * @param passed whether the product reads it so
     * @param message what was read instead, empty where it passed
     */
    public record Result(Relation relation, Example example, boolean passed, String message) {}

    /** The results of all examples, in the order of the relations and of their examples. */
    public List<Result> run() {
        return ruleBook.relations().stream().flatMap(r -> run(r).stream()).toList();
    }

    private List<Result> run(Relation relation) {
        List<Result> results = new ArrayList<>();
        for (Example example : relation.examples()) {
            List<Claim> claims = claims(example.text());
            boolean passed = passes(example, of(relation, claims));
            results.add(new Result(relation, example, passed, passed ? "" : "read " + describe(claims)));
        }
        return results;
    }

    private List<Claim> claims(String text) {
        return analyzer.analyze(new Article("example", "example", text, null, null, null, null, null))
                .claims()
                .all();
    }

    private static List<Claim> of(Relation relation, List<Claim> claims) {
        return claims.stream().filter(c -> relation.equals(c.relation())).toList();
    }

    private static boolean passes(Example example, List<Claim> claims) {
        String subject = example.subject();
        String object = example.object();
        if (subject == null || object == null) {
            return claims.stream().noneMatch(Claim::asserted);
        }
        List<Claim> matching = claims.stream()
                .filter(c -> same(subject, c.subject().label()) && isObject(c.object(), object))
                .toList();
        if (example.asserted()) {
            return matching.stream().anyMatch(Claim::asserted);
        }
        return matching.stream().noneMatch(Claim::asserted)
                && (example.modality() == null
                        || matching.stream().anyMatch(c -> isSo(c, example.modality(), example.speaker())));
    }

    private static boolean isSo(Claim claim, String modality, @Nullable String speaker) {
        boolean so = modality.equals(NEGATIVE)
                ? claim.polarity() == Polarity.NEGATIVE
                : same(modality, claim.modality().name());
        return so && (speaker == null || isSpeaker(claim.speaker(), speaker));
    }

    private static boolean isSpeaker(@Nullable Speaker speaker, String wanted) {
        if (speaker == null) {
            return false;
        }
        return speaker.entity() == null
                ? same(wanted, speaker.words())
                : same(wanted, speaker.entity().label());
    }

    /** An entity by its label; words by what they hold, so that "charges" is enough for "the charges against him". */
    private static boolean isObject(Argument argument, String wanted) {
        return argument instanceof Argument.Literal literal
                ? literal.words().toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT))
                : same(wanted, label(argument));
    }

    private static boolean same(String a, String b) {
        return a.toLowerCase(Locale.ROOT).equals(b.toLowerCase(Locale.ROOT));
    }

    private static String label(Argument argument) {
        return argument instanceof Argument.Of of ? of.entity().label() : ((Argument.Literal) argument).words();
    }

    private static String describe(List<Claim> claims) {
        if (claims.isEmpty()) {
            return "nothing";
        }
        List<String> read = new ArrayList<>();
        for (Claim claim : claims) {
            Relation relation = claim.relation();
            read.add(claim.subject().label() + " | "
                    + (relation == null ? "(" + claim.wording() + ")" : relation.label()) + " | "
                    + label(claim.object()) + " | "
                    + (claim.asserted()
                            ? "asserted"
                            : (claim.polarity() == Polarity.NEGATIVE ? "not " : "")
                                    + claim.modality().name().toLowerCase(Locale.ROOT)));
        }
        return String.join("; ", read);
    }
}

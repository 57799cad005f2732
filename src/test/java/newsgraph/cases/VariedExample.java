package newsgraph.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import newsgraph.claim.Claim;
import newsgraph.entity.Kind;
import newsgraph.language.Sentence;
import newsgraph.language.TextAnalyzer;
import newsgraph.ontology.Example;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBookReader;
import newsgraph.pipeline.Analysis;

/**
 * An example of the ontology, said otherwise.
 *
 * @param text the example so varied; empty where there is no good English for it
 * @param reason why there is none
 * @param base the example as the ontology has it, read
 */
record VariedExample(
        Relation relation, Example example, Variation variation, String text, String reason, Analysis base) {
    private static final List<VariedExample> ALL = vary();

    static List<VariedExample> all() {
        return ALL;
    }

    private static List<VariedExample> vary() {
        Inflection forms = new Inflection(TextAnalyzer.shared());
        List<VariedExample> all = new ArrayList<>();
        for (Relation relation : RuleBookReader.bundled().relations()) {
            for (Example example : relation.examples()) {
                Analysis base = Reading.of(example.text());
                List<Sentence> sentences = base.text().sentences();
                PlainClause.Read read = sentences.size() == 1
                        ? PlainClause.of(example.text(), sentences.get(0))
                        : new PlainClause.Read(null, "several sentences");
                for (Variation variation : Variation.values()) {
                    if (!example.asserted() && variation.onlyOfPlainClauses()) {
                        continue;
                    }
                    PlainClause clause = read.clause();
                    Optional<String> text =
                            clause == null ? Optional.empty() : variation.of(clause, forms, isPerson(base, clause));
                    if (clause != null && text.isEmpty() && variation.needsAnotherForm()) {
                        continue; // an intransitive verb has no passive, and an active no active
                    }
                    String reason = clause == null ? read.reason() : variation.label();
                    all.add(new VariedExample(relation, example, variation, text.orElse(""), reason, base));
                }
            }
        }
        return all;
    }

    private static boolean isPerson(Analysis base, PlainClause clause) {
        return base.entities().all().stream()
                .filter(e ->
                        e.mentions().stream().anyMatch(m -> m.sentence() == 0 && m.head() < clause.subjectTokens()))
                .allMatch(e -> e.kind() == Kind.PERSON);
    }

    /** The claims of the base that are what the example is about. */
    List<Claim> about() {
        return base.claims().all().stream().filter(this::isAbout).toList();
    }

    /** Whether a claim is of the example's relation, between the things that it names. */
    boolean isAbout(Claim claim) {
        if (!relation.equals(claim.relation())) {
            return false;
        }
        String subject = example.subject();
        String object = example.object();
        return subject == null
                || object == null
                || (subject.equalsIgnoreCase(claim.subject().label())
                        && Reading.label(claim.object())
                                .toLowerCase(Locale.ROOT)
                                .contains(object.toLowerCase(Locale.ROOT)));
    }

    @Override
    public String toString() {
        return variation.label() + " | " + relation.name() + " | " + text;
    }
}

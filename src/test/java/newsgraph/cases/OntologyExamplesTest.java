package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import newsgraph.ontology.RuleBookReader;
import newsgraph.pipeline.ExampleCheck;
import org.junit.jupiter.api.Test;

/** The ontology that ships does what its own examples and counter-examples say. */
class OntologyExamplesTest {
    @Test
    void everyWordingIsUnderstood() {
        assertEquals(Map.of(), Reading.analyzer().wordings().notUnderstood());
    }

    @Test
    void everyExampleIsReadAsItSays() {
        List<ExampleCheck.Result> results = new ExampleCheck(RuleBookReader.bundled(), Reading.analyzer()).run();
        assertFalse(results.isEmpty());
        List<String> failures = results.stream()
                .filter(r -> !r.passed())
                .map(r -> r.relation().name() + ": " + r.example() + ": " + r.message())
                .toList();
        assertTrue(failures.isEmpty(), String.join("\n", failures));
    }
}

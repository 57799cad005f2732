package newsgraph.ontology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RuleBookReaderTest {
    @Test
    void readsTheBundledBook() {
        RuleBook book = RuleBookReader.bundled();
        Relation granted = book.relations().stream()
                .filter(r -> r.name().equals("grantedAsylumTo"))
                .findFirst()
                .orElseThrow();
        assertEquals("075", granted.cameo());
        assertTrue(granted.wordings().contains("SUBJECT grants|gives asylum to OBJECT"));
    }
}

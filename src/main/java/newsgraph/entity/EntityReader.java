package newsgraph.entity;

import java.util.List;
import newsgraph.language.Text;
import newsgraph.ontology.RuleBook;

/** Groups the mentions of a text into entities. Safe for use by many threads. */
public final class EntityReader {
    public EntityReader(RuleBook ruleBook) {}

    /** The entities that the text mentions. */
    public Entities read(Text text) {
        return new Entities(List.of());
    }
}

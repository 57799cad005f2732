package newsgraph.ontology;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The SHACL shapes that relations imply: whose subjects and objects are of which classes. */
final class RelationShapes {
    private static final String LITERAL = "Literal";

    private RelationShapes() {}

    /** Turtle with shapes for every relation of the book, in order of their IRIs. */
    static String turtle(RuleBook ruleBook) {
        StringBuilder turtle = new StringBuilder("""
                @prefix ng: <https://w3id.org/newsgraph/ontology#> .
                @prefix foaf: <http://xmlns.com/foaf/0.1/> .
                @prefix sh: <http://www.w3.org/ns/shacl#> .
                """);
        for (Relation relation : ruleBook.relations()) {
            append(turtle, relation, "Subject", relation.domain());
            append(turtle, relation, "Object", relation.range());
        }
        return turtle.toString();
    }

    private static void append(StringBuilder turtle, Relation relation, String end, Set<String> classes) {
        if (classes.isEmpty()) {
            return;
        }
        List<String> tests =
                new TreeSet<>(classes).stream().map(RelationShapes::test).toList();
        turtle.append("""

                <%1$s%2$sShape> a sh:NodeShape ;
                    sh:target%2$ssOf <%1$s> ;
                    sh:message "the %3$s of %4$s is %5$s" ;
                    sh:or ( %6$s ) .
                """.formatted(
                        relation.iri(),
                        end,
                        end.equals("Subject") ? "subject" : "object",
                        relation.name(),
                        String.join(" or ", new TreeSet<>(classes)),
                        String.join(" ", tests)));
    }

    private static String test(String className) {
        if (className.equals(LITERAL)) {
            return "[ sh:nodeKind sh:Literal ]";
        }
        return "[ sh:class " + (className.equals("Person") ? "foaf:" : "ng:") + className + " ]";
    }
}

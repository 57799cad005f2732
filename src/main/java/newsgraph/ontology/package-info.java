/**
 * Turtle in, the {@link newsgraph.ontology.RuleBook} out: relations, wordings, signals and gazetteers as records.
 */
@NullMarked
package newsgraph.ontology;

import org.jspecify.annotations.NullMarked;

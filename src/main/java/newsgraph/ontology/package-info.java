/**
 * Turtle in, the {@link newsgraph.ontology.RuleBook} out: relations, wordings, signals and gazetteers as records.
 *
 * <p>Enter by {@link newsgraph.ontology.RuleBookReader}; {@link newsgraph.ontology.Gazetteer} looks names up. Nothing here
 * reads articles or understands a wording: that is for the claim stage, which has the language models.
 */
@NullMarked
package newsgraph.ontology;

import org.jspecify.annotations.NullMarked;

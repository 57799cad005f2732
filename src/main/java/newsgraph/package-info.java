/**
 * Newsgraph: news articles in, an RDF knowledge graph out.
 *
 * <p>Text flows one way, and the packages stand in that order. Each hands the next an immutable value; nothing reaches
 * back.
 *
 * <ol>
 *   <li>{@link newsgraph.article}: bytes to {@link newsgraph.article.Article}
 *   <li>{@link newsgraph.language}: article text to {@link newsgraph.language.Text}: sentences, tokens, syntax, names
 *   <li>{@link newsgraph.ontology}: Turtle to the {@link newsgraph.ontology.RuleBook}: relations, wordings, signals,
 *       gazetteers
 *   <li>{@link newsgraph.entity}: text to {@link newsgraph.entity.Entities}: who is who
 *   <li>{@link newsgraph.claim}: text and entities to {@link newsgraph.claim.Claims}: who did what to whom, and whether it
 *       happened
 *   <li>{@link newsgraph.graph}: claims to RDF quads, and the writers of every RDF format
 *   <li>{@link newsgraph.store}: quads in TDB2, and queries over them
 *   <li>{@link newsgraph.pipeline}: all of it, over many articles
 *   <li>{@link newsgraph.cli}: one class a command
 * </ol>
 *
 * <p>{@link newsgraph.train} makes the language models; no user's path leads through it.
 */
@NullMarked
package newsgraph;

import org.jspecify.annotations.NullMarked;

/** Claims and entities in, RDF quads out: the vocabulary, IRIs, provenance, and the writers of every RDF format. */
@NullMarked
package newsgraph.graph;

import org.jspecify.annotations.NullMarked;

package newsgraph.ontology;

import org.apache.jena.graph.Node;

/** One triple of the ontology's folder, and where its object stands in which file. */
record Statement(Node subject, String predicate, Node object, Position at) {}

package newsgraph.ontology;

/** A place in a file of the ontology: line and column count from 1. */
record Position(String file, long line, long column) {}

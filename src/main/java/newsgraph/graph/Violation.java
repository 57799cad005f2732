package newsgraph.graph;

/**
 * A place where a graph breaks a shape.
 *
 * @param focus the node that breaks it
 * @param path the property or path it is about, empty for the node itself
 * @param value the value at fault, empty where one is missing
 * @param message what is wrong
 * @param shape the shape that says so
 */
public record Violation(String focus, String path, String value, String message, String shape) {}

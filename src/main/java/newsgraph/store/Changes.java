package newsgraph.store;

/**
 * What one {@link Store#replace} did.
 *
 * @param added graphs that were new
 * @param replaced graphs whose content changed
 * @param unchanged graphs that held the same content already
 */
public record Changes(int added, int replaced, int unchanged) {}

package browsy.layout.table;

import org.jspecify.annotations.Nullable;

/**
 * What a cell asks of the columns it spans, in CSS px, of its border box.
 *
 * @param percent of the table, null for none
 * @param edges border and padding that the percentage does not include
 * @param fixed whether a width is given in CSS px
 */
record CellSize(double min, double max, @Nullable Double percent, double edges, boolean fixed) {}

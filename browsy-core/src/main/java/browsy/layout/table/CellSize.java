package browsy.layout.table;

import org.jspecify.annotations.Nullable;

/**
 * The size contribution of a cell to the columns that it spans, as border-box widths in CSS px.
 *
 * @param min the minimum width
 * @param max the preferred width
 * @param percent the percentage of the table width; null if none is specified
 * @param edges border and padding that are added to the percentage
 * @param fixed whether a width is specified in CSS px
 */
record CellSize(double min, double max, @Nullable Double percent, double edges, boolean fixed) {}

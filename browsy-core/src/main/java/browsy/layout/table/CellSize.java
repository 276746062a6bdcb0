package browsy.layout.table;

/**
 * What a cell asks of the columns it spans, in CSS px, of its border box.
 *
 * @param percent of the table, or 0 for none
 * @param edges border and padding along the inline axis
 * @param fixed whether a width is given in CSS px
 */
record CellSize(double min, double max, double percent, double edges, boolean fixed) {

    boolean isAuto() {
        return !fixed && percent == 0;
    }

    /** An even share for one of the columns that a cell spans. */
    CellSize share(int columns, double spacing) {
        double inner = spacing * (columns - 1);
        return new CellSize(
                Math.max(0, min - inner) / columns,
                Math.max(0, max - inner) / columns,
                percent / columns,
                0,
                fixed);
    }
}

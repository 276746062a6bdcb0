package browsy.layout.grid;

/** The tracks an item was placed in, on both axes. */
record GridArea(GridSpan columns, GridSpan rows) {
    GridSpan on(GridDirection direction) {
        return direction == GridDirection.COLUMNS ? columns : rows;
    }
}

package browsy.layout.grid;

/** A grid area: the tracks that an item spans on both axes. */
record GridArea(GridSpan columns, GridSpan rows) {
    GridSpan on(GridDirection direction) {
        return direction == GridDirection.COLUMNS ? columns : rows;
    }
}

package browsy.layout.grid;

/** The explicit grid: its two axes. */
record GridDefinition(GridAxis columns, GridAxis rows) {
    GridAxis on(GridDirection direction) {
        return direction == GridDirection.COLUMNS ? columns : rows;
    }
}

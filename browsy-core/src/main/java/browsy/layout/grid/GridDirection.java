package browsy.layout.grid;

/**
 * The direction in which tracks follow one another: columns along the inline axis of the grid, rows
 * along its block axis.
 */
enum GridDirection {
    COLUMNS,
    ROWS;

    GridDirection other() {
        return this == COLUMNS ? ROWS : COLUMNS;
    }
}

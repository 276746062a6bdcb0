package browsy.layout.grid;

/**
 * Which tracks are meant: columns follow one another along the inline axis, rows along the block
 * axis.
 */
enum GridDirection {
    COLUMNS,
    ROWS;

    GridDirection other() {
        return this == COLUMNS ? ROWS : COLUMNS;
    }
}

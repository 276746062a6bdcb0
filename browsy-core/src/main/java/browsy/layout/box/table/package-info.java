/** The structure of tables: the grid of cells, and the borders that collapse in it. */
@NullMarked
package browsy.layout.box.table;

import org.jspecify.annotations.NullMarked;

/** The table model: the grid of cells, and the collapsing of borders. */
@NullMarked
package browsy.layout.box.table;

import org.jspecify.annotations.NullMarked;

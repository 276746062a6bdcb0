/** Table layout: measures and widths of columns, heights of rows, captions. */
@NullMarked
package browsy.layout.table;

import org.jspecify.annotations.NullMarked;

/** Table layout: column widths, row heights, captions. */
@NullMarked
package browsy.layout.table;

import org.jspecify.annotations.NullMarked;

/** Values of tables. */
@NullMarked
package browsy.css.value.table;

import org.jspecify.annotations.NullMarked;

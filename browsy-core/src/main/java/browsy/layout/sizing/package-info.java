/** Size rules that all formatting contexts share. */
@NullMarked
package browsy.layout.sizing;

import org.jspecify.annotations.NullMarked;

/** Layout: from styled elements to the boxes they occupy. */
@NullMarked
package browsy.layout;

import org.jspecify.annotations.NullMarked;

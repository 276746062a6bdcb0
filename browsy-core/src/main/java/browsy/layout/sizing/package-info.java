/** Used sizes from size properties and constraints; what all formatting contexts share. */
@NullMarked
package browsy.layout.sizing;

import org.jspecify.annotations.NullMarked;

/** The border boxes of elements as layout gives them, and those of image map areas. */
@NullMarked
package browsy.spatial.box;

import org.jspecify.annotations.NullMarked;

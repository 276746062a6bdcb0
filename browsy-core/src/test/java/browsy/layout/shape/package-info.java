@NullMarked
package browsy.layout.shape;

import org.jspecify.annotations.NullMarked;

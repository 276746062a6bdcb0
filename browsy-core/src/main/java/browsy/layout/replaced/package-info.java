/** Replaced elements: boxes whose content CSS does not lay out, sized by their natural size. */
@NullMarked
package browsy.layout.replaced;

import org.jspecify.annotations.NullMarked;

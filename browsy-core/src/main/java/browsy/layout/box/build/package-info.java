/** From the styled document to the box tree. */
@NullMarked
package browsy.layout.box.build;

import org.jspecify.annotations.NullMarked;

/** From the styled document to the box tree. */
@NullMarked
package browsy.layout.build;

import org.jspecify.annotations.NullMarked;

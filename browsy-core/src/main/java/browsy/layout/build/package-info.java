/** Builds the box tree from the styled document. */
@NullMarked
package browsy.layout.build;

import org.jspecify.annotations.NullMarked;

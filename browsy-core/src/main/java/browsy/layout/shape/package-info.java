/**
 * Geometry of CSS shapes and paths: float areas of {@code shape-outside} and outlines of {@code
 * offset-path}.
 */
@NullMarked
package browsy.layout.shape;

import org.jspecify.annotations.NullMarked;

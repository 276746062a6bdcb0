/** Geometry of CSS shapes and paths: areas that lines keep off, outlines that boxes move along. */
@NullMarked
package browsy.layout.shape;

import org.jspecify.annotations.NullMarked;

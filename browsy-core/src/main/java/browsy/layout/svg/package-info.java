/**
 * Geometry of the elements inside inline SVG graphics: coordinate systems, shapes, text and reused
 * elements. Bounds are those of the filled areas, without strokes, markers and clips, as {@code
 * getBoundingClientRect} gives them.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#BoundingBoxes">SVG 2</a>
 */
@NullMarked
package browsy.layout.svg;

import org.jspecify.annotations.NullMarked;

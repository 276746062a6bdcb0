package browsy.layout.svg;

import browsy.layout.geometry.PhysicalSize;

/**
 * The size of the nearest viewport in its own user units, the basis of percentages.
 *
 * @see <a href="https://svgwg.org/svg2-draft/coords.html#Units">SVG 2</a>
 */
record SvgViewport(double width, double height) {

    /** The basis of lengths that are neither horizontal nor vertical. */
    double diagonal() {
        return Math.sqrt((width * width + height * height) / 2);
    }

    PhysicalSize size() {
        return new PhysicalSize(width, height);
    }
}

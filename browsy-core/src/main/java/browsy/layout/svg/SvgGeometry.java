package browsy.layout.svg;

import static browsy.style.property.BoxProperties.HEIGHT;
import static browsy.style.property.BoxProperties.WIDTH;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.css.value.LengthPercentage;
import browsy.css.value.Size;
import browsy.layout.natural.SvgLength;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.Property;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an element that are lengths, in user units.
 *
 * @see <a href="https://svgwg.org/svg2-draft/geometry.html">SVG 2</a>
 */
record SvgGeometry(Element element, ComputedStyle style, SvgViewport viewport) {

    /** Returns a horizontal length; 0 if it is missing or invalid. */
    double x(String name) {
        return orZero(length(name, viewport.width()));
    }

    /** Returns a vertical length; 0 if it is missing or invalid. */
    double y(String name) {
        return orZero(length(name, viewport.height()));
    }

    /** Returns a length that is neither horizontal nor vertical; 0 if it is missing or invalid. */
    double other(String name) {
        return orZero(length(name, viewport.diagonal()));
    }

    /** Returns the width by style or attribute; null if neither specifies one. */
    @Nullable Double width() {
        return size(WIDTH, "width", viewport.width());
    }

    /** Returns the height by style or attribute; null if neither specifies one. */
    @Nullable Double height() {
        return size(HEIGHT, "height", viewport.height());
    }

    /** Returns a length; null if it is missing or invalid. */
    @Nullable Double length(String name, double basis) {
        return SvgLength.resolve(
                element.attr(name), style.get(FONT_SIZE) / style.get(EFFECTIVE_ZOOM), basis);
    }

    private @Nullable Double size(Property<Size> property, String name, double basis) {
        return style.get(property) instanceof LengthPercentage styled
                ? Double.valueOf(styled.resolve(basis) / style.get(EFFECTIVE_ZOOM))
                : length(name, basis);
    }

    static double orZero(@Nullable Double length) {
        return length == null ? 0 : length;
    }
}

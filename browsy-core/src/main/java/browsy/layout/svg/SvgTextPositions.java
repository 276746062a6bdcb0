package browsy.layout.svg;

import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.InternalProperties.EFFECTIVE_ZOOM;

import browsy.layout.natural.SvgLength;
import browsy.style.computed.ComputedStyle;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The positions that an element and those around it give to the characters inside: the n-th value
 * of a list is for the n-th character of the element, also if that is in a descendant. The
 * innermost element with a value wins.
 *
 * <p>Characters are asked for in order. An element whose lists are used up leaves the chain, so
 * that the work is linear in the characters and the values.
 *
 * @see <a href="https://svgwg.org/svg2-draft/text.html#TSpanNotes">SVG 2</a>
 */
final class SvgTextPositions {
    private static final double[] NONE = {};

    private @Nullable SvgTextPositions outer;
    private final double[] xs;
    private final double[] ys;
    private final double[] dxs;
    private final double[] dys;
    private final int count;

    /** The index of the first character in the element; negative before that character. */
    private int start = -1;

    private SvgTextPositions(
            @Nullable SvgTextPositions outer,
            Element element,
            ComputedStyle style,
            SvgViewport viewport) {
        double em = style.get(FONT_SIZE) / style.get(EFFECTIVE_ZOOM);
        this.outer = outer;
        xs = lengths(element.attr("x"), em, viewport.width());
        ys = lengths(element.attr("y"), em, viewport.height());
        dxs = lengths(element.attr("dx"), em, viewport.width());
        dys = lengths(element.attr("dy"), em, viewport.height());
        count = Math.max(Math.max(xs.length, ys.length), Math.max(dxs.length, dys.length));
    }

    /**
     * Returns the positions in an element.
     *
     * @param outer those in its parent
     * @return null if neither gives any
     */
    static @Nullable SvgTextPositions in(
            Element element,
            ComputedStyle style,
            SvgViewport viewport,
            @Nullable SvgTextPositions outer) {
        SvgTextPositions own = new SvgTextPositions(outer, element, style, viewport);
        return own.count == 0 ? outer : own;
    }

    private static double[] lengths(String list, double em, double basis) {
        if (list.isBlank()) {
            return NONE;
        }
        String[] items = list.strip().split("[\\s,]+");
        double[] lengths = new double[items.length];
        for (int i = 0; i < items.length; i++) {
            lengths[i] = SvgGeometry.orZero(SvgLength.resolve(items[i], em, basis));
        }
        return lengths;
    }

    /**
     * Moves on to a character, and returns the innermost element that still has values for it or
     * later ones; null if none has.
     *
     * @param index the index of the character in the text
     */
    @Nullable SvgTextPositions advanceTo(int index) {
        if (start < 0) {
            start = index;
        }
        outer = outer == null ? null : outer.advanceTo(index);
        return index - start < count ? this : outer;
    }

    /** Returns the {@code x} of a character; NaN if it has none. */
    double x(int index) {
        int i = index - start;
        return i < xs.length ? xs[i] : outer == null ? Double.NaN : outer.x(index);
    }

    /** Returns the {@code y} of a character; NaN if it has none. */
    double y(int index) {
        int i = index - start;
        return i < ys.length ? ys[i] : outer == null ? Double.NaN : outer.y(index);
    }

    /** Returns the {@code dx} of a character; 0 if it has none. */
    double dx(int index) {
        int i = index - start;
        return i < dxs.length ? dxs[i] : outer == null ? 0 : outer.dx(index);
    }

    /** Returns the {@code dy} of a character; 0 if it has none. */
    double dy(int index) {
        int i = index - start;
        return i < dys.length ? dys[i] : outer == null ? 0 : outer.dy(index);
    }
}

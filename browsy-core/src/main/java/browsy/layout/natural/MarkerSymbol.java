package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import java.util.Set;

/**
 * List markers that are drawn instead of written as text: bullets, and the triangles of {@code
 * <summary>}. They have an inline size, but do not increase the line height.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-counter-styles-3/#simple-symbolic">css-counter-styles-3</a>
 */
public final class MarkerSymbol {
    private static final Set<String> BULLETS = Set.of("disc", "circle", "square");
    private static final Set<String> TRIANGLES = Set.of("disclosure-open", "disclosure-closed");
    private static final double TRIANGLE_EMS = 0.66;
    private static final double TRIANGLE_DISTANCE_EMS = 0.4;

    private MarkerSymbol() {}

    /** Whether the markers of a counter style are drawn. */
    public static boolean isDrawn(String counterStyle) {
        return BULLETS.contains(counterStyle) || TRIANGLES.contains(counterStyle);
    }

    /**
     * Whether the markers of a counter style are triangles, for which not every font has a glyph.
     */
    public static boolean isTriangle(String counterStyle) {
        return TRIANGLES.contains(counterStyle);
    }

    /**
     * Returns the width of a symbol with its own margins, without the distance to the text, in CSS
     * px.
     */
    public static double width(String counterStyle, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        return TRIANGLES.contains(counterStyle) ? triangle(font) : bullet(font.ascent()) + 2;
    }

    /** Returns the size of an inside marker, with the distance to the text. */
    public static NaturalSize size(String counterStyle, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        double width;
        if (TRIANGLES.contains(counterStyle)) {
            width = triangle(font) + LayoutUnit.truncate(font.size() * TRIANGLE_DISTANCE_EMS);
        } else {
            width = bullet(font.ascent()) + 1 + font.size();
        }
        return new ControlSize(width, 0, null).naturalSize(style);
    }

    private static double triangle(ControlFont font) {
        return LayoutUnit.truncate(font.size() * TRIANGLE_EMS);
    }

    /** Returns the diameter of a bullet, in whole CSS px. */
    private static double bullet(double ascent) {
        return Math.floor((Math.floor(ascent * 2 / 3) + 1) / 2);
    }
}

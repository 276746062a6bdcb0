package browsy.layout.natural;

import browsy.layout.box.NaturalSize;
import browsy.layout.geometry.LayoutUnit;
import browsy.style.computed.ComputedStyle;
import java.util.Set;

/**
 * List markers that are drawn, not written: bullets and the triangles of {@code <summary>}. They
 * take room on the line but do not make it higher.
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

    /** Whether a counter style is drawn. */
    public static boolean isDrawn(String counterStyle) {
        return BULLETS.contains(counterStyle) || TRIANGLES.contains(counterStyle);
    }

    /** Whether a counter style is a triangle, for which not every font has a character. */
    public static boolean isTriangle(String counterStyle) {
        return TRIANGLES.contains(counterStyle);
    }

    /** The width of a symbol and what it keeps around itself, without its distance to the text. */
    public static double width(String counterStyle, ComputedStyle style) {
        ControlFont font = new ControlFont(style);
        return TRIANGLES.contains(counterStyle) ? triangle(font) : bullet(font.ascent()) + 2;
    }

    /** The room on the line that a marker takes. */
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

    /** The diameter, computed in whole pixels. */
    private static double bullet(double ascent) {
        return Math.floor((Math.floor(ascent * 2 / 3) + 1) / 2);
    }
}

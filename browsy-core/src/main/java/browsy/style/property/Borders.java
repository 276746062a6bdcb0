package browsy.style.property;

import browsy.css.parse.BoxParsers;
import browsy.css.parse.ColorParsers;
import browsy.css.parse.CornerRadiusParser;
import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.box.CornerRadius;
import java.util.List;

/**
 * Grammars of the border shorthands, with width, style and colour in any order, and of {@code
 * border-radius}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-backgrounds-3/#the-border-shorthands">css-backgrounds</a>
 */
final class Borders {

    private Borders() {}

    /**
     * Parses {@code border} or a border of one or more sides. The colour is not kept.
     *
     * @param members the width and style of each side, alternately
     */
    static boolean parse(ValueReader in, Shorthand.Output out, List<? extends Longhand> members) {
        Specified<?> width = null;
        Specified<?> style = null;
        boolean color = false;
        while (!in.atEnd()) {
            if (width == null && (width = BoxParsers.borderWidth(in)) != null) {
                continue;
            }
            if (style == null && (style = BoxParsers.BORDER_STYLE.parse(in)) != null) {
                continue;
            }
            if (color || ColorParsers.color(in) == null) {
                return false;
            }
            color = true;
        }
        for (int i = 0; i < members.size(); i += 2) {
            out.set(members.get(i), width == null ? BoxParsers.MEDIUM_BORDER : width);
            if (style != null) {
                out.set(members.get(i + 1), style);
            }
        }
        return width != null || style != null || color;
    }

    /**
     * Parses {@code border-radius}.
     *
     * @param members the corners clockwise from the top left
     */
    static boolean corners(ValueReader in, Shorthand.Output out, List<? extends Longhand> members) {
        List<Specified<CornerRadius>> corners = CornerRadiusParser.corners(in);
        if (corners == null) {
            return false;
        }
        for (int i = 0; i < members.size(); i++) {
            out.set(members.get(i), corners.get(i));
        }
        return true;
    }

    /**
     * Parses {@code -webkit-border-radius}, where two values are the horizontal and vertical radius
     * of every corner.
     */
    static boolean oldCorners(
            ValueReader in, Shorthand.Output out, List<? extends Longhand> members) {
        int start = in.position();
        Specified<CornerRadius> corner = CornerRadiusParser.corner(in);
        if (corner == null || !in.atEnd()) {
            in.reset(start);
            return corners(in, out, members);
        }
        members.forEach(member -> out.set(member, corner));
        return true;
    }
}

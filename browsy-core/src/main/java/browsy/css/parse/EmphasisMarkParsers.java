package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.text.TextEmphasisPosition;
import browsy.css.value.text.TextEmphasisStyle;
import browsy.css.value.text.TextEmphasisStyle.Shape;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the emphasis mark properties.
 *
 * @see <a href="https://drafts.csswg.org/css-text-decor-4/#emphasis-marks">css-text-decor-4</a>
 */
public final class EmphasisMarkParsers {
    private static final Map<String, Shape> SHAPES =
            Map.of(
                    "dot", Shape.DOT,
                    "circle", Shape.CIRCLE,
                    "double-circle", Shape.DOUBLE_CIRCLE,
                    "triangle", Shape.TRIANGLE,
                    "sesame", Shape.SESAME);

    private EmphasisMarkParsers() {}

    /**
     * Parses {@code text-emphasis-style}: {@code none | [ filled | open ] || <shape> | <string>}.
     */
    public static @Nullable Specified<TextEmphasisStyle> style(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(TextEmphasisStyle.NONE);
        }
        String text = in.takeString();
        if (text != null) {
            return Specified.of(new TextEmphasisStyle(Shape.STRING, false, text));
        }
        Shape before = takeShape(in);
        boolean open = in.takeIdent("open");
        boolean filled = !open && in.takeIdent("filled");
        Shape shape = before == null ? takeShape(in) : before;
        if (shape == null && !open && !filled) {
            return null;
        }
        return Specified.of(new TextEmphasisStyle(shape == null ? Shape.AUTO : shape, open, ""));
    }

    private static @Nullable Shape takeShape(ValueReader in) {
        String keyword = in.peekIdent();
        Shape shape = keyword == null ? null : SHAPES.get(keyword);
        if (shape != null) {
            in.next();
        }
        return shape;
    }

    /**
     * Parses {@code text-emphasis-position}: {@code auto | [ over | under ] && [ right | left ]?}.
     */
    public static @Nullable Specified<TextEmphasisPosition> position(ValueReader in) {
        if (in.takeIdent("auto")) {
            return Specified.of(TextEmphasisPosition.OVER_RIGHT);
        }
        boolean left = in.takeIdent("left");
        boolean right = !left && in.takeIdent("right");
        boolean over = in.takeIdent("over");
        if (!over && !in.takeIdent("under")) {
            return null;
        }
        if (!left && !right) {
            left = in.takeIdent("left");
            if (!left) {
                in.takeIdent("right");
            }
        }
        return Specified.of(new TextEmphasisPosition(over, !left));
    }
}

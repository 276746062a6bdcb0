package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.ClipPath;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parses {@code clip-path}.
 *
 * @see <a href="https://drafts.csswg.org/css-masking-1/#the-clip-path">css-masking-1</a>
 */
public final class ClipPathParsers {
    private static final Set<String> BOXES =
            Set.of(
                    "border-box",
                    "padding-box",
                    "content-box",
                    "margin-box",
                    "fill-box",
                    "stroke-box",
                    "view-box");

    private ClipPathParsers() {}

    /** Parses {@code clip-path}: {@code none | <url> | <basic-shape> || <geometry-box>}. */
    public static @Nullable Specified<? extends ClipPath> parse(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(ClipPath.None.NONE);
        }
        if (in.takeUrl() != null) {
            return Specified.of(ClipPath.Other.OTHER);
        }
        boolean box = takeBox(in);
        if (box && in.atEnd()) {
            return Specified.of(ClipPath.Other.OTHER);
        }
        Specified<? extends BasicShape> shape = BasicShapeParsers.parse(in);
        if (shape == null) {
            return null;
        }
        if (!box) {
            takeBox(in);
        }
        return shape.map(ClipPath.Shape::new);
    }

    private static boolean takeBox(ValueReader in) {
        String ident = in.peekIdent();
        if (ident == null || !BOXES.contains(ident)) {
            return false;
        }
        in.next();
        return true;
    }
}

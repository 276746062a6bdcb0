package browsy.layout.flow.inline;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.layout.text.FontMetrics;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * How far the em boxes of text reach from its baseline, in whole CSS px: a font's ascent and
 * descent, made to add up to its size.
 *
 * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-types">css-inline-3</a>
 */
public record EmBox(double ascent, double descent) {
    /** Of all text in a line; of the line's own font where there is none. */
    public static EmBox of(BlockContainer line) {
        EmBox text = ofText(line);
        return text == null ? of(line.style()) : text;
    }

    /** Of the first font of a style. */
    static EmBox of(ComputedStyle style) {
        return TextStyles.of(style).emBox();
    }

    static EmBox of(FontMetrics metrics, double size) {
        double height = metrics.ascent() + metrics.descent();
        double ascent = height > 0 ? Math.round(metrics.ascent() / height * size) : 0;
        return new EmBox(ascent, size - ascent);
    }

    private static @Nullable EmBox ofText(Box box) {
        EmBox result = box instanceof TextBox ? of(box.style()) : null;
        if (box instanceof InlineBox || box instanceof BlockContainer) {
            for (Box child : box.children()) {
                EmBox inner = child.isOutOfFlow() ? null : ofText(child);
                if (inner != null) {
                    result = result == null ? inner : result.unite(inner);
                }
            }
        }
        return result;
    }

    private EmBox unite(EmBox other) {
        return new EmBox(Math.max(ascent, other.ascent), Math.max(descent, other.descent));
    }
}

package browsy.layout.flow.inline.items;

import static browsy.style.property.TextProperties.TEXT_ORIENTATION;

import browsy.css.value.writing.TextOrientation;
import browsy.css.value.writing.WritingMode;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.box.TextBox;
import browsy.layout.text.Font;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.ShapedText;
import browsy.layout.text.TextShaper;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The extent of the em boxes of text from its baseline, in CSS px.
 *
 * @param ascent to the line-over side
 * @param descent to the line-under side
 * @see <a href="https://drafts.csswg.org/css-inline-3/#baseline-synthesis-em">css-inline-3</a>
 */
public record EmBox(double ascent, double descent) {
    private static final TextShaper SHAPER = new TextShaper();

    /**
     * Returns the union of the em boxes of all text in a block container; without text, that of its
     * own font.
     */
    public static EmBox of(BlockContainer line) {
        boolean central = isCentral(line);
        EmBox text = ofText(line, central);
        return text == null ? of(line, central) : text;
    }

    private static EmBox of(Box box, boolean central) {
        TextStyles styles = TextStyles.of(box.style());
        return central ? styles.centralEmBox() : styles.emBox();
    }

    /** Whether the lines of a block container have a central baseline. */
    public static boolean isCentral(BlockContainer container) {
        WritingMode mode = container.flow().mode();
        return (mode == WritingMode.VERTICAL_LR || mode == WritingMode.VERTICAL_RL)
                && container.style().get(TEXT_ORIENTATION) != TextOrientation.SIDEWAYS;
    }

    /**
     * Returns the em box about the alphabetic baseline, in whole px, limited to ascent and descent
     * of the font.
     */
    static EmBox of(FontMetrics metrics, double size) {
        return new EmBox(
                Math.min(metrics.ascent(), Math.ceil(metrics.emAscent())),
                Math.min(metrics.descent(), Math.ceil(size - metrics.emAscent())));
    }

    /**
     * Returns the em box about the central baseline, each half in whole px, not limited by the
     * font.
     */
    static EmBox central(FontMetrics metrics, double size) {
        FontHeight text = FontHeight.of(metrics, true);
        double half = Math.ceil(size / 2);
        double baseline = (text.ascent() - text.descent()) / 2;
        return new EmBox(half + baseline, half - baseline);
    }

    /** Returns the union of the em boxes of the texts in a box; null without text. */
    private static @Nullable EmBox ofText(Box box, boolean central) {
        EmBox result = box instanceof TextBox text ? ofGlyphs(text, central) : null;
        if (box instanceof InlineBox || box instanceof BlockContainer) {
            for (Box child : box.children()) {
                EmBox inner = child.isOutOfFlow() ? null : ofText(child, central);
                if (inner != null) {
                    result = result == null ? inner : result.unite(inner);
                }
            }
        }
        return result;
    }

    private static EmBox ofGlyphs(TextBox box, boolean central) {
        if (central || box.text().isEmpty()) {
            return of(box, central);
        }
        ComputedStyle style = box.style();
        return TextStyles.of(style)
                .emBoxes()
                .of(
                        box.text(),
                        text ->
                                of(
                                        style,
                                        SHAPER.shape(text, TextStyles.text(style)),
                                        0,
                                        text.length()));
    }

    /**
     * Returns the union of the em boxes of the fonts in which a text is drawn, about the alphabetic
     * baseline. As in browsers, it is limited to the ascent and descent of the primary font.
     *
     * @param from start of the range of the shaped text
     * @param to end of the range of the shaped text
     */
    public static EmBox of(ComputedStyle style, ShapedText shaped, int from, int to) {
        TextStyles styles = TextStyles.of(style);
        if (shaped.isWhollyIn(styles.primaryFont())) {
            return styles.emBox();
        }
        double ascent = 0;
        double descent = 0;
        for (Font font : shaped.fonts(from, to)) {
            double above = font.metrics().emAscent();
            ascent = Math.max(ascent, above);
            descent = Math.max(descent, font.size() - above);
        }
        return new EmBox(
                Math.min(styles.metrics().ascent(), Math.ceil(ascent)),
                Math.min(styles.metrics().descent(), Math.ceil(descent)));
    }

    /** Returns the smallest box that contains both. */
    public EmBox unite(EmBox other) {
        return new EmBox(Math.max(ascent, other.ascent), Math.max(descent, other.descent));
    }
}

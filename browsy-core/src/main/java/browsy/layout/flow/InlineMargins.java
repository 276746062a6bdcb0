package browsy.layout.flow;

import static browsy.style.property.TextProperties.TEXT_ALIGN;

import browsy.css.value.TextAlign;
import browsy.layout.box.Box;
import browsy.layout.flow.fragments.BlockJustification;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.BoxEdges.AutoMargins;
import java.util.function.DoubleSupplier;

/**
 * The margins along the inline axis of in-flow blocks. What the margin box leaves of the containing
 * block goes to automatic margins, else it is distributed by {@code justify-self}, else by the
 * {@code align} attribute of the parent, else it goes to the end.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2, 10.3.3</a>
 * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3, 6.1.1</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#align-descendants">HTML,
 *     align descendants</a>
 */
final class InlineMargins {
    private InlineMargins() {}

    /**
     * The margins on the parent's axes, automatic ones resolved.
     *
     * @param margins automatic ones zero
     * @param available the parent's content-box inline size
     * @param borderBox the child's inline size, asked for only where it matters
     */
    static LogicalEdges resolve(
            Box child,
            LogicalEdges margins,
            Box parent,
            double available,
            DoubleSupplier borderBox) {
        AutoMargins auto = BoxEdges.autoMargins(child, parent.flow());
        TextAlign align = parent.style().get(TEXT_ALIGN);
        boolean anyAuto = auto.inlineStart() || auto.inlineEnd();
        boolean justified = !anyAuto && BlockJustification.applies(child, parent);
        if (!anyAuto && !justified && !isLegacyAlignment(align)) {
            return margins;
        }
        if (justified) {
            double rest = available - borderBox.getAsDouble() - margins.inlineSum();
            double shift = BlockJustification.offset(child, parent, rest);
            return new LogicalEdges(
                    margins.inlineStart() + shift,
                    margins.inlineEnd() + rest - shift,
                    margins.blockStart(),
                    margins.blockEnd());
        }
        double free = Math.max(0, available - borderBox.getAsDouble() - margins.inlineSum());
        double start;
        if (auto.inlineStart()) {
            start = auto.inlineEnd() ? halved(free) : free;
        } else if (anyAuto) {
            start = 0;
        } else {
            start = legacyOffset(align, parent.flow().isLineReversed(), free);
        }
        return new LogicalEdges(
                margins.inlineStart() + start,
                margins.inlineEnd() + free - start,
                margins.blockStart(),
                margins.blockEnd());
    }

    private static boolean isLegacyAlignment(TextAlign align) {
        return align == TextAlign.WEBKIT_LEFT
                || align == TextAlign.WEBKIT_RIGHT
                || align == TextAlign.WEBKIT_CENTER;
    }

    /** What {@code align="center"} and its kin on the parent mean for blocks. */
    private static double legacyOffset(TextAlign align, boolean reversed, double free) {
        return switch (align) {
            case WEBKIT_CENTER -> halved(free);
            case WEBKIT_LEFT -> reversed ? free : 0;
            case WEBKIT_RIGHT -> reversed ? 0 : free;
            default -> 0;
        };
    }

    /** Half of a length, rounded down to the 1/64 px that Chromium lays out with. */
    private static double halved(double px) {
        return Math.floor(px * 64 / 2) / 64;
    }
}

package browsy.layout.flow;

import static browsy.style.property.TextProperties.TEXT_ALIGN;

import browsy.css.value.TextAlign;
import browsy.layout.box.Box;
import browsy.layout.flow.fragments.BlockJustification;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.BoxEdges.AutoMargins;

/**
 * Resolution of the inline-axis margins of in-flow block-level boxes. The free space of the
 * containing block goes to {@code auto} margins; without any, to the sides by {@code justify-self};
 * without this, by the {@code align} attribute of the parent; else to the end side.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2, 10.3.3</a>
 * @see <a href="https://drafts.csswg.org/css-align-3/#justify-block">css-align-3, 6.1.1</a>
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#align-descendants">HTML,
 *     align descendants</a>
 */
final class InlineMargins {
    private InlineMargins() {}

    /**
     * Returns the used margins on the axes of the parent.
     *
     * @param margins the computed margins, {@code auto} as 0
     * @param available content-box inline size of the parent
     * @param borderBox the inline size of the child
     */
    static LogicalEdges resolve(
            Box child, LogicalEdges margins, Box parent, double available, double borderBox) {
        AutoMargins auto = BoxEdges.autoMargins(child, parent.flow());
        TextAlign align = parent.style().get(TEXT_ALIGN);
        boolean anyAuto = auto.inlineStart() || auto.inlineEnd();
        boolean justified = !anyAuto && BlockJustification.applies(child, parent);
        if (!anyAuto && !justified && !isLegacyAlignment(align)) {
            return margins;
        }
        double rest = available - borderBox - margins.inlineSum();
        if (justified) {
            return distributed(margins, rest, BlockJustification.offset(child, parent, rest));
        }
        double free = Math.max(0, rest);
        double start;
        if (auto.inlineStart()) {
            start = auto.inlineEnd() ? halved(free) : free;
        } else if (anyAuto) {
            start = 0;
        } else {
            start = legacyOffset(align, parent.flow().isLineReversed(), free);
        }
        return distributed(margins, free, start);
    }

    /**
     * Adds free space to the inline margins.
     *
     * @param free the free space of the containing block
     * @param start the part of it at the inline-start side
     */
    private static LogicalEdges distributed(LogicalEdges margins, double free, double start) {
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

    /** Returns the inline-start offset by the {@code align} attribute of the parent. */
    private static double legacyOffset(TextAlign align, boolean reversed, double free) {
        return switch (align) {
            case WEBKIT_CENTER -> halved(free);
            case WEBKIT_LEFT -> reversed ? free : 0;
            case WEBKIT_RIGHT -> reversed ? 0 : free;
            default -> 0;
        };
    }

    /** Returns half of a length, rounded down to Chromium's grid of 1/64 px. */
    private static double halved(double px) {
        return Math.floor(px * 64 / 2) / 64;
    }
}

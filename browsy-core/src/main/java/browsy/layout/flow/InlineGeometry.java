package browsy.layout.flow;

import browsy.layout.flow.floats.LineSpan;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;

/**
 * Inline-axis geometry of a block and its content box. Line offsets are measured from the line-left
 * edge of the block formatting context, inline offsets from the inline-start border edge of the
 * block.
 *
 * @param flow writing mode and direction of the block
 * @param lineOffset line-left edge of its border box, in CSS px
 * @param inlineSize of its border box, in CSS px
 * @param edges widths of border plus padding
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#line-directions">css-writing-modes-4,
 *     6.3</a>
 */
record InlineGeometry(WritingFlow flow, double lineOffset, double inlineSize, LogicalEdges edges) {

    /** Returns the inline size of the content box. */
    double contentInline() {
        return Math.max(0, inlineSize - edges.inlineSum());
    }

    /** Returns the content box as an interval of the line axis. */
    LineSpan contentSpan() {
        double left = contentLineLeft();
        return new LineSpan(left, left + contentInline());
    }

    /**
     * Converts the position of a child in the content box to a line offset.
     *
     * @param inlineStart distance from the inline-start content edge to the child
     * @param childInline inline size of the child
     */
    double lineOffsetOf(double inlineStart, double childInline) {
        return contentLineLeft()
                + (flow.isLineReversed()
                        ? contentInline() - inlineStart - childInline
                        : inlineStart);
    }

    /**
     * Converts the line offset of a child to an inline offset.
     *
     * @param childInline inline size of the child
     */
    double inlineOffsetOf(double childLineOffset, double childInline) {
        double fromLeft = childLineOffset - lineOffset;
        return flow.isLineReversed() ? inlineSize - fromLeft - childInline : fromLeft;
    }

    private double contentLineLeft() {
        return lineOffset + flow.lineLeft(edges);
    }
}

package browsy.layout.flow;

import browsy.layout.flow.floats.LineSpan;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.geometry.WritingFlow;

/**
 * Where a block and its content lie along the inline axis. Line offsets are measured from the
 * line-left edge of the formatting context, inline offsets from the inline-start border edge.
 *
 * @param flow the block's own
 * @param lineOffset of the line-left border edge, CSS px
 * @param inlineSize of the border box, CSS px
 * @param edges border and padding
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#line-directions">css-writing-modes-4,
 *     6.3</a>
 */
record InlineGeometry(WritingFlow flow, double lineOffset, double inlineSize, LogicalEdges edges) {

    /** Inline size of the content box. */
    double contentInline() {
        return Math.max(0, inlineSize - edges.inlineSum());
    }

    /** The content box between its line-left and line-right edges. */
    LineSpan contentSpan() {
        double left = contentLineLeft();
        return new LineSpan(left, left + contentInline());
    }

    /**
     * The line-left edge of a child.
     *
     * @param inlineStart of the child, from the inline-start content edge
     */
    double lineOffsetOf(double inlineStart, double childInline) {
        return contentLineLeft()
                + (flow.isLineReversed()
                        ? contentInline() - inlineStart - childInline
                        : inlineStart);
    }

    /** Where something at a line offset lies, from the inline-start border edge. */
    double inlineOffsetOf(double childLineOffset, double childInline) {
        double fromLeft = childLineOffset - lineOffset;
        return flow.isLineReversed() ? inlineSize - fromLeft - childInline : fromLeft;
    }

    private double contentLineLeft() {
        return lineOffset + flow.lineLeft(edges);
    }
}

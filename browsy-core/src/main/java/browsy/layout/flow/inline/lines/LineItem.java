package browsy.layout.flow.inline.lines;

import browsy.layout.context.LayoutResult;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * An item, or the part of a text item that lies on one line.
 *
 * @param inlineSize of the margin box of an atomic inline, of the text, or of a box's edge
 * @param hangs how much of {@code inlineSize} hangs over the end of the line
 * @param hyphenated whether a hyphen is drawn behind it
 * @param layout the fragment of an atomic inline
 * @param margins of an atomic inline, on the axes of the container
 */
public record LineItem(
        InlineItem item,
        int start,
        int end,
        double inlineSize,
        double hangs,
        boolean hyphenated,
        @Nullable LayoutResult layout,
        LogicalEdges margins) {

    static LineItem edge(InlineItem item, double inlineSize) {
        return new LineItem(
                item, item.start(), item.end(), inlineSize, 0, false, null, LogicalEdges.ZERO);
    }

    static LineItem text(
            InlineItem item, int start, int end, double inlineSize, double hangs, boolean hyphen) {
        return new LineItem(item, start, end, inlineSize, hangs, hyphen, null, LogicalEdges.ZERO);
    }

    static LineItem atomic(
            InlineItem item,
            @Nullable LayoutResult layout,
            LogicalEdges margins,
            double inlineSize) {
        return new LineItem(item, item.start(), item.end(), inlineSize, 0, false, layout, margins);
    }
}

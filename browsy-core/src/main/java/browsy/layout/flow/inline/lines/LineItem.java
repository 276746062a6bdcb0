package browsy.layout.flow.inline.lines;

import browsy.layout.context.LayoutResult;
import browsy.layout.flow.inline.items.InlineItem;
import browsy.layout.geometry.LogicalEdges;
import org.jspecify.annotations.Nullable;

/**
 * An inline item on one line; of a text item, the part on this line.
 *
 * @param item the inline item
 * @param start index of the first character of the part
 * @param end index after its last character
 * @param inlineSize size of the text, of the margin box of an atomic inline, or of the edge of a
 *     box
 * @param hangs the part of {@code inlineSize} that hangs at the end of the line
 * @param isEndMeasured whether the size of a text accounts for the end of the line: with a hyphen,
 *     or without the blank half of closing punctuation
 * @param layout the fragment of an atomic inline; null if it is only measured, and for other items
 * @param margins margins of an atomic inline, on the axes of the container
 */
public record LineItem(
        InlineItem item,
        int start,
        int end,
        double inlineSize,
        double hangs,
        boolean isEndMeasured,
        @Nullable LayoutResult layout,
        LogicalEdges margins) {

    static LineItem edge(InlineItem item, double inlineSize) {
        return new LineItem(
                item, item.start(), item.end(), inlineSize, 0, false, null, LogicalEdges.ZERO);
    }

    static LineItem text(
            InlineItem item,
            int start,
            int end,
            double inlineSize,
            double hangs,
            boolean isEndMeasured) {
        return new LineItem(
                item, start, end, inlineSize, hangs, isEndMeasured, null, LogicalEdges.ZERO);
    }

    static LineItem atomic(
            InlineItem item,
            @Nullable LayoutResult layout,
            LogicalEdges margins,
            double inlineSize) {
        return new LineItem(item, item.start(), item.end(), inlineSize, 0, false, layout, margins);
    }

    /** Returns a copy whose item has another bidi level. */
    LineItem withLevel(int level) {
        return level == item.level()
                ? this
                : new LineItem(
                        item.withLevel(level),
                        start,
                        end,
                        inlineSize,
                        hangs,
                        isEndMeasured,
                        layout,
                        margins);
    }

    /**
     * Returns the part of a text before the white space at its end.
     *
     * @param shown the inline size of the part
     */
    LineItem cutAt(int index, double shown) {
        return text(item, start, index, shown, 0, isEndMeasured);
    }

    /**
     * Returns the white space at the end of a text.
     *
     * @param shown the inline size of the part before it
     */
    LineItem restAt(int index, double shown) {
        return text(item, index, end, inlineSize - shown, hangs, isEndMeasured);
    }
}

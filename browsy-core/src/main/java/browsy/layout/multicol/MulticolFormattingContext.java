package browsy.layout.multicol;

import static browsy.style.property.AlignProperties.COLUMN_GAP;
import static browsy.style.property.ColumnProperties.COLUMN_COUNT;
import static browsy.style.property.ColumnProperties.COLUMN_WIDTH;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.ContentSizes;
import browsy.layout.context.FormattingContext;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.context.LayoutResult;
import browsy.layout.flow.FlowRoots;
import browsy.layout.sizing.IntrinsicContributions;
import browsy.layout.sizing.SizeContainment;
import browsy.style.computed.ComputedStyle;

/**
 * The multi-column formatting context. One object belongs to one layout run, whose columns share a
 * budget.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/">css-multicol-1</a>
 */
public final class MulticolFormattingContext implements FormattingContext {
    private final ColumnBudget budget = new ColumnBudget();

    @Override
    public LayoutResult layout(Box box, LayoutInput input, LayoutContext context) {
        return new MulticolLayout(box, input, context, budget).run();
    }

    /**
     * The sizes of the specified number of columns side by side. With size containment, the content
     * counts as empty, but the columns remain.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#cw">css-multicol-1</a>
     */
    @Override
    public ContentSizes contentSizes(Box box, LayoutInput input, LayoutContext context) {
        ComputedStyle style = box.style();
        Box thread = box.children().get(0);
        boolean contained = SizeContainment.ofInline(box);
        ContentSizes content = contained ? ContentSizes.ZERO : context.contentSizes(thread, input);
        double min = content.min();
        double max = content.max();
        double width = style.get(COLUMN_WIDTH);
        int count = Math.max(1, style.get(COLUMN_COUNT));
        double gaps =
                ColumnGeometry.gap(style, style.get(COLUMN_GAP), AvailableSize.INDEFINITE)
                        * (count - 1);
        if (width >= 0) {
            min = Math.min(min, width);
            max = Math.max(max, width);
        } else {
            min = min * count + gaps;
        }
        ContentSizes columns = new ContentSizes(min, Math.max(min, max * count + gaps));
        return contained ? columns : columns.encompass(spanners(thread, box, input, context));
    }

    /** The largest contributions of the column spanners in a box. */
    private static ContentSizes spanners(
            Box parent, Box container, LayoutInput input, LayoutContext context) {
        ContentSizes sizes = ContentSizes.ZERO;
        for (Box child : parent.children()) {
            if (child.isOutOfFlow()) {
                continue;
            }
            if (child.isColumnSpanner()) {
                sizes =
                        sizes.encompass(
                                IntrinsicContributions.borderBox(
                                        child,
                                        container,
                                        input.block().percentageBasis(),
                                        context));
            } else if (!FlowRoots.isRoot(child, container.flow())) {
                sizes = sizes.encompass(spanners(child, container, input, context));
            }
        }
        return sizes;
    }
}

package browsy.layout.build;

import static browsy.style.property.ColumnProperties.COLUMN_SPAN;

import browsy.css.value.fragmentation.ColumnSpan;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.flow.FlowRoots;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.ContainingBlocks;

/**
 * Converts block containers into multi-column containers, and marks column spanners.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#the-multi-column-model">css-multicol-1</a>
 */
final class MultiColumn {
    private MultiColumn() {}

    /** Returns the container as a multi-column container if its style specifies columns. */
    static BlockContainer of(BlockContainer container) {
        if (!container.sizing().flowRoot().columns()) {
            return container;
        }
        if (!container.hasInlineContent()) {
            markSpanners(container, container.flow());
        }
        return container.inColumns();
    }

    /**
     * Marks the boxes that span columns. They must be in the block formatting context of the
     * container. In Chromium, no box spans inside a box that is the containing block of fixed
     * boxes.
     */
    private static void markSpanners(Box parent, WritingFlow flow) {
        for (Box child : parent.children()) {
            if (child.isOutOfFlow()) {
                continue;
            }
            if (child.style().get(COLUMN_SPAN) == ColumnSpan.ALL && !child.isAnonymous()) {
                child.spanColumns();
            } else if (!FlowRoots.isRoot(child, flow) && !ContainingBlocks.containsFixed(child)) {
                markSpanners(child, flow);
            }
        }
    }
}

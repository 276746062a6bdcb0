package browsy.layout.build;

import static browsy.style.property.ColumnProperties.COLUMN_SPAN;

import browsy.css.value.fragmentation.ColumnSpan;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.flow.FlowRoots;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.ContainingBlocks;

/**
 * Makes block containers multi-column containers, and finds what spans their columns.
 *
 * @see <a href="https://drafts.csswg.org/css-multicol-1/#the-multi-column-model">css-multicol-1</a>
 */
final class MultiColumn {
    private MultiColumn() {}

    /** The container with its content in columns, if its style asks for columns. */
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
     * Spanners are in the block formatting context of the container; Chromium has them span nothing
     * in a box that contains fixed ones.
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

package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.inline.AnnotationSpace;
import browsy.layout.flow.inline.LineClamp;
import browsy.layout.flow.inline.items.InlineContentCache;
import browsy.layout.sizing.BoxEdges;
import org.jspecify.annotations.Nullable;

/**
 * State that all blocks of one block formatting context share.
 *
 * @param context lays out children that establish other formatting contexts
 * @param floats the floats of the formatting context
 * @param contents the prepared inline contents of the layout run
 * @param clamp the line clamp; null if all lines are shown
 * @param annotations the space above lines that ruby annotations may use
 */
record FlowScope(
        LayoutContext context,
        FloatContext floats,
        InlineContentCache contents,
        @Nullable LineClamp clamp,
        AnnotationSpace annotations) {

    /** Counts an in-flow block for the line clamp. */
    void countBlock() {
        if (clamp != null) {
            clamp.meetBlock();
        }
    }

    /**
     * Records the block-start border of a block: ruby annotations of later lines must stay below
     * it.
     */
    void recordBorder(Box block, double offset) {
        double border = BoxEdges.border(block).blockStart();
        if (border > 0) {
            annotations.meetBox(offset + border);
        }
    }

    /** Whether the last line before the clamp is laid out. */
    boolean isClamped() {
        return clamp != null && clamp.isReached();
    }
}

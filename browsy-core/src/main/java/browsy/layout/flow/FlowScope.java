package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.LayoutContext;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.inline.AnnotationSpace;
import browsy.layout.flow.inline.LineClamp;
import browsy.layout.flow.inline.items.InlineContents;
import browsy.layout.sizing.BoxEdges;
import org.jspecify.annotations.Nullable;

/**
 * What all blocks of one block formatting context share.
 *
 * @param clamp null where all lines are shown
 * @param annotations what ruby annotations may take of the lines before
 */
record FlowScope(
        LayoutContext context,
        FloatContext floats,
        InlineContents contents,
        @Nullable LineClamp clamp,
        AnnotationSpace annotations) {

    /** Meets an in-flow block. */
    void meetBlock() {
        if (clamp != null) {
            clamp.meetBlock();
        }
    }

    /** Meets the start of a block, whose border parts it from the lines before. */
    void meetBorder(Box block, double offset) {
        double border = BoxEdges.border(block).blockStart();
        if (border > 0) {
            annotations.meetBox(offset + border);
        }
    }

    /** Whether all lines that are shown have been met. */
    boolean isClamped() {
        return clamp != null && clamp.isReached();
    }
}

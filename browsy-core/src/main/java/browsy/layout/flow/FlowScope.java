package browsy.layout.flow;

import browsy.layout.context.LayoutContext;
import browsy.layout.flow.floats.FloatContext;
import browsy.layout.flow.inline.InlineContents;
import browsy.layout.geometry.WritingFlow;
import org.jspecify.annotations.Nullable;

/**
 * What all blocks of one block formatting context share.
 *
 * @param clamp null where all lines are shown
 * @param flow the root's; line-relative offsets are those of its writing mode
 */
record FlowScope(
        LayoutContext context,
        FloatContext floats,
        WritingFlow flow,
        InlineContents contents,
        @Nullable LineClamp clamp) {

    /** Meets an in-flow block. */
    void meetBlock() {
        if (clamp != null) {
            clamp.meetBlock();
        }
    }

    /** Whether all lines that are shown have been met. */
    boolean isClamped() {
        return clamp != null && clamp.isReached();
    }
}

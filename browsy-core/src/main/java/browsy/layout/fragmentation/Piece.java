package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import browsy.layout.fragment.BoxFragment;
import org.jspecify.annotations.Nullable;

/**
 * The fragment of a box in one fragmentainer, and the state of the break after it.
 *
 * @param fragment the fragment
 * @param blockSize the block size of the border box, in CSS px
 * @param rest the token from which the box continues; null if it is complete
 * @param ending the reason why the in-flow content stopped
 * @param spanner the column spanner that stopped it; null for other reasons
 * @param appeal the worst appeal of the breaks inside; perfect if there are none
 * @param floatsEnd the end of the lowest float in it that belongs to the formatting context around
 *     it, in CSS px from its block-start edge; negative infinity if there is none
 * @param floatsGoOn whether such a float continues in the next fragmentainer
 */
public record Piece(
        BoxFragment fragment,
        double blockSize,
        @Nullable BreakToken rest,
        Ending ending,
        @Nullable Box spanner,
        BreakAppeal appeal,
        double floatsEnd,
        boolean floatsGoOn) {
    /** The reason why the in-flow content of a piece stopped. */
    public enum Ending {
        COMPLETE,
        SOFT_BREAK,
        FORCED_BREAK,
        SPANNER
    }

    /** A box that is not broken. */
    public static Piece whole(BoxFragment fragment, double blockSize) {
        return new Piece(
                fragment,
                blockSize,
                null,
                Ending.COMPLETE,
                null,
                BreakAppeal.PERFECT,
                Double.NEGATIVE_INFINITY,
                false);
    }

    /** Whether the content after the box waits for the next fragmentainer. */
    boolean isUnfinished() {
        return rest != null && !rest.isEnded();
    }

    Piece withAppealAtMost(BreakAppeal limit) {
        return new Piece(
                fragment,
                blockSize,
                rest,
                ending,
                spanner,
                appeal.atMost(limit),
                floatsEnd,
                floatsGoOn);
    }
}

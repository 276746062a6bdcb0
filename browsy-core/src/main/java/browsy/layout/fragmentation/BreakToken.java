package browsy.layout.fragmentation;

import browsy.layout.box.Box;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state from which a broken box continues in the next fragmentainer, like LayoutNG's block
 * break token.
 *
 * @param isBegun whether the box already has a piece; if not, it begins in the next fragmentainer
 * @param consumed the sum of the block sizes of the pieces so far, in CSS px
 * @param isEnded whether the box itself has ended and only its overflow continues, parallel to the
 *     content after the box
 * @param remaining the block size still to come after the end of the in-flow content, in CSS px;
 *     null if the content has not ended
 * @param next the index of the first step that has not begun
 * @param keepsMargin whether a forced break or a spanner precedes {@code next}, so that the margin
 *     of {@code next} is kept
 * @param open the tokens of the steps, or of the parts of a parallel step, that have begun or are
 *     moved to the next fragmentainer, by index
 * @param delay the offset from the start of its container of a box that has not begun, in CSS px
 * @param columns the state of a multi-column container; null for other boxes
 */
public record BreakToken(
        boolean isBegun,
        double consumed,
        boolean isEnded,
        @Nullable Double remaining,
        int next,
        boolean keepsMargin,
        Map<Integer, BreakToken> open,
        double delay,
        @Nullable ColumnsToken columns) {
    public BreakToken {
        open = Map.copyOf(open);
    }

    /**
     * The state of a multi-column container between two pieces.
     *
     * @param thread the token of its flow thread; null if the thread has not begun or is done
     * @param isThreadDone whether the flow thread is done
     * @param spanner the spanner to lay out before the flow thread continues; null if there is none
     * @param ofSpanner the token of that spanner; null if it has not begun
     */
    public record ColumnsToken(
            @Nullable BreakToken thread,
            boolean isThreadDone,
            @Nullable Box spanner,
            @Nullable BreakToken ofSpanner) {
        /** The state of a container that has not begun. */
        public static final ColumnsToken START = new ColumnsToken(null, false, null, null);
    }

    /** The token of a box that has ended but gets an empty piece. */
    static BreakToken nothingLeft(int steps) {
        return new BreakToken(true, 0, false, 0.0, steps, false, Map.of(), 0, null);
    }

    /** The token of a multi-column container that continues. */
    public static BreakToken ofColumns(
            double consumed, @Nullable Double remaining, @Nullable ColumnsToken columns) {
        return new BreakToken(true, consumed, false, remaining, 0, false, Map.of(), 0, columns);
    }

    /** The token of a box that begins at the start of the next fragmentainer. */
    public static BreakToken notBegun() {
        return before(0);
    }

    /**
     * The token of a box that begins in the next fragmentainer, {@code delay} px from the start of
     * its container.
     */
    static BreakToken before(double delay) {
        return new BreakToken(false, 0, false, null, 0, false, Map.of(), delay, null);
    }
}

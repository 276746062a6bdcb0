package browsy.layout.flow;

import org.jspecify.annotations.Nullable;

/**
 * How far the layout of a block has come along the block axis, and whether its block offset is
 * resolved. Offsets are in the coordinates of the formatting context, positions are measured from
 * the block-start border edge.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
 */
final class BlockProgress {
    private final FlowConstraints constraints;
    private final AdjoiningFloats floats;
    private boolean resolved;

    /** Means nothing before it is resolved. */
    private double offset;

    private boolean pushedByFloats;
    private boolean keepsApart;
    private double position;
    private MarginStrut strut;

    BlockProgress(FlowConstraints constraints, AdjoiningFloats floats) {
        this.constraints = constraints;
        this.floats = floats;
        this.strut = constraints.strut();
    }

    /** The block offset of the block; null while its margins are still collapsing. */
    @Nullable Double offset() {
        return resolved ? Double.valueOf(offset) : null;
    }

    boolean isResolved() {
        return resolved;
    }

    /** Whether clearance, not margins, decided the block offset. */
    boolean isPushedByFloats() {
        return pushedByFloats;
    }

    /** The block end of what has been laid out. */
    double position() {
        return position;
    }

    /** Margins between {@link #position} and what follows. */
    MarginStrut strut() {
        return strut;
    }

    void moveTo(double end, MarginStrut margins) {
        position = end;
        strut = margins;
    }

    /** Lets other margins collapse at {@link #position}. */
    void collapse(MarginStrut margins) {
        strut = margins;
    }

    /** Resolves the block offset to where the margins met so far lead. */
    boolean resolve() {
        return resolved || resolve(constraints.blockOffset() + strut.sum());
    }

    /**
     * Fixes the block offset, unless it is fixed already. One that an earlier pass decided stands.
     *
     * @return false if layout must be aborted and redone for it
     */
    boolean resolve(double expected) {
        if (resolved) {
            return true;
        }
        offset = expected;
        Double forced = constraints.forcedOffset();
        if (forced != null) {
            offset = forced;
        } else if (constraints.clearance() > expected) {
            offset = constraints.clearance();
            pushedByFloats = true;
        }
        resolved = true;
        moveTo(0, MarginStrut.EMPTY);
        // What has to be laid out again for floats before it is not laid out to its end first:
        // each level of nesting would double the work.
        return floats.settle(offset, pushedByFloats) || forced != null;
    }

    /**
     * Fixes the block offset as that of the child that resolved it, unless it is fixed already.
     *
     * @param childPushed whether our own clearance, by way of the child, decided it
     * @return false if layout must be aborted and redone for it
     */
    boolean resolveWith(double childOffset, boolean childPushed) {
        pushedByFloats |= childPushed && !resolved;
        return resolve(childOffset);
    }

    /**
     * Fixes the block offset without a margin that floats separate from those before, whatever an
     * earlier pass decided with it: layout must be aborted and redone for it.
     */
    void resolveApart(double separated) {
        offset = separated;
        keepsApart = true;
        resolved = true;
    }

    /**
     * Resolves, and counts the margins met so far once more behind the block offset.
     *
     * @return false if layout must be aborted and redone
     */
    boolean repeatMargins() {
        boolean unresolved = !isResolved();
        MarginStrut before = strut;
        if (!resolve()) {
            return false;
        }
        if (unresolved) {
            strut = before;
        }
        return true;
    }

    /** What a layout that cannot go on, its offset having been resolved, comes to. */
    FlowResult aborted() {
        return new FlowResult.Aborted(offset, pushedByFloats, keepsApart);
    }

    /** The block offset of the block itself, as far as it is known. */
    double startOffset() {
        return resolved ? offset : constraints.blockOffset();
    }

    /** The block offset that a child would have without margins. */
    double nextOffset() {
        return resolved ? offset + position : constraints.blockOffset();
    }

    /** The block offset of the border edge that comes next. */
    double nextBorderEdge() {
        return resolved ? offset + position + strut.sum() : constraints.expectedWith(strut);
    }

    /** The inverse of {@link #positionOf}: the block's own offset, as far as it is known. */
    double offsetOf(double at) {
        return resolved ? offset + at : constraints.expectedWith(strut);
    }

    /** Where an offset lies in the block. */
    double positionOf(double at) {
        return resolved ? at - offset : 0;
    }
}

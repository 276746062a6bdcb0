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

    /** The block offset; without meaning until {@link #resolved} is set. */
    private double offset;

    private boolean decidedByClearance;
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
    boolean isDecidedByClearance() {
        return decidedByClearance;
    }

    /** The block end of what has been laid out. */
    double position() {
        return position;
    }

    /** Margins between {@link #position} and what follows. */
    MarginStrut strut() {
        return strut;
    }

    /** Where the margins met lead from the block-start border edge. */
    double nextPosition() {
        return position + strut.sum();
    }

    /**
     * The sum of the margins at both ends, those that collapse with the block's own included.
     *
     * @param end its own margin at the block end
     */
    double outerMargins(double end) {
        return resolved
                ? offset - constraints.strutOrigin() + strut.append(end).sum()
                : strut.sum() + end;
    }

    void moveTo(double end, MarginStrut margins) {
        position = end;
        strut = margins;
    }

    /** Counts other margins at {@link #position} instead. */
    void replaceStrut(MarginStrut margins) {
        strut = margins;
    }

    /**
     * Resolves the block offset to where the margins met so far lead.
     *
     * @return false if layout must be aborted and redone for it
     */
    boolean resolveHere() {
        return resolved || resolveAt(constraints.strutOrigin() + strut.sum());
    }

    /**
     * Fixes the block offset, unless it is fixed already. One that an earlier pass decided stands.
     *
     * @return false if layout must be aborted and redone for it
     */
    boolean resolveAt(double expected) {
        if (resolved) {
            return true;
        }
        offset = expected;
        Double forced = constraints.forcedOffset();
        if (forced != null) {
            offset = forced;
        } else if (constraints.clearance() > expected) {
            offset = constraints.clearance();
            decidedByClearance = true;
        }
        resolved = true;
        moveTo(0, MarginStrut.EMPTY);
        // What has to be laid out again for floats before it is not laid out to its end first:
        // each level of nesting would double the work.
        return floats.settle(offset, decidedByClearance) || forced != null;
    }

    /**
     * Fixes the block offset as that of the child that resolved it, unless it is fixed already.
     *
     * @param byClearance whether clearance of this block, by way of the child, decided it
     * @return false if layout must be aborted and redone for it
     */
    boolean resolveAsChild(double childOffset, boolean byClearance) {
        decidedByClearance |= byClearance && !resolved;
        return resolveAt(childOffset);
    }

    /**
     * Resolves the block offset to one that leaves out a margin which turned out not to collapse.
     * It overrides a forced offset. The caller must abort.
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
        if (!resolveHere()) {
            return false;
        }
        if (unresolved) {
            strut = before;
        }
        return true;
    }

    /** What a layout that cannot go on, its offset having been resolved, comes to. */
    FlowResult aborted() {
        return new FlowResult.Aborted(offset, decidedByClearance, keepsApart);
    }

    /** The block offset; while it is unresolved, what it would be without margins. */
    double offsetOrOrigin() {
        return resolved ? offset : constraints.strutOrigin();
    }

    /** The block offset that a child would have without margins. */
    double nextOffset() {
        return resolved ? offset + position : constraints.strutOrigin();
    }

    /**
     * Where the next edge that ends the collapsing lies in the formatting context, if no margin is
     * met before it; while unresolved this is the expected block offset.
     */
    double nextEdge() {
        return resolved ? offset + nextPosition() : constraints.expectedWith(strut);
    }

    /**
     * The inverse of {@link #positionOf}; while unresolved the expected block offset, whatever
     * {@code at}.
     */
    double offsetOf(double at) {
        return resolved ? offset + at : constraints.expectedWith(strut);
    }

    /** Where an offset lies in the block; 0 while unresolved. */
    double positionOf(double at) {
        return resolved ? at - offset : 0;
    }
}

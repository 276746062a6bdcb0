package browsy.layout.flow;

import org.jspecify.annotations.Nullable;

/**
 * Mutable progress of a pass over a block along the block axis: the current position, the pending
 * margins, and the block offset once it is resolved. <em>Offsets</em> are in the coordinates of the
 * block formatting context; <em>positions</em> are relative to the block-start border edge of the
 * block.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/box.html#collapsing-margins">CSS 2.2, 8.3.1</a>
 */
final class BlockProgress {
    private final FlowConstraints constraints;
    private final AdjoiningFloats floats;
    private boolean resolved;

    /** The block offset; undefined until {@link #resolved} is set. */
    private double offset;

    private boolean decidedByClearance;

    /**
     * Whether the offset excludes a margin of a child that floats separate from those before it.
     */
    private boolean excludesMargin;

    private double position;
    private MarginStrut strut;

    BlockProgress(FlowConstraints constraints, AdjoiningFloats floats) {
        this.constraints = constraints;
        this.floats = floats;
        this.strut = constraints.strut();
    }

    /** Returns the block offset of the block; null while it is unresolved. */
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

    /** Returns the block end of the content laid out so far, without the margins after it. */
    double position() {
        return position;
    }

    /** Returns the pending margins after {@link #position}. */
    MarginStrut strut() {
        return strut;
    }

    /** Returns the position after the pending margins. */
    double nextPosition() {
        return position + strut.sum();
    }

    /**
     * Returns the sum of the margins outside both block edges, including those of content that
     * collapse with the block's own.
     *
     * @param end block-end margin of the block
     */
    double outerMargins(double end) {
        return resolved
                ? offset - constraints.strutOrigin() + strut.append(end).sum()
                : strut.sum() + end;
    }

    /** Sets the position and the pending margins after it. */
    void moveTo(double end, MarginStrut margins) {
        position = end;
        strut = margins;
    }

    /** Replaces the pending margins. */
    void replaceStrut(MarginStrut margins) {
        strut = margins;
    }

    /**
     * Resolves the block offset, if it is unresolved, to the end of the pending margins.
     *
     * @return false to abort the pass
     */
    boolean resolveAtStrut() {
        return resolved || resolveAt(constraints.strutOrigin() + strut.sum());
    }

    /**
     * Resolves the block offset, if it is unresolved. A forced offset takes precedence over {@code
     * expected}; clearance may increase it.
     *
     * @return false to abort the pass, because adjoining floats were placed for another offset
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
        // Abort here, not at the end of the block: completing the pass before repeating it would
        // double the work at each level of nesting.
        return floats.settle(offset, decidedByClearance) || forced != null;
    }

    /**
     * Resolves the block offset, if it is unresolved, to that of the child that resolved it.
     *
     * @param byClearance whether clearance in force for this block decided the offset of the child
     * @return false to abort the pass
     */
    boolean resolveAsChild(double childOffset, boolean byClearance) {
        decidedByClearance |= byClearance && !resolved;
        return resolveAt(childOffset);
    }

    /**
     * Resolves the block offset to one that excludes a margin which turned out not to collapse. It
     * overrides a forced offset. The caller must abort the pass.
     */
    void resolveWithoutMargin(double separated) {
        offset = separated;
        excludesMargin = true;
        resolved = true;
    }

    /**
     * Resolves the block offset, and repeats the margins that led to it as pending margins behind
     * it.
     *
     * @return false to abort the pass
     */
    boolean repeatMargins() {
        boolean unresolved = !isResolved();
        MarginStrut before = strut;
        if (!resolveAtStrut()) {
            return false;
        }
        if (unresolved) {
            strut = before;
        }
        return true;
    }

    /** Returns the result of an aborted pass. */
    FlowResult aborted() {
        return new FlowResult.Aborted(offset, decidedByClearance, excludesMargin);
    }

    /** Returns the block offset; while it is unresolved, the offset without margins. */
    double offsetOrOrigin() {
        return resolved ? offset : constraints.strutOrigin();
    }

    /** Returns the block offset that a child without margins would have. */
    double nextOffset() {
        return resolved ? offset + position : constraints.strutOrigin();
    }

    /**
     * Returns the offset after the pending margins; while the block offset is unresolved, the
     * expected block offset.
     */
    double nextEdge() {
        return resolved ? offset + nextPosition() : constraints.expectedWith(strut);
    }

    /**
     * Converts a position to an offset (inverse of {@link #positionOf}). While the block offset is
     * unresolved, returns the expected block offset for any position.
     */
    double offsetOf(double at) {
        return resolved ? offset + at : constraints.expectedWith(strut);
    }

    /** Converts an offset to a position; returns 0 while the block offset is unresolved. */
    double positionOf(double at) {
        return resolved ? at - offset : 0;
    }
}

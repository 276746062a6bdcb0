package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;

/**
 * The block-start margin of a child that establishes an independent formatting context. It
 * collapses with the margins before it only if the child fits beside the floats there. A child that
 * is pushed below the floats is treated as if it cleared them: its margin does not collapse, and it
 * starts at the block end of the floats.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#floats">CSS 2.2, 9.5</a>
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2, 9.5.2</a>
 */
final class RootMargin {
    private final RootPlacement placement;
    private final FlowConstraints constraints;
    private final BlockProgress progress;
    private final AdjoiningFloats floats;
    private final MarginStrut before;
    private final MarginStrut collapsed;
    private final boolean isCollapsing;

    RootMargin(RootPlacement placement, BlockPass parent) {
        this.placement = placement;
        this.constraints = parent.constraints;
        this.progress = parent.progress;
        this.floats = parent.floats;
        this.before = progress.strut();
        this.collapsed =
                before.append(
                        placement.margins().blockStart(),
                        QuirksModeMargins.isStartByDefault(placement.child()));
        this.isCollapsing = !progress.isResolved();
    }

    /**
     * Resolves the block offset of the parent, if it is unresolved, to the offset with or without
     * the margin of the child.
     *
     * @param cleared the sides that the child clears
     * @return false to abort the pass
     */
    boolean resolve(FloatSides cleared) {
        if (!isCollapsing) {
            return true;
        }
        double expected = constraints.expectedWith(collapsed);
        double change = collapsed.sum() - before.sum();
        // The margin of the child makes no difference, or there is no adjoining float to push it
        // down.
        if (change == 0 || floats.sides().isEmpty()) {
            return progress.resolveAt(expected);
        }
        // Case 1: floats of the parent itself push the child down. They stay where the margins
        // before the child lead, so its margin is excluded.
        Double floatsAt = floats.expectedOffset();
        // A child that clears the floats is handled alike (see
        // BlockQuirks.offsetPastAdjoiningFloats).
        if (floats.areClearedBy(cleared) || (floatsAt != null && isPushedFrom(floatsAt))) {
            return progress.resolveAt(constraints.expectedWith(before));
        }
        // Case 2: floats of the blocks around push the child down. That shows only in the second
        // pass, when they are placed where the collapsed margins lead.
        boolean isForced = constraints.forcedOffset() != null;
        if (isForced
                && floatsAt == null
                && !constraints.excludesMargin()
                && isPushedFrom(expected)) {
            progress.resolveWithoutMargin(expected - change);
            return false;
        }
        return progress.resolveAt(expected);
    }

    /** Returns the minimum block offset of the child. */
    double origin() {
        return progress.nextOffset() + (isCollapsing ? 0 : collapsed.sum());
    }

    /** Whether floats push a child at a block offset further down. */
    private boolean isPushedFrom(double offset) {
        return placement.place(offset).block() > offset;
    }
}

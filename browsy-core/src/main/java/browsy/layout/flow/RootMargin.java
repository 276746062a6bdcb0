package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;

/**
 * The margin before a child that establishes a formatting context. It collapses with those before
 * it only if the child finds room beside the floats there: one that goes below them has its margin
 * separated from the others, as clearance does it, and lies where the floats end.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#flow-control">CSS 2.2, 9.5.2</a>
 */
final class RootMargin {
    private final RootPlacement placement;
    private final FlowConstraints constraints;
    private final BlockProgress progress;
    private final AdjoiningFloats floats;
    private final MarginStrut before;
    private final MarginStrut together;
    private final boolean isCollapsing;

    RootMargin(RootPlacement placement, BlockPass parent) {
        this.placement = placement;
        this.constraints = parent.constraints;
        this.progress = parent.progress;
        this.floats = parent.floats;
        this.before = progress.strut();
        this.together =
                before.append(
                        placement.margins().blockStart(),
                        QuirksModeMargins.isStartByDefault(placement.child()));
        this.isCollapsing = !progress.isResolved();
    }

    /**
     * Resolves the block offset of the parent.
     *
     * @param cleared the sides that the child clears
     * @return false if layout must be aborted and redone for it
     */
    boolean resolve(FloatSides cleared) {
        if (!isCollapsing) {
            return true;
        }
        double collapsed = constraints.expectedWith(together);
        double change = together.sum() - before.sum();
        FloatSides beside = floats.sides();
        if (change == 0 || beside.isEmpty()) {
            return progress.resolve(collapsed);
        }
        Double floatsAt = floats.expectedOffset();
        if (floats.areClearedBy(cleared) || (floatsAt != null && isPushedFrom(floatsAt))) {
            return progress.resolve(constraints.expectedWith(before));
        }
        boolean isFirstPass = constraints.forcedOffset() == null;
        if (isFirstPass || floatsAt != null || constraints.keepsApart()) {
            return progress.resolve(collapsed);
        }
        // The floats of the blocks around now lie where the collapsed margins led to.
        if (isPushedFrom(collapsed)) {
            progress.resolveApart(collapsed - change);
            return false;
        }
        return progress.resolve(collapsed);
    }

    /** Where the child is to start, if floats let it. */
    double origin() {
        return progress.nextOffset() + (isCollapsing ? 0 : together.sum());
    }

    private boolean isPushedFrom(double offset) {
        return placement.place(offset).block() > offset;
    }
}

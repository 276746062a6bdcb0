package browsy.layout.flow;

import browsy.layout.flow.floats.FloatSides;

/**
 * The margin before a child that establishes a formatting context. It collapses with those before
 * it only if the child finds room beside the floats there: one that goes below them is as if it
 * cleared them, so that its margin is separated from the others and it lies where the floats end.
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
        // Its margin makes no difference, or no float adjoins that it could be pushed below.
        if (change == 0 || floats.sides().isEmpty()) {
            return progress.resolveAt(collapsed);
        }
        // It goes below floats of the block: these lie where the margins before it lead.
        Double floatsAt = floats.expectedOffset();
        // One that clears them ends up there too (see BlockQuirks.offsetPastAdjoiningFloats).
        if (floats.areClearedBy(cleared) || (floatsAt != null && isPushedFrom(floatsAt))) {
            return progress.resolveAt(constraints.expectedWith(before));
        }
        // Whether it goes below floats of the blocks around shows only in the second pass: now they
        // lie where the collapsed margins led.
        boolean isForced = constraints.forcedOffset() != null;
        if (isForced && floatsAt == null && !constraints.keepsApart() && isPushedFrom(collapsed)) {
            progress.resolveApart(collapsed - change);
            return false;
        }
        return progress.resolveAt(collapsed);
    }

    /** Where the child is to start, if floats let it. */
    double origin() {
        return progress.nextOffset() + (isCollapsing ? 0 : together.sum());
    }

    private boolean isPushedFrom(double offset) {
        return placement.place(offset).block() > offset;
    }
}

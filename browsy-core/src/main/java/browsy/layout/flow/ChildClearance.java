package browsy.layout.flow;

/**
 * Whether clearance keeps the margins of an in-flow child from collapsing with those of the block
 * that it is in.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#clearance">CSS 2.2, 9.5.2</a>
 */
final class ChildClearance {
    private final BlockChild.Start start;
    private final boolean parentClears;

    /**
     * @param parentClears whether the clearance that the parent hands down is its own
     */
    ChildClearance(BlockChild.Start start, boolean parentClears) {
        this.start = start;
        this.parentClears = parentClears;
    }

    /**
     * Whether clearance that decided where the child lies separates the margins: that of its own
     * does, and that of a block around the parent, but not the parent's.
     */
    boolean separatesAt(double childOffset) {
        return start.clearance() >= childOffset || !parentClears;
    }

    /** The same of a child that was laid out, its margins not collapsing through it. */
    boolean separates(FlowResult.Done child) {
        Double childOffset = child.blockOffset();
        return childOffset != null
                && (start.pushed() || (child.pushedByFloats() && separatesAt(childOffset)));
    }

    /**
     * Whether a child whose margins collapse through it is moved.
     *
     * @param parent what comes before the child in the parent does not count
     */
    boolean movesCollapsed(FlowResult.Done child, BlockProgress parent) {
        return child.isSelfCollapsing()
                && (start.pushed()
                        || parent.startOffset() + child.endStrut().sum() < start.clearance());
    }
}

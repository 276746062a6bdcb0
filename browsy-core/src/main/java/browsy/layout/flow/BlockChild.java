package browsy.layout.flow;

import browsy.layout.box.Box;
import browsy.layout.context.AvailableSize;
import browsy.layout.context.LayoutContext;
import browsy.layout.context.LayoutInput;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import browsy.layout.sizing.InlineSizing;

/**
 * An in-flow block of the same formatting context as its parent, measured along the inline axis.
 *
 * @param input the sizes that its containing block hands to it
 * @param inlineSize of its border box, CSS px
 * @param lineOffset of its line-left border edge in the formatting context
 * @param margins on the axes of the parent
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#blockwidth">CSS 2.2, 10.3.3</a>
 */
record BlockChild(
        Box box, LayoutInput input, double inlineSize, double lineOffset, LogicalEdges margins) {

    /**
     * Where it may start along the block axis, as known before its layout.
     *
     * @param strut the margins that adjoin there, its own included
     * @param clearance where clearance lets it start at the earliest
     * @param pushed whether it clears floats that adjoin the margins of its parent
     * @param mark up to where floats are undone when it is laid out again
     */
    record Start(MarginStrut strut, double clearance, boolean pushed, int mark) {}

    /** Margins before it, and its own. */
    MarginStrut appendStart(MarginStrut strut) {
        return strut.append(margins.blockStart(), QuirksMargins.isStartByDefault(box));
    }

    /**
     * Margins at its end, and its own.
     *
     * @param isSelfCollapsing whether its start and its end adjoin; browsers take both for margins
     *     by default where the one at the start is
     */
    MarginStrut appendEnd(MarginStrut strut, boolean isSelfCollapsing) {
        boolean isDefault =
                QuirksMargins.isEndByDefault(box)
                        || (isSelfCollapsing && QuirksMargins.isStartByDefault(box));
        return strut.append(margins.blockEnd(), isDefault);
    }

    static BlockChild measure(
            Box child,
            Box parent,
            InlineGeometry geometry,
            LayoutInput shared,
            LayoutContext context) {
        double inlineSize =
                InlineSizing.borderBox(child, ChildInput.of(child, parent, shared), context);
        double available = geometry.contentInline();
        LogicalEdges margins =
                InlineMargins.resolve(
                        child,
                        BoxEdges.margin(child, AvailableSize.definite(available), parent.flow()),
                        parent,
                        available,
                        () -> inlineSize);
        double lineOffset = geometry.lineOffsetOf(margins.inlineStart(), inlineSize);
        return new BlockChild(child, shared, inlineSize, lineOffset, margins);
    }
}

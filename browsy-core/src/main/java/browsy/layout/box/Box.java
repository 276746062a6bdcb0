package browsy.layout.box;

import browsy.layout.geometry.WritingFlow;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A node of the box tree. Boxes are immutable once the tree is built, and hold no results of
 * layout.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#box-tree">css-display-4</a>
 */
public abstract sealed class Box
        permits BlockContainer,
                InlineBox,
                TextBox,
                LineBreakBox,
                ReplacedBox,
                RubyColumnBox,
                FieldsetBox,
                FlexBox,
                GridBox,
                TableBox,
                TablePartBox {

    private final ComputedStyle style;
    private final @Nullable Node source;
    private final @Nullable PseudoElement pseudo;
    private boolean columnSpanner;
    private int number = -1;
    private final SizingValues sizing;

    Box(ComputedStyle style, @Nullable Node source, @Nullable PseudoElement pseudo) {
        this.style = style;
        this.sizing = style.derived(SizingValues.class, SizingValues::new);
        this.source = source;
        this.pseudo = pseudo;
    }

    public ComputedStyle style() {
        return style;
    }

    /** The writing mode and direction of the box, which its content is laid out in. */
    public WritingFlow flow() {
        return sizing.flow();
    }

    /** The sizes and edges that its style specifies. */
    public SizingValues sizing() {
        return sizing;
    }

    /**
     * The element or text node that generates the box; for a pseudo-element its originating
     * element; null for anonymous boxes.
     */
    public @Nullable Node source() {
        return source;
    }

    /** The properties of its style that move, transform or clip it; none for anonymous boxes. */
    public PlacementValues placement() {
        return isAnonymous() ? PlacementValues.NONE : sizing.placement();
    }

    /**
     * The pseudo-element of {@link #source()} that generates the box; null if the node itself
     * generates it.
     */
    public @Nullable PseudoElement pseudo() {
        return pseudo;
    }

    /**
     * Whether it spans all columns of its multi-column container, instead of being laid out in one
     * of them.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#column-span">css-multicol-1</a>
     */
    public boolean isColumnSpanner() {
        return columnSpanner;
    }

    /** Makes the box span all columns. Only for use while the box tree is built. */
    public void spanColumns() {
        columnSpanner = true;
    }

    /** The index of the box in tree order; negative for a box created during layout. */
    int number() {
        return number;
    }

    /** Numbers the boxes of a complete tree in tree order. */
    public static void numberTree(Box root) {
        number(root, 0);
    }

    private static int number(Box box, int first) {
        box.number = first;
        int next = first + 1;
        List<Box> children = box.children();
        for (int i = 0; i < children.size(); i++) {
            next = number(children.get(i), next);
        }
        return next;
    }

    public boolean isAnonymous() {
        return source == null;
    }

    /** The children in document order. Out-of-flow boxes are at their place in the document. */
    public abstract List<Box> children();

    public boolean isAbsolutelyPositioned() {
        return sizing.isAbsolutelyPositioned();
    }

    /** Whether the box floats; {@code float} does not apply to absolutely positioned boxes. */
    public boolean isFloating() {
        return sizing.isFloating();
    }

    public boolean isOutOfFlow() {
        return isAbsolutelyPositioned() || isFloating();
    }
}

package browsy.layout.box;

import browsy.layout.geometry.WritingFlow;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A node of the box tree. Boxes never change once the tree is built, and know nothing of their
 * size.
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

    /** The writing mode and direction the box lays its content out in. */
    public WritingFlow flow() {
        return sizing.flow();
    }

    /** What its style says of its edges and sizes. */
    public SizingValues sizing() {
        return sizing;
    }

    /** The element or text node it stands for; null for anonymous boxes. */
    public @Nullable Node source() {
        return source;
    }

    /** What its style does to its place; nothing to that of anonymous boxes. */
    public PlacementValues placement() {
        return isAnonymous() ? PlacementValues.NONE : sizing.placement();
    }

    /**
     * The pseudo-element of {@link #source()} it stands for; null where it stands for the node
     * itself.
     */
    public @Nullable PseudoElement pseudo() {
        return pseudo;
    }

    /**
     * Whether it spans all columns of the multi-column container around it, instead of being laid
     * out in one of them.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#column-span">css-multicol-1</a>
     */
    public boolean isColumnSpanner() {
        return columnSpanner;
    }

    /** Makes it span all columns; only while the box tree is being built. */
    public void spanColumns() {
        columnSpanner = true;
    }

    /** The number in its tree; negative for a box that layout makes besides. */
    int number() {
        return number;
    }

    /** Numbers the boxes of a tree, once it is built. */
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

    /** In document order, out-of-flow boxes at the place they were written. */
    public abstract List<Box> children();

    public boolean isAbsolutelyPositioned() {
        return sizing.isAbsolutelyPositioned();
    }

    /** Floating; never true of an absolutely positioned box. */
    public boolean isFloating() {
        return sizing.isFloating();
    }

    public boolean isOutOfFlow() {
        return isAbsolutelyPositioned() || isFloating();
    }
}

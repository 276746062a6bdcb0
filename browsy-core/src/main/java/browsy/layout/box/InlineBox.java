package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A non-atomic inline box. Its children are laid out in the lines of the block container around it.
 *
 * <p>If an inline element contains a block, it generates one inline box before the block and one
 * after it. Only the first of these has the inline-start border, padding and margin, and only the
 * last the inline-end ones.
 */
public final class InlineBox extends Box {
    private final List<Box> children;
    private final boolean first;
    private final boolean last;
    private final boolean split;

    public InlineBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children) {
        this(style, source, pseudo, children, true, true, false);
    }

    private InlineBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children,
            boolean first,
            boolean last,
            boolean split) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
        this.first = first;
        this.last = last;
        this.split = split;
    }

    @Override
    public List<Box> children() {
        return children;
    }

    /** Whether the box has the inline-start edge of its element. */
    public boolean isFirst() {
        return first;
    }

    /** Whether the box has the inline-end edge of its element. */
    public boolean isLast() {
        return last;
    }

    /** Returns the same box with other children. */
    public InlineBox withChildren(List<Box> other) {
        return new InlineBox(style(), source(), pseudo(), other, first, last, split);
    }

    /**
     * Whether the box is a part of an inline box that one of its own children splits, and not only
     * a descendant further down.
     */
    public boolean isSplit() {
        return split;
    }

    /**
     * Creates a part of this box, which a block splits.
     *
     * @param content the children of the part
     * @param isFirst whether it is the first part
     * @param isLast whether it is the last part
     * @param isOwn whether the block is a child of this box, and not of an inline box in it
     */
    public InlineBox part(List<Box> content, boolean isFirst, boolean isLast, boolean isOwn) {
        return new InlineBox(
                style(), source(), pseudo(), content, first && isFirst, last && isLast, isOwn);
    }

    /** Returns the same box in another style, with other children. */
    public InlineBox with(ComputedStyle style, List<Box> content) {
        return new InlineBox(style, source(), pseudo(), content, first, last, split);
    }
}

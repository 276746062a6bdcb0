package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A non-atomic inline box: its children flow in the lines of the block container around it.
 *
 * <p>Where a block stands inside an inline element, the element generates one inline box before the
 * block and one after it; only the outer ends of these have a border, padding and margin.
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

    /** Whether the inline-start edge of the element is this box's. */
    public boolean isFirst() {
        return first;
    }

    /** Whether the inline-end edge of the element is this box's. */
    public boolean isLast() {
        return last;
    }

    /** The same box around other content. */
    public InlineBox withChildren(List<Box> other) {
        return new InlineBox(style(), source(), pseudo(), other, first, last, split);
    }

    /** Whether it is a part of a box that its own blocks split, not those of a box inside it. */
    public boolean isSplit() {
        return split;
    }

    /**
     * A part of this box, which a block splits.
     *
     * @param isOwn whether the block is its child, and not that of an inline box in it
     */
    public InlineBox part(List<Box> content, boolean isFirst, boolean isLast, boolean isOwn) {
        return new InlineBox(
                style(), source(), pseudo(), content, first && isFirst, last && isLast, isOwn);
    }

    /** The same box in another style, around other content. */
    public InlineBox with(ComputedStyle style, List<Box> content) {
        return new InlineBox(style, source(), pseudo(), content, first, last, split);
    }
}

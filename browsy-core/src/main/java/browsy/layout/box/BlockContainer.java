package browsy.layout.box;

import browsy.css.value.box.Display;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A box with block-level children only, or inline-level children only (out-of-flow boxes may stand
 * among either): blocks, inline-blocks, list items, table cells and captions, anonymous blocks.
 */
public final class BlockContainer extends Box {
    private final List<Box> children;
    private final boolean inlineContent;
    private final boolean overflowPropagated;
    private final @Nullable InlineBox splitInline;
    private final ColumnRole columnRole;
    private final @Nullable BlockContainer firstLine;

    /** What a block container is to multi-column layout. */
    public enum ColumnRole {
        NONE,
        /** A multi-column container, whose one child is its flow thread. */
        CONTAINER,
        /** The content of a multi-column container, to be broken into columns. */
        FLOW_THREAD
    }

    public BlockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children,
            boolean inlineContent) {
        this(style, source, pseudo, children, inlineContent, false, null, ColumnRole.NONE, null);
    }

    private BlockContainer(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            List<Box> children,
            boolean inlineContent,
            boolean overflowPropagated,
            @Nullable InlineBox splitInline,
            ColumnRole columnRole,
            @Nullable BlockContainer firstLine) {
        super(style, source, pseudo);
        this.children = List.copyOf(children);
        this.inlineContent = inlineContent;
        this.overflowPropagated = overflowPropagated;
        this.splitInline = splitInline;
        this.columnRole = columnRole;
        this.firstLine = firstLine;
    }

    /** An anonymous block around blocks that stand inside an inline box and split it. */
    public static BlockContainer insideInline(
            ComputedStyle style, InlineBox splitInline, List<Box> blocks) {
        return new BlockContainer(
                style, null, null, blocks, false, false, splitInline, ColumnRole.NONE, null);
    }

    @Override
    public List<Box> children() {
        return children;
    }

    /** Whether it establishes an inline formatting context for its children. */
    public boolean hasInlineContent() {
        return inlineContent;
    }

    /**
     * Whether its {@code overflow} is the viewport's and no longer its own.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-overflow-3/#overflow-propagation">css-overflow-3</a>
     */
    public boolean isOverflowPropagated() {
        return overflowPropagated;
    }

    /** The inline box that the blocks in this anonymous box split; null where none does. */
    public @Nullable InlineBox splitInline() {
        return splitInline;
    }

    /** The same box, its overflow handed to the viewport. */
    public BlockContainer withOverflowPropagated() {
        return copy(style(), children, true, firstLine);
    }

    /** The same box around other content. */
    public BlockContainer withChildren(List<Box> other) {
        return copy(style(), other, overflowPropagated, firstLine);
    }

    /**
     * The same box as a multi-column container: its content becomes that of an anonymous flow
     * thread.
     *
     * @see <a href="https://drafts.csswg.org/css-multicol-1/#columns">css-multicol-1</a>
     */
    public BlockContainer inColumns() {
        BlockContainer thread =
                new BlockContainer(
                        style().anonymous(Display.FLOW_ROOT),
                        null,
                        null,
                        children,
                        inlineContent,
                        false,
                        null,
                        ColumnRole.FLOW_THREAD,
                        firstLine);
        return new BlockContainer(
                style(),
                source(),
                pseudo(),
                List.of(thread),
                false,
                overflowPropagated,
                splitInline,
                ColumnRole.CONTAINER,
                null);
    }

    /** What the box is to multi-column layout. */
    public ColumnRole columnRole() {
        return columnRole;
    }

    /** The same box in another style. */
    public BlockContainer withStyle(ComputedStyle other) {
        return copy(other, children, overflowPropagated, firstLine);
    }

    /**
     * The same box and content as its first line has them, in the styles of {@code ::first-line};
     * null where no rule styles that.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-line-pseudo">css-pseudo-4</a>
     */
    public @Nullable BlockContainer firstLine() {
        return firstLine;
    }

    /** The same box with another look on its first line. */
    public BlockContainer withFirstLine(BlockContainer line) {
        return copy(style(), children, overflowPropagated, line);
    }

    private BlockContainer copy(
            ComputedStyle style,
            List<Box> content,
            boolean propagated,
            @Nullable BlockContainer line) {
        return new BlockContainer(
                style,
                source(),
                pseudo(),
                content,
                inlineContent,
                propagated,
                splitInline,
                columnRole,
                line);
    }
}

package browsy.layout.box;

import browsy.css.value.box.Display;
import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * A block container: its children are either all block-level or all inline-level, with out-of-flow
 * boxes among either. Blocks, inline-blocks, list items, table cells and captions, and anonymous
 * blocks are block containers.
 *
 * @see <a href="https://drafts.csswg.org/css-display-4/#block-container">css-display-4</a>
 */
public final class BlockContainer extends Box {
    private final List<Box> children;
    private final boolean inlineContent;
    private final boolean overflowPropagated;
    private final @Nullable InlineBox splitInline;
    private final ColumnRole columnRole;
    private final @Nullable BlockContainer firstLine;

    /** The role of a block container in multi-column layout. */
    public enum ColumnRole {
        NONE,
        /** A multi-column container. Its only child is its flow thread. */
        CONTAINER,
        /**
         * The anonymous box with the content of a multi-column container, which is broken into
         * columns.
         */
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

    /** Creates an anonymous block around block-level boxes that split an inline box. */
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
     * Whether its {@code overflow} is propagated to the viewport and does not apply to the box
     * itself.
     *
     * @see <a
     *     href="https://drafts.csswg.org/css-overflow-3/#overflow-propagation">css-overflow-3</a>
     */
    public boolean isOverflowPropagated() {
        return overflowPropagated;
    }

    /** The inline box that the blocks in this anonymous block split; null for every other box. */
    public @Nullable InlineBox splitInline() {
        return splitInline;
    }

    /** Returns the same box with its overflow propagated to the viewport. */
    public BlockContainer withOverflowPropagated() {
        return copy(style(), children, true, firstLine);
    }

    /** Returns the same box with other children. */
    public BlockContainer withChildren(List<Box> other) {
        return copy(style(), other, overflowPropagated, firstLine);
    }

    /**
     * Returns the same box as a multi-column container: its children become those of an anonymous
     * flow thread.
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

    /** The role of the box in multi-column layout. */
    public ColumnRole columnRole() {
        return columnRole;
    }

    /** Returns the same box in another style. */
    public BlockContainer withStyle(ComputedStyle other) {
        return copy(other, children, overflowPropagated, firstLine);
    }

    /**
     * The box with the styles of {@code ::first-line} applied to it and its content, for the layout
     * of its first line; null if no rule styles {@code ::first-line}.
     *
     * @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-line-pseudo">css-pseudo-4</a>
     */
    public @Nullable BlockContainer firstLine() {
        return firstLine;
    }

    /** Returns the same box with a variant for the layout of its first line. */
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

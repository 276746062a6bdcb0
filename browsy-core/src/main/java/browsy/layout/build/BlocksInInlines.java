package browsy.layout.build;

import browsy.css.value.box.Display;
import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.LayoutLimit;
import browsy.layout.geometry.LogicalEdges;
import browsy.layout.sizing.BoxEdges;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Splits inline boxes around the block-level boxes in them.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level">CSS 2.2</a>
 */
final class BlocksInInlines {
    /**
     * The maximum number of parts in a document, in addition to {@link #PARTS_PER_BOX}. An inline
     * box gets a part on each side of every block in it, at any depth, so hostile nesting
     * multiplies the parts.
     */
    private static final int MAX_PARTS = 20_000;

    private static final int PARTS_PER_BOX = 4;

    /** The inline boxes that contain a block at any depth. On most pages there are none. */
    private final Set<InlineBox> holders = Collections.newSetFromMap(new IdentityHashMap<>());

    private int partsLeft = MAX_PARTS;

    private final Consumer<LayoutLimit> reached;

    /**
     * @param reached receives the limit if there are too many parts
     */
    BlocksInInlines(Consumer<LayoutLimit> reached) {
        this.reached = reached;
    }

    /** Returns the content with its inline boxes split, so that none contains a block. */
    List<Box> split(List<Box> content) {
        boolean any = false;
        for (int i = 0; i < content.size(); i++) {
            any |= content.get(i) instanceof InlineBox inline && findBlocks(inline);
        }
        if (!any) {
            return content;
        }
        List<Box> result = split(content, false, false);
        holders.clear();
        return result;
    }

    /**
     * Splits the inline boxes among the content of one box.
     *
     * @param isPlaced whether the line on which the content starts has other content before it
     * @param isFollowed whether the line on which the content ends has other content after it
     */
    private List<Box> split(List<Box> content, boolean isPlaced, boolean isFollowed) {
        List<Box> result = null;
        for (int i = 0; i < content.size(); i++) {
            Box box = content.get(i);
            if (box instanceof InlineBox inline && containsBlock(inline)) {
                if (result == null) {
                    result = new ArrayList<>(content.subList(0, i));
                }
                split(
                        inline,
                        isPlacedIn(result, isPlaced),
                        isFollowedInLine(content, i + 1, isFollowed),
                        result);
            } else if (result != null) {
                result.add(box);
            }
        }
        return result == null ? content : result;
    }

    /**
     * Whether other content follows on the same line.
     *
     * @param from the index of the first box that follows
     * @param outside the answer if only white space follows in {@code content}
     */
    private boolean isFollowedInLine(List<Box> content, int from, boolean outside) {
        for (int i = from; i < content.size(); i++) {
            Box box = content.get(i);
            if (AnonymousBlocks.isInFlowBlock(box)) {
                return false;
            }
            if (!AnonymousBlocks.isCollapsibleSpace(box)) {
                return !(box instanceof InlineBox inline && containsBlock(inline));
            }
        }
        return outside;
    }

    /**
     * Splits one inline box and appends its parts and blocks: a part for each run of inline-level
     * children, and an anonymous block for each run of blocks between two parts. A part without
     * visible content is left out, except the first one if the start edge of the box is on a line,
     * and the last one if its end edge is.
     *
     * @param isPlaced whether the line of its start edge has other content before it
     * @param isFollowed whether the line of its end edge has other content after it
     */
    private void split(InlineBox inline, boolean isPlaced, boolean isFollowed, List<Box> into) {
        boolean starts = isPlaced || startsLine(inline);
        boolean ends = isFollowed || endsLine(inline);
        List<Box> content = split(inline.children(), starts, ends);
        // Too many parts: leave the inline box out, and keep its content.
        if (content.size() > partsLeft) {
            reached.accept(LayoutLimit.INLINE_PARTS);
            into.addAll(content);
            return;
        }
        partsLeft -= content.size();
        List<Box> part = new ArrayList<>();
        List<Box> blocks = new ArrayList<>();
        boolean first = true;
        boolean isOwnBlock = holdsBlock(inline);
        // Collect inline-level children into a part; at each block, end the part and begin the next
        // one.
        for (Box child : content) {
            if (AnonymousBlocks.isInFlowBlock(child)) {
                if (!AnonymousBlocks.isCollapsibleSpace(part) || (first && starts)) {
                    addBlocks(inline, blocks, into);
                    into.add(inline.part(part, first, false, isOwnBlock));
                } else {
                    addOutOfFlow(part, blocks);
                }
                first = false;
                part = new ArrayList<>();
                blocks.add(child);
            } else {
                part.add(child);
            }
        }
        // The last part.
        if (AnonymousBlocks.isCollapsibleSpace(part) && !ends) {
            addOutOfFlow(part, blocks);
            addBlocks(inline, blocks, into);
        } else {
            addBlocks(inline, blocks, into);
            into.add(inline.part(part, first, true, isOwnBlock));
        }
    }

    private static void addOutOfFlow(List<Box> part, List<Box> blocks) {
        for (Box box : part) {
            if (box.isOutOfFlow()) {
                blocks.add(box);
            }
        }
    }

    /**
     * Whether a line with content precedes on which an inline box can start.
     *
     * @param outside the answer if only white space precedes in {@code before}
     */
    private static boolean isPlacedIn(List<Box> before, boolean outside) {
        for (int i = before.size() - 1; i >= 0; i--) {
            Box box = before.get(i);
            if (AnonymousBlocks.isInFlowBlock(box)) {
                return false;
            }
            if (!AnonymousBlocks.isCollapsibleSpace(box)) {
                return true;
            }
        }
        return outside;
    }

    /** Whether the start edge of the box has a size, so that it generates a line box. */
    private static boolean startsLine(InlineBox inline) {
        return inline.isFirst()
                && (borderPadding(inline).inlineStart() != 0 || margin(inline).inlineStart() != 0);
    }

    private static boolean endsLine(InlineBox inline) {
        return inline.isLast()
                && (borderPadding(inline).inlineEnd() != 0 || margin(inline).inlineEnd() != 0);
    }

    private static LogicalEdges borderPadding(InlineBox inline) {
        return BoxEdges.borderPadding(inline, BoxEdges.ANY_BASIS);
    }

    private static LogicalEdges margin(InlineBox inline) {
        return BoxEdges.margin(inline, BoxEdges.ANY_BASIS, inline.flow());
    }

    private static void addBlocks(InlineBox inline, List<Box> blocks, List<Box> into) {
        if (blocks.isEmpty()) {
            return;
        }
        into.add(
                BlockContainer.insideInline(
                        inline.style().anonymous(Display.BLOCK), inline, List.copyOf(blocks)));
        blocks.clear();
    }

    private static boolean holdsBlock(InlineBox inline) {
        List<Box> children = inline.children();
        for (int i = 0; i < children.size(); i++) {
            if (AnonymousBlocks.isInFlowBlock(children.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean containsBlock(InlineBox inline) {
        return holders.contains(inline);
    }

    /**
     * Whether a box contains a block at any depth; adds all inline boxes that do to {@link
     * #holders}.
     */
    private boolean findBlocks(InlineBox inline) {
        boolean found = false;
        List<Box> children = inline.children();
        partsLeft += PARTS_PER_BOX * children.size();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            found |=
                    child instanceof InlineBox nested
                            ? findBlocks(nested)
                            : AnonymousBlocks.isInFlowBlock(child);
        }
        if (found) {
            holders.add(inline);
        }
        return found;
    }
}

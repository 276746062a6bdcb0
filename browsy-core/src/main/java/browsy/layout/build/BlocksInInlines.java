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
 * Splits the inline boxes of a page around the blocks in them.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level">CSS 2.2</a>
 */
final class BlocksInInlines {
    /**
     * How many parts the boxes may have together, besides some for each box in them: every box has
     * a part on each side of a block at any depth in it, far more in all than a page is long.
     */
    private static final int MAX_PARTS = 20_000;

    private static final int PARTS_PER_BOX = 4;

    /** The inline boxes with a block in them, at any depth; mostly there are none. */
    private final Set<InlineBox> holders = Collections.newSetFromMap(new IdentityHashMap<>());

    private int partsLeft = MAX_PARTS;

    private final Consumer<LayoutLimit> reached;

    /**
     * @param reached is told if there are too many parts
     */
    BlocksInInlines(Consumer<LayoutLimit> reached) {
        this.reached = reached;
    }

    /** The content with no block left inside an inline box. */
    List<Box> split(List<Box> content) {
        boolean any = false;
        for (int i = 0; i < content.size(); i++) {
            any |= content.get(i) instanceof InlineBox inline && lookFor(inline);
        }
        if (!any) {
            return content;
        }
        List<Box> result = split(content, false, false);
        holders.clear();
        return result;
    }

    /**
     * @param placed whether its start stands on a line with other content
     * @param followed whether its end does
     */
    private List<Box> split(List<Box> content, boolean placed, boolean followed) {
        List<Box> result = null;
        for (int i = 0; i < content.size(); i++) {
            Box box = content.get(i);
            if (box instanceof InlineBox inline && containsBlock(inline)) {
                if (result == null) {
                    result = new ArrayList<>(content.subList(0, i));
                }
                split(
                        inline,
                        isPlacedIn(result, placed),
                        isFollowedInLine(content, i + 1, followed),
                        result);
            } else if (result != null) {
                result.add(box);
            }
        }
        return result == null ? content : result;
    }

    /** Whether the line that goes on behind a box shows anything. */
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
     * @param placed whether its start, empty as it is, stands on a line with other content
     * @param followed whether its end, empty as it is, stands on a line with other content
     */
    private void split(InlineBox inline, boolean placed, boolean followed, List<Box> into) {
        boolean starts = placed || startsLine(inline);
        boolean ends = followed || endsLine(inline);
        List<Box> content = split(inline.children(), starts, ends);
        if (content.size() > partsLeft) {
            reached.accept(LayoutLimit.INLINE_PARTS);
            into.addAll(content);
            return;
        }
        partsLeft -= content.size();
        List<Box> part = new ArrayList<>();
        List<Box> blocks = new ArrayList<>();
        boolean first = true;
        boolean isOwn = holdsBlock(inline);
        for (Box child : content) {
            if (AnonymousBlocks.isInFlowBlock(child)) {
                if (!AnonymousBlocks.isCollapsibleSpace(part) || (first && starts)) {
                    addBlocks(inline, blocks, into);
                    into.add(inline.part(part, first, false, isOwn));
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
        if (AnonymousBlocks.isCollapsibleSpace(part) && !ends) {
            addOutOfFlow(part, blocks);
            addBlocks(inline, blocks, into);
        } else {
            addBlocks(inline, blocks, into);
            into.add(inline.part(part, first, true, isOwn));
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
     * Whether what comes next, empty as it is, counts as a part on the line before: there must be
     * such a line.
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

    /** Whether its start edge alone makes a line. */
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

    /** Whether there is a block in a box; remembers all boxes with one. */
    private boolean lookFor(InlineBox inline) {
        boolean found = false;
        List<Box> children = inline.children();
        partsLeft += PARTS_PER_BOX * children.size();
        for (int i = 0; i < children.size(); i++) {
            Box child = children.get(i);
            found |=
                    child instanceof InlineBox nested
                            ? lookFor(nested)
                            : AnonymousBlocks.isInFlowBlock(child);
        }
        if (found) {
            holders.add(inline);
        }
        return found;
    }
}

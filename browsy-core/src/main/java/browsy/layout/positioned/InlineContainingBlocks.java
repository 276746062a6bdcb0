package browsy.layout.positioned;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.geometry.WritingFlow;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import browsy.style.PseudoElement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * Inline boxes as containing blocks. The area extends from the start of the first fragment of an
 * inline box to the end of its last one, so it is computed in the block container that holds all
 * fragments. A block inside the inline box counts as a fragment as wide as its line.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#containing-block-details">CSS 2.2,
 *     10.1</a>
 */
final class InlineContainingBlocks {
    private static final InlineContainingBlocks NONE =
            new InlineContainingBlocks(Set.of(), false, WritingFlow.HORIZONTAL_LTR);

    /** By positioned box, its containing inline box. */
    private final Map<Box, InlineBox> containers = new IdentityHashMap<>();

    /** By inline element, the padding box of its first fragment. */
    private final Map<Origin, PhysicalRect> first = new HashMap<>();

    /** By inline element, the padding box of its last fragment. */
    private final Map<Origin, PhysicalRect> last = new HashMap<>();

    /** The elements of the inline boxes in {@link #containers}. */
    private final Set<Origin> origins = new HashSet<>();

    /** The positioned boxes without a containing block so far. */
    private final Set<Box> wanted;

    /** Whether the block container holds all parts of split inline boxes: it is not anonymous. */
    private final boolean seesParts;

    private final WritingFlow lines;

    /**
     * The element or pseudo-element of an inline box, shared by all parts of a split inline box.
     */
    private record Origin(@Nullable Node source, @Nullable PseudoElement pseudo) {
        static Origin of(InlineBox box) {
            return new Origin(box.source(), box.pseudo());
        }
    }

    private InlineContainingBlocks(Set<Box> wanted, boolean seesParts, WritingFlow lines) {
        this.wanted = wanted;
        this.seesParts = seesParts;
        this.lines = lines;
    }

    /**
     * Finds the containing blocks of positioned boxes among the inline boxes of a block container.
     *
     * @param fragment of the block container
     * @param pending the positioned boxes without a containing block so far
     */
    static InlineContainingBlocks of(BoxFragment fragment, List<PendingPositioned> pending) {
        Set<Box> wanted = new HashSet<>();
        for (PendingPositioned each : pending) {
            wanted.add(each.box());
        }
        InlineContainingBlocks found = containers(fragment.box(), wanted);
        if (!found.containers.isEmpty()) {
            found.findFragments(fragment, PhysicalOffset.ZERO);
        }
        return found;
    }

    /** Returns those of the positioned boxes whose containing block is an inline box. */
    static Set<Box> containedIn(Box container, Set<Box> positioned) {
        return containers(container, positioned).containers.keySet();
    }

    private static InlineContainingBlocks containers(Box container, Set<Box> wanted) {
        boolean seesParts = !container.isAnonymous();
        boolean hasInlines =
                container instanceof BlockContainer block
                        && (block.hasInlineContent() || seesParts && holdsParts(block));
        if (!hasInlines) {
            return NONE;
        }
        InlineContainingBlocks found =
                new InlineContainingBlocks(wanted, seesParts, container.flow());
        found.findContainers(container, null);
        return found;
    }

    private static boolean holdsParts(BlockContainer block) {
        for (Box child : block.children()) {
            if (split(child) != null) {
                return true;
            }
        }
        return false;
    }

    /** Returns the inline box that the blocks in an anonymous box split; null for other boxes. */
    private static @Nullable InlineBox split(Box box) {
        return box instanceof BlockContainer block ? block.splitInline() : null;
    }

    boolean isEmpty() {
        return containers.isEmpty();
    }

    /** Returns the containing block of a positioned box; null if it is not an inline box. */
    @Nullable ContainingBlock of(Box positioned) {
        InlineBox container = containers.get(positioned);
        PhysicalRect start = container == null ? null : first.get(Origin.of(container));
        PhysicalRect end = container == null ? null : last.get(Origin.of(container));
        if (container == null || start == null || end == null) {
            return null;
        }
        return new ContainingBlock(area(start, end, lines), container.flow());
    }

    /**
     * Returns the rectangle from the start edges of one rectangle to the end edges of another.
     *
     * @param flow of the lines, independent of the direction of the inline box
     */
    private static PhysicalRect area(PhysicalRect start, PhysicalRect end, WritingFlow flow) {
        boolean horizontal = flow.isHorizontal();
        boolean leftwards = horizontal ? flow.isInlineReversed() : flow.isBlockReversed();
        boolean upwards = !horizontal && flow.isInlineReversed();
        double left = leftwards ? end.x() : start.x();
        double right = leftwards ? start.right() : end.right();
        double top = upwards ? end.y() : start.y();
        double bottom = upwards ? start.bottom() : end.bottom();
        return new PhysicalRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /**
     * Finds the containing inline boxes of the wanted boxes below a box.
     *
     * @param container the nearest inline box that is a containing block; null if there is none
     */
    private void findContainers(Box box, @Nullable InlineBox container) {
        for (Box child : box.children()) {
            if (container != null
                    && wanted.contains(child)
                    && ContainingBlocks.contains(container, child)) {
                containers.put(child, container);
                origins.add(Origin.of(container));
            }
            InlineBox inline = child instanceof InlineBox own ? own : split(child);
            boolean contains =
                    inline != null
                            && (seesParts || inline.isFirst() && inline.isLast())
                            && ContainingBlocks.containsAbsolute(inline);
            InlineBox inner = contains ? inline : container;
            if (inner != null || child instanceof InlineBox || child.isAnonymous()) {
                findContainers(child, inner);
            }
        }
    }

    /** Records the first and last fragments of the containing inline boxes. */
    private void findFragments(BoxFragment fragment, PhysicalOffset at) {
        for (PlacedFragment child : fragment.children()) {
            if (!(child.fragment() instanceof BoxFragment box)) {
                continue;
            }
            PhysicalOffset offset = at.plus(child.offset());
            InlineBox inline = box.box() instanceof InlineBox own ? own : split(box.box());
            if (inline != null && origins.contains(Origin.of(inline))) {
                PhysicalRect padding = PaddingBox.of(box).translated(offset);
                first.putIfAbsent(Origin.of(inline), padding);
                last.put(Origin.of(inline), padding);
            }
            if (inline != null || box.box().isAnonymous()) {
                findFragments(box, offset);
            }
        }
    }
}

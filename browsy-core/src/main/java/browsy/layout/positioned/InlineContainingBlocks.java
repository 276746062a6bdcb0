package browsy.layout.positioned;

import browsy.layout.box.BlockContainer;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.PendingPositioned;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalOffset;
import browsy.layout.geometry.PhysicalRect;
import browsy.layout.positioned.PositionedLayout.ContainingBlock;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Inline boxes that are containing blocks: the area from the start of the first fragment to the end
 * of the last, which only the block container around them knows.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#containing-block-details">CSS 2.2,
 *     10.1</a>
 */
final class InlineContainingBlocks {
    private final Map<Box, InlineBox> containers = new IdentityHashMap<>();
    private final Map<InlineBox, PhysicalRect> first = new IdentityHashMap<>();
    private final Map<InlineBox, PhysicalRect> last = new IdentityHashMap<>();
    private final Set<Box> wanted;

    private InlineContainingBlocks(Set<Box> wanted) {
        this.wanted = wanted;
    }

    static InlineContainingBlocks of(BoxFragment fragment, List<PendingPositioned> pending) {
        Set<Box> wanted = new HashSet<>();
        pending.forEach(each -> wanted.add(each.box()));
        InlineContainingBlocks found = new InlineContainingBlocks(wanted);
        if (fragment.box() instanceof BlockContainer block && block.hasInlineContent()) {
            found.findContainers(block, null);
            if (!found.containers.isEmpty()) {
                found.findFragments(fragment, PhysicalOffset.ZERO);
            }
        }
        return found;
    }

    boolean isEmpty() {
        return containers.isEmpty();
    }

    @Nullable ContainingBlock of(Box positioned) {
        InlineBox container = containers.get(positioned);
        PhysicalRect start = container == null ? null : first.get(container);
        PhysicalRect end = container == null ? null : last.get(container);
        if (container == null || start == null || end == null) {
            return null;
        }
        PhysicalRect area =
                new PhysicalRect(
                        start.x(),
                        start.y(),
                        Math.max(0, end.right() - start.x()),
                        Math.max(0, end.bottom() - start.y()));
        return new ContainingBlock(area, container.flow());
    }

    private void findContainers(Box box, @Nullable InlineBox container) {
        for (Box child : box.children()) {
            if (container != null
                    && wanted.contains(child)
                    && ContainingBlocks.contains(container, child)) {
                containers.put(child, container);
            }
            boolean becomesContainer =
                    child instanceof InlineBox && ContainingBlocks.containsAbsolute(child);
            if (becomesContainer) {
                findContainers(child, (InlineBox) child);
            } else if (child instanceof InlineBox || container != null) {
                findContainers(child, container);
            }
        }
    }

    private void findFragments(BoxFragment fragment, PhysicalOffset at) {
        for (PlacedFragment child : fragment.children()) {
            if (!(child.fragment() instanceof BoxFragment box)) {
                continue;
            }
            PhysicalOffset offset = at.plus(child.offset());
            if (box.box() instanceof InlineBox inline) {
                if (containers.containsValue(inline)) {
                    PhysicalRect padding = PaddingBox.of(box).translated(offset);
                    first.putIfAbsent(inline, padding);
                    last.put(inline, padding);
                }
                findFragments(box, offset);
            } else if (box.box().isAnonymous()) {
                findFragments(box, offset); // a line
            }
        }
    }
}

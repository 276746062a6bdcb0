package browsy.layout.placement;

import browsy.css.media.ContainerSizes;
import browsy.layout.box.Box;
import browsy.layout.box.InlineBox;
import browsy.layout.context.AvailableSize;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.fragment.FragmentTree;
import browsy.layout.fragment.PlacedFragment;
import browsy.layout.geometry.PhysicalEdges;
import browsy.layout.geometry.PhysicalSize;
import browsy.layout.sizing.BoxEdges;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The content box sizes of query containers in a finished layout, before transforms.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-conditional-5/#container-size-query">css-conditional-5</a>
 */
public final class ContainerBoxes implements ContainerSizes {
    private final Set<Element> containers;
    private final Map<Element, Size> sizes = new IdentityHashMap<>();

    private ContainerBoxes(Set<Element> containers) {
        this.containers = containers;
    }

    /** Collects the content box sizes of some elements from the fragments of a layout. */
    public static ContainerBoxes in(FragmentTree tree, Set<Element> containers) {
        ContainerBoxes boxes = new ContainerBoxes(containers);
        BoxFragment root = tree.root();
        if (root != null) {
            boxes.collect(root, root.size());
        }
        return boxes;
    }

    @Override
    public @Nullable Size contentBox(Element element) {
        return sizes.get(element);
    }

    /**
     * Records the size of a fragment if it belongs to a container, then visits its children.
     *
     * @param around content box size of the nearest ancestor that is not an inline box
     */
    private void collect(BoxFragment fragment, PhysicalSize around) {
        Box box = fragment.box();
        PhysicalSize content = around;
        if (!(box instanceof InlineBox)) {
            content = contentSize(fragment, around);
            if (box.source() instanceof Element element
                    && box.pseudo() == null
                    && containers.contains(element)) {
                sizes.putIfAbsent(element, new Size(content.width(), content.height()));
            }
        }
        for (PlacedFragment child : fragment.children()) {
            if (child.fragment() instanceof BoxFragment inner) {
                collect(inner, content);
            }
        }
    }

    private static PhysicalSize contentSize(BoxFragment fragment, PhysicalSize around) {
        Box box = fragment.box();
        double basis = box.flow().toLogical(around).inline();
        PhysicalEdges edges =
                box.flow().toPhysical(BoxEdges.borderPadding(box, AvailableSize.definite(basis)));
        return new PhysicalSize(
                Math.max(0, fragment.size().width() - edges.left() - edges.right()),
                Math.max(0, fragment.size().height() - edges.top() - edges.bottom()));
    }
}

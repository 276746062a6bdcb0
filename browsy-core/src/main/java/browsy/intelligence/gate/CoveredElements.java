package browsy.intelligence.gate;

import browsy.infra.TimeLimit;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Marks the elements that cannot be operated until an overlay is dismissed: all elements outside of
 * a modal overlay, and those whose centre is under a fixed one.
 */
public final class CoveredElements {

    /** The maximum number of overlays that are considered. */
    private static final int MAX_COVERS = 200;

    private final SpatialPage page;
    private final List<Cover> covers = new ArrayList<>();

    /** The elements inside of any overlay, by index in the flat tree. */
    private final BitSet inside = new BitSet();

    /** An overlay: the id of its element, its border box, and whether it is modal. */
    private record Cover(Integer id, Bounds box, boolean modal) {}

    private CoveredElements(SpatialPage page, List<FoundOverlay> overlays) {
        this.page = page;
        FlatTree tree = page.tree();
        for (FoundOverlay found : overlays) {
            int root = tree.indexOf(found.root());
            Integer id = found.overlay().elementId();
            if (root >= 0) {
                inside.set(root, tree.end(root));
            }
            if (id != null && covers.size() < MAX_COVERS) {
                covers.add(new Cover(id, page.bounds(found.root()), found.modal()));
            }
        }
    }

    /** Returns the elements of a page, those under an overlay with its id. */
    public static List<SpatialElement> mark(SpatialPage page, List<FoundOverlay> overlays) {
        if (overlays.isEmpty()) {
            return page.elements();
        }
        List<FoundOverlay> covering =
                overlays.stream()
                        .filter(found -> found.overlay().elementId() != null)
                        .filter(found -> found.fixed() || found.modal())
                        .toList();
        if (covering.isEmpty()) {
            return page.elements();
        }
        return new CoveredElements(page, covering).mark();
    }

    private List<SpatialElement> mark() {
        List<SpatialElement> marked = new ArrayList<>(page.elements().size());
        for (SpatialElement element : page.elements()) {
            TimeLimit.check();
            Integer by = element.hidden() ? null : coveredBy(element);
            marked.add(by == null ? element : element.toBuilder().coveredBy(by).build());
        }
        return marked;
    }

    /** Returns the id of the first overlay that covers an element, null if none does. */
    private @Nullable Integer coveredBy(SpatialElement element) {
        int index = page.indexOf(element);
        if (index >= 0 && inside.get(index)) {
            return null;
        }
        Bounds own = element.bounds();
        for (Cover cover : covers) {
            if (cover.modal() || cover.box().contains(own.centerX(), own.centerY())) {
                return cover.id();
            }
        }
        return null;
    }
}

package browsy.intelligence;

import browsy.intelligence.OverlayDetector.Found;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Marks the elements that cannot be operated before an overlay is gone. */
final class CoveredElements {

    private CoveredElements() {}

    static List<SpatialElement> mark(SpatialPage page, List<Found> overlays) {
        if (overlays.isEmpty()) {
            return page.elements();
        }
        List<Found> covering =
                overlays.stream()
                        .filter(found -> found.overlay().elementId() != null)
                        .filter(found -> found.fixed() || found.modal())
                        .toList();
        if (covering.isEmpty()) {
            return page.elements();
        }
        List<SpatialElement> marked = new ArrayList<>(page.elements().size());
        for (SpatialElement element : page.elements()) {
            Integer by = element.hidden() ? null : coveredBy(page, element, covering);
            marked.add(by == null ? element : element.toBuilder().coveredBy(by).build());
        }
        return marked;
    }

    private static @Nullable Integer coveredBy(
            SpatialPage page, SpatialElement element, List<Found> covering) {
        for (Found found : covering) {
            if (isInside(page, element, found.root())) {
                return null;
            }
        }
        for (Found found : covering) {
            Bounds box = page.bounds(found.root());
            Bounds own = element.bounds();
            if (found.modal() || box.contains(own.centerX(), own.centerY())) {
                return found.overlay().elementId();
            }
        }
        return null;
    }

    private static boolean isInside(SpatialPage page, SpatialElement element, Element root) {
        FlatTree tree = page.tree();
        return tree.contains(tree.indexOf(root), page.indexOf(element));
    }
}

package browsy.output;

import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the main content of a page: the main landmark if there is one, otherwise everything outside
 * navigation, header, footer and asides.
 *
 * <p>Containers precede their content in a document, and references to a later landmark are
 * ignored, so that one pass is sufficient even for a page read from JSON.
 */
final class Landmarks {

    private final SpatialDom dom;
    private final Set<Integer> mains = new HashSet<>();
    private final Set<Integer> asides = new HashSet<>();
    private boolean hasMain;

    Landmarks(SpatialDom dom) {
        this.dom = dom;
        for (SpatialElement element : dom.elements()) {
            if (!element.isLandmark()) {
                continue;
            }
            Integer outer = element.relations().landmark();
            if (element.role() == Role.MAIN || (outer != null && mains.contains(outer))) {
                mains.add(element.id());
            }
            if (isAside(element) || (outer != null && asides.contains(outer))) {
                asides.add(element.id());
            }
            hasMain |= element.role() == Role.MAIN && !element.hidden();
        }
    }

    private static boolean isAside(SpatialElement landmark) {
        Role role = landmark.role();
        return role == Role.NAVIGATION
                || role == Role.BANNER
                || role == Role.CONTENTINFO
                || role == Role.COMPLEMENTARY;
    }

    /** Returns the visible elements of the main content. */
    List<SpatialElement> mainContent() {
        return dom.elements().stream()
                .filter(element -> !element.hidden() && isMain(element))
                .toList();
    }

    private boolean isMain(SpatialElement element) {
        Integer around =
                element.isLandmark()
                        ? Integer.valueOf(element.id())
                        : element.relations().landmark();
        return hasMain
                ? around != null && mains.contains(around)
                : around == null || !asides.contains(around);
    }

    /**
     * Returns the nearest landmark of an element, which may be the element itself; null if there is
     * none.
     */
    static @Nullable SpatialElement around(SpatialDom dom, SpatialElement element) {
        if (element.isLandmark()) {
            return element;
        }
        Integer id = element.relations().landmark();
        return id == null ? null : dom.get(id).orElse(null);
    }
}

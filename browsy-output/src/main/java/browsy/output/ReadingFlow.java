package browsy.output;

import browsy.model.Bounds;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The visible elements of a page in lines as a person reads them. */
final class ReadingFlow {

    /** The most landmarks looked through around one element: documents do not nest deeper. */
    private static final int MAX_LANDMARKS = 512;

    private ReadingFlow() {}

    /**
     * Elements that stand on one line: a block of text with what is said inside it, cells of one
     * row, or things side by side.
     *
     * @param elements at least one
     */
    record Line(List<SpatialElement> elements) {

        SpatialElement first() {
            return elements.get(0);
        }

        boolean isRow() {
            return isCell(first());
        }
    }

    /** The lines of the given elements, those that have nothing to say left out. */
    static List<Line> lines(List<SpatialElement> elements) {
        List<Line> lines = new ArrayList<>();
        List<SpatialElement> current = new ArrayList<>();
        Set<Integer> currentIds = new HashSet<>();
        for (SpatialElement element : elements) {
            boolean silent = element.displayName() == null && !element.isInteractive();
            if (element.hidden() || silent || isMereContainer(element)) {
                continue;
            }
            boolean inside = isInside(currentIds, element);
            if (!current.isEmpty() && !continues(current, element, inside)) {
                lines.add(new Line(List.copyOf(current)));
                current.clear();
                currentIds.clear();
            }
            current.add(element);
            currentIds.add(element.id());
        }
        if (!current.isEmpty()) {
            lines.add(new Line(List.copyOf(current)));
        }
        return lines;
    }

    /**
     * The elements of the main content: those in the main landmark, else all but those in
     * navigation, header, footer and asides.
     */
    static List<SpatialElement> mainContent(SpatialDom dom) {
        boolean hasMain =
                dom.elements().stream()
                        .anyMatch(element -> element.role() == Role.MAIN && !element.hidden());
        Map<Integer, Boolean> known = new HashMap<>();
        return dom.elements().stream()
                .filter(element -> !element.hidden())
                .filter(
                        element ->
                                element.isLandmark()
                                        ? isMain(dom, element, hasMain)
                                        : known.computeIfAbsent(
                                                landmarkOf(element),
                                                id -> isMain(dom, element, hasMain)))
                .toList();
    }

    private static int landmarkOf(SpatialElement element) {
        Integer landmark = element.relations().landmark();
        return landmark == null ? 0 : landmark;
    }

    private static boolean isMain(SpatialDom dom, SpatialElement element, boolean hasMain) {
        for (SpatialElement landmark : landmarks(dom, element)) {
            Role role = landmark.role();
            if (role == Role.MAIN) {
                return true;
            }
            boolean aside =
                    role == Role.NAVIGATION
                            || role == Role.BANNER
                            || role == Role.CONTENTINFO
                            || role == Role.COMPLEMENTARY;
            if (aside && !hasMain) {
                return false;
            }
        }
        return !hasMain;
    }

    /** The landmarks around an element, itself included, the nearest first. */
    static List<SpatialElement> landmarks(SpatialDom dom, SpatialElement element) {
        List<SpatialElement> landmarks = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        SpatialElement at = element.isLandmark() ? element : landmark(dom, element.relations());
        // Pages read from JSON can claim that landmarks stand in one another.
        while (at != null && seen.add(at.id()) && landmarks.size() < MAX_LANDMARKS) {
            landmarks.add(at);
            at = landmark(dom, at.relations());
        }
        return landmarks;
    }

    private static @Nullable SpatialElement landmark(SpatialDom dom, Relations relations) {
        Integer id = relations.landmark();
        return id == null ? null : dom.get(id).orElse(null);
    }

    private static boolean isMereContainer(SpatialElement element) {
        return element.isLandmark() && element.text() == null;
    }

    private static boolean continues(
            List<SpatialElement> line, SpatialElement element, boolean inside) {
        SpatialElement first = line.get(0);
        SpatialElement last = line.get(line.size() - 1);
        if (isCell(first)) {
            return overlaps(first.bounds(), element.bounds()) && (isCell(element) || inside);
        }
        if (inside) {
            return true;
        }
        return !isBlock(element) && !isBlock(first) && overlaps(last.bounds(), element.bounds());
    }

    private static boolean isInside(Set<Integer> line, SpatialElement element) {
        Integer parent = element.relations().parent();
        return parent != null && line.contains(parent);
    }

    /** Whether two boxes share half of the height of the lower of them. */
    private static boolean overlaps(Bounds a, Bounds b) {
        double shared = Math.min(a.bottom(), b.bottom()) - Math.max(a.y(), b.y());
        return shared > 0 && shared >= Math.min(a.height(), b.height()) / 2;
    }

    private static boolean isCell(SpatialElement element) {
        return element.tag().equals("td") || element.tag().equals("th");
    }

    private static boolean isBlock(SpatialElement element) {
        return switch (element.tag()) {
            case "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "p",
                    "li",
                    "dt",
                    "dd",
                    "pre",
                    "blockquote",
                    "figcaption",
                    "td",
                    "th",
                    "caption",
                    "div",
                    "legend",
                    "tr" ->
                    true;
            default -> element.isLandmark();
        };
    }
}

package browsy.output;

import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The visible elements of a page in lines as a person reads them. */
final class ReadingFlow {

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

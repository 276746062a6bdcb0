package browsy.conformance;

import browsy.Browsy;
import browsy.Page;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The hit test at the centre of each visible control, in a browser that has scrolled the control
 * into view.
 *
 * <p>A control that the browser hits is correct if browsy lists it as neither hidden, covered nor
 * click-through, with its centre in the browser's box. A control that the browser does not hit is
 * correct if browsy does not list it, or lists it as one of the three.
 *
 * @param clicks the controls with their hits, in document order
 */
record ExpectedClicks(List<Click> clicks) implements Expectation {
    private static final String SELF = "self";

    /** The tolerance of a comparison, in CSS px; boxes are rounded to hundredths. */
    private static final double TOLERANCE = 0.005;

    /**
     * A control with its hit.
     *
     * @param path the path of the control
     * @param bounds its border box in document coordinates, in CSS px
     * @param hit the element that the click hits: "self", a path, or "-" for none
     */
    record Click(String path, Bounds bounds, String hit) {
        boolean hitsControl() {
            return hit.equals(SELF);
        }
    }

    /**
     * Parses lines of six cells: path, x, y, width, height, and the hit ("self", "-" or a path).
     */
    static ExpectedClicks parse(String table) {
        return new ExpectedClicks(Table.rows(table).stream().map(ExpectedClicks::click).toList());
    }

    private static Click click(List<String> row) {
        if (row.size() != 6) {
            throw new IllegalArgumentException("not a row of path, four numbers and hit: " + row);
        }
        double[] numbers = row.subList(1, 5).stream().mapToDouble(Double::parseDouble).toArray();
        return new Click(
                row.get(0), new Bounds(numbers[0], numbers[1], numbers[2], numbers[3]), row.get(5));
    }

    @Override
    public int questions() {
        return clicks.size();
    }

    @Override
    public List<String> differences(SitePage site) {
        Page page = Browsy.open(site.html(), site.options());
        Map<String, SpatialElement> byPath = new HashMap<>();
        for (SpatialElement element : page.dom().elements()) {
            Element source = page.source(element);
            if (source != null) {
                byPath.putIfAbsent(ElementPath.of(source), element);
            }
        }
        return differences(byPath);
    }

    /** Returns a description of each control that differs. */
    List<String> differences(Map<String, SpatialElement> actual) {
        List<String> differences = new ArrayList<>();
        for (Click click : clicks) {
            String obstacle = obstacle(click, actual.get(click.path()));
            if (click.hitsControl() != (obstacle == null)) {
                differences.add(
                        "%s: %s, the browser hits %s"
                                .formatted(
                                        click.path(),
                                        obstacle == null ? "is hit" : obstacle,
                                        click.hit()));
            }
        }
        return differences;
    }

    /** Returns the reason why a click does not hit the control, null if it does. */
    private static @Nullable String obstacle(Click click, @Nullable SpatialElement own) {
        if (own == null) {
            return "is not listed";
        }
        if (own.hidden()) {
            return "is hidden";
        }
        if (own.visibility().coveredBy() != null) {
            return "is covered";
        }
        if (own.visibility().clickThrough()) {
            return "lets clicks through";
        }
        Bounds bounds = own.bounds();
        double x = bounds.x() + bounds.width() / 2;
        double y = bounds.y() + bounds.height() / 2;
        boolean inside =
                isBetween(click.bounds().x(), x, click.bounds().width())
                        && isBetween(click.bounds().y(), y, click.bounds().height());
        return inside || !click.hitsControl()
                ? null
                : "has its middle at %.2f %.2f".formatted(x, y);
    }

    private static boolean isBetween(double start, double value, double length) {
        return value >= start - TOLERANCE && value <= start + length + TOLERANCE;
    }
}

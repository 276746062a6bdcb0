package browsy.conformance;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.model.Bounds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The border boxes of the elements in the body that a browser renders. A box is correct if each of
 * its four numbers is within 1 px.
 *
 * @param boxes the boxes in document order
 */
record ExpectedBoxes(List<Box> boxes) implements Expectation {

    /**
     * The tolerance of a comparison, in CSS px. Both sides are rounded to hundredths, which adds
     * half a hundredth.
     */
    private static final double TOLERANCE = 1.005;

    /** An element with its border box in document coordinates, in CSS px. */
    record Box(String path, Bounds bounds) {}

    /** Parses lines of five cells: path, x, y, width and height, separated by tabs. */
    static ExpectedBoxes parse(String table) {
        return new ExpectedBoxes(table.lines().map(ExpectedBoxes::box).toList());
    }

    private static Box box(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != 5) {
            throw new IllegalArgumentException("not a line of path and four numbers: " + line);
        }
        return new Box(
                cells[0],
                new Bounds(
                        Double.parseDouble(cells[1]),
                        Double.parseDouble(cells[2]),
                        Double.parseDouble(cells[3]),
                        Double.parseDouble(cells[4])));
    }

    @Override
    public int questions() {
        return boxes.size();
    }

    @Override
    public List<String> differences(SitePage page) {
        return differences(Browsy.boxes(page.html(), page.options()));
    }

    /**
     * Returns a description of each box that differs. An element that is not visible counts as
     * missing.
     */
    List<String> differences(List<ElementBox> actual) {
        Map<String, Bounds> visible = new HashMap<>();
        actual.stream()
                .filter(ElementBox::visible)
                .forEach(box -> visible.put(box.path(), box.bounds()));
        List<String> differences = new ArrayList<>();
        for (Box box : boxes) {
            Bounds own = visible.get(box.path());
            if (own == null || !close(box.bounds(), own)) {
                differences.add(
                        box.path() + ": " + text(own) + ", in the browser " + text(box.bounds()));
            }
        }
        return differences;
    }

    private static boolean close(Bounds a, Bounds b) {
        return close(a.x(), b.x())
                && close(a.y(), b.y())
                && close(a.width(), b.width())
                && close(a.height(), b.height());
    }

    private static boolean close(double reference, double own) {
        return Math.abs(reference - Math.rint(own * 100) / 100) <= TOLERANCE;
    }

    private static String text(@Nullable Bounds box) {
        return box == null
                ? "not shown"
                : String.format(
                        Locale.ROOT,
                        "x %.2f y %.2f, %.2f x %.2f",
                        box.x(),
                        box.y(),
                        box.width(),
                        box.height());
    }
}

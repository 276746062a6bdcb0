package browsy.intelligence.signal;

import browsy.model.Bounds;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/**
 * Counts charts by structure: canvases, SVG drawings with several shapes, and rows of boxes with
 * one common edge and different lengths.
 */
final class Charts {

    /** The minimum width of a chart, in CSS px. */
    private static final int MIN_WIDTH = 80;

    /** The minimum height of a chart, in CSS px. */
    private static final int MIN_HEIGHT = 40;

    /** The minimum number of elements in an SVG drawing that is more than an icon. */
    private static final int MIN_SHAPES = 5;

    /** The minimum number of bars. */
    private static final int MIN_BARS = 4;

    /** The minimum number of points of a line in a drawing with few shapes. */
    private static final int MIN_POINTS = 4;

    /** The minimum number of bars in a drawing with few shapes. */
    private static final int MIN_DRAWN_BARS = 3;

    /** What separates the coordinates of a list of points. */
    private static final Pattern SEPARATOR = Pattern.compile("[\\s,]+");

    /** The maximum difference between edges that are the same, in CSS px. */
    private static final double TOLERANCE = 1;

    private Charts() {}

    static int count(PageSignals page) {
        int charts = 0;
        FlatTree tree = page.page().tree();
        for (int index : page.structure().charts()) {
            charts += isChart(page, tree, index) ? 1 : 0;
        }
        return charts + barCharts(page);
    }

    /** Whether a drawing is a chart. A canvas has no content without scripts. */
    private static boolean isChart(PageSignals page, FlatTree tree, int index) {
        if (page.structure().is(TagTrait.CANVAS, index)) {
            return true;
        }
        Bounds bounds = page.page().bounds(index);
        return bounds.width() >= MIN_WIDTH
                && bounds.height() >= MIN_HEIGHT
                && tree.element(index).childrenSize() > 0
                && (drawn(tree.element(index)) > MIN_SHAPES || drawsData(tree.element(index)));
    }

    /** Returns the number of elements of a drawing, itself included, without definitions. */
    private static int drawn(Element drawing) {
        int drawn = drawing.getAllElements().size();
        for (Element child : drawing.children()) {
            if (child.nameIs("symbol") || child.nameIs("defs")) {
                drawn -= child.getAllElements().size();
            }
        }
        return drawn;
    }

    /** Whether a drawing has a line of several points, or bars of one width and two heights. */
    private static boolean drawsData(Element drawing) {
        for (Element line : drawing.getElementsByTag("polyline")) {
            if (SEPARATOR.split(line.attr("points").strip()).length >= 2 * MIN_POINTS) {
                return true;
            }
        }
        Elements bars = drawing.getElementsByTag("rect");
        return bars.size() >= MIN_DRAWN_BARS
                && bars.eachAttr("width").stream().distinct().count() == 1
                && bars.eachAttr("height").stream().distinct().count() >= MIN_DRAWN_BARS - 1;
    }

    private static int barCharts(PageSignals page) {
        SpatialPage boxes = page.page();
        FlatTree tree = boxes.tree();
        int charts = 0;
        for (int i = 0; i < tree.size(); i++) {
            if (tree.end(i) - i > MIN_BARS && boxes.isVisible(i) && areBars(boxes, tree, i)) {
                charts++;
            }
        }
        return charts;
    }

    /**
     * Whether the children of an element are bars: at least four boxes without links or controls,
     * of one width, with one bottom and at least three different heights.
     */
    private static boolean areBars(SpatialPage boxes, FlatTree tree, int parent) {
        Bounds first = null;
        int bars = 0;
        int changes = 0;
        double before = Double.NaN;
        for (int child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
            Bounds box = boxes.bounds(child);
            if (first == null) {
                first = box;
            }
            boolean aligned =
                    Math.abs(box.width() - first.width()) <= TOLERANCE
                            && Math.abs(box.y() + box.height() - first.y() - first.height())
                                    <= TOLERANCE;
            if (!aligned || box.width() < 2 || tree.end(child) - child > MIN_BARS) {
                return false;
            }
            changes += Math.abs(box.height() - before) > TOLERANCE ? 1 : 0;
            before = box.height();
            bars++;
        }
        return bars >= MIN_BARS && changes >= MIN_BARS - 2;
    }
}

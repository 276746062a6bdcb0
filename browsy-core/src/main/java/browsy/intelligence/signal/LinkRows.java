package browsy.intelligence.signal;

import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Groups links into rows by where they stand. */
public final class LinkRows {

    /** Links whose tops are no farther apart, in CSS px, stand in one row. */
    private static final double ROW_HEIGHT = 30;

    private LinkRows() {}

    /** The first link of each row, top to bottom. */
    public static List<SpatialElement> of(List<SpatialElement> links) {
        List<SpatialElement> sorted =
                links.stream()
                        .filter(link -> !link.bounds().isEmpty())
                        .sorted(
                                Comparator.comparingDouble(
                                                (SpatialElement link) -> link.bounds().y())
                                        .thenComparingDouble(link -> link.bounds().x())
                                        .thenComparingInt(SpatialElement::id))
                        .toList();
        List<SpatialElement> rows = new ArrayList<>();
        double top = Double.NEGATIVE_INFINITY;
        for (SpatialElement link : sorted) {
            Bounds bounds = link.bounds();
            if (bounds.y() - top > ROW_HEIGHT) {
                rows.add(link);
                top = bounds.y();
            }
        }
        return rows;
    }
}

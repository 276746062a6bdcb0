package browsy.intelligence.signal;

import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/** Groups links into visual rows by their position. */
public final class LinkRows {

    /**
     * The share of its height by which a link may overlap the row above and still begin a new one.
     */
    private static final double OVERLAP = 0.25;

    private LinkRows() {}

    private static int compare(SpatialElement one, SpatialElement other) {
        int byTop = Double.compare(one.bounds().y(), other.bounds().y());
        if (byTop != 0) {
            return byTop;
        }
        int byLeft = Double.compare(one.bounds().x(), other.bounds().x());
        return byLeft != 0 ? byLeft : Integer.compare(one.id(), other.id());
    }

    /**
     * Returns the first link of each row, top to bottom. A link begins a row if it is below the
     * first link of the previous row, except for a small overlap. Links without a box are left out.
     */
    public static List<SpatialElement> of(List<SpatialElement> links) {
        List<SpatialElement> sorted = new ArrayList<>(links.size());
        for (SpatialElement link : links) {
            if (!link.bounds().isEmpty()) {
                sorted.add(link);
            }
        }
        sorted.sort(LinkRows::compare);
        List<SpatialElement> rows = new ArrayList<>();
        double bottom = Double.NEGATIVE_INFINITY;
        for (SpatialElement link : sorted) {
            Bounds bounds = link.bounds();
            if (bounds.y() + bounds.height() * OVERLAP >= bottom) {
                rows.add(link);
                bottom = bounds.bottom();
            }
        }
        return rows;
    }
}

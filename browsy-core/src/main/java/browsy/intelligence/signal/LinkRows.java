package browsy.intelligence.signal;

import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;

/** Groups links into rows by where they stand. */
public final class LinkRows {

    /** The share of its height by which a link may reach into the row above and still begin one. */
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

    /** The first link of each row, top to bottom. */
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

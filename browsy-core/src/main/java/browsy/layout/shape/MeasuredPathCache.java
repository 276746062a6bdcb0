package browsy.layout.shape;

import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of measured outlines for {@code offset-path} in one layout. It keeps the latest outline
 * of each shape, because many boxes can share one shape with many points. The total number of
 * measured segments is limited.
 */
public final class MeasuredPathCache {

    /** The maximum number of segments that are measured. */
    private static final int BUDGET = 1_000_000;

    /** The maximum number of segments in the cache; it is cleared when they exceed it. */
    private static final int MOST_KEPT = 200_000;

    private static final MeasuredPath NOWHERE = new MeasuredPath(List.of());

    /** The latest outline of each shape, by identity; null before the first use. */
    private @Nullable Map<BasicShape, Sized> walks;

    private int kept;
    private int budget = BUDGET;

    /** A measured outline and the size of the reference box it was built for. */
    private record Sized(ShapeBox box, MeasuredPath walk) {}

    /**
     * Returns the measured outline of a shape. When the budget is used up, it returns the outline
     * for another box size if there is one, otherwise an empty path.
     */
    MeasuredPath of(BasicShape shape, ShapeBox box) {
        Map<BasicShape, Sized> known = walks;
        if (known == null) {
            known = new IdentityHashMap<>();
            walks = known;
        }
        Sized latest = known.get(shape);
        if (latest != null && latest.box.equals(box)) {
            return latest.walk;
        }
        if (budget <= 0) {
            return latest == null ? NOWHERE : latest.walk;
        }
        MeasuredPath walk = walk(Outlines.of(shape, box));
        kept += walk.size() - (latest == null ? 0 : latest.walk.size());
        if (kept > MOST_KEPT) {
            known.clear();
            kept = walk.size();
        }
        known.put(shape, new Sized(box, walk));
        return walk;
    }

    private MeasuredPath walk(List<PathSegment> outline) {
        budget -= outline.size();
        return new MeasuredPath(outline);
    }
}

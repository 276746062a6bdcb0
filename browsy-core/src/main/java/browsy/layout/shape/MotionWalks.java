package browsy.layout.shape;

import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PathSegment;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The outlines that boxes of one placement are moved along: very many boxes may go along one shape
 * of very many points, and mostly in a box of one size.
 */
public final class MotionWalks {

    /** Segments of outlines that are measured; honest pages need less. */
    private static final int BUDGET = 1_000_000;

    private static final int MOST_KEPT = 200_000;
    private static final PathWalk NOWHERE = new PathWalk(List.of());

    /** The latest walk of each shape, which many styles may have in common. */
    private @Nullable Map<BasicShape, Sized> walks;

    private int kept;
    private int budget = BUDGET;

    private record Sized(ShapeBox box, PathWalk walk) {}

    /** Once the budget is spent, the outline in a box of another size will do, or none. */
    PathWalk of(BasicShape shape, ShapeBox box) {
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
        PathWalk walk = walk(Outlines.of(shape, box));
        kept += walk.size() - (latest == null ? 0 : latest.walk.size());
        if (kept > MOST_KEPT) {
            known.clear();
            kept = walk.size();
        }
        known.put(shape, new Sized(box, walk));
        return walk;
    }

    private PathWalk walk(List<PathSegment> outline) {
        budget -= outline.size();
        return new PathWalk(outline);
    }
}

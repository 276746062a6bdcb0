package browsy.layout.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import browsy.css.value.Length;
import browsy.css.value.shape.BasicShape;
import browsy.css.value.shape.PositionPair;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Tests of the cache of measured outlines and its budget. */
class MotionWalksTest {
    private final MeasuredPathCache walks = new MeasuredPathCache();

    @Test
    void boxesOfEqualSizeShareTheOutline() {
        BasicShape shape = polygon(3);
        MeasuredPath walk = walks.of(shape, new ShapeBox(10, 10));
        assertSame(walk, walks.of(shape, new ShapeBox(10, 10)));
        assertNotSame(walk, walks.of(shape, new ShapeBox(20, 10)));
        assertNotSame(walk, walks.of(polygon(3), new ShapeBox(10, 10)));
    }

    @Test
    void outlinesBeyondTheBudgetAreNotMeasured() {
        BasicShape shape = polygon(500_000);
        walks.of(shape, new ShapeBox(10, 10));
        MeasuredPath last = walks.of(shape, new ShapeBox(20, 10));
        assertSame(last, walks.of(shape, new ShapeBox(30, 10)));
        assertEquals(0, walks.of(polygon(3), new ShapeBox(30, 10)).length());
    }

    private static BasicShape polygon(int points) {
        return new BasicShape.Polygon(
                Collections.nCopies(points, PositionPair.CENTER), Length.ZERO);
    }
}

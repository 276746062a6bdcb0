package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.Bounds;
import browsy.model.Relations;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every format terminates on pages with relations that no parser produces but that JSON
 * can contain, with the small stack of the tests, and writes the elements.
 */
class HostileShapeTest {

    private static final int SIZE = 20_000;

    /** A generous limit that distinguishes linear from quadratic time on any machine. */
    private static final Duration LIMIT = Duration.ofSeconds(60);

    record Shape(String name, IntFunction<Relations> relations) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Shape> shapes() {
        return List.of(
                new Shape("deep", id -> new Relations(id - 1, id - 1, id - 1, id - 1)),
                new Shape("its own parent", id -> new Relations(id, id, id, id)),
                new Shape("circles", id -> new Relations(id ^ 1, id ^ 1, id ^ 1, id ^ 1)),
                new Shape("upside down", id -> new Relations(id + 1, id + 1, id + 1, id + 1)),
                new Shape("orphans", id -> new Relations(-id, 0, SIZE + id, 1_000_000)),
                new Shape("wide", id -> new Relations(1, 1, 1, 1)));
    }

    private static SpatialDom page(Shape shape) {
        List<SpatialElement> elements = new ArrayList<>();
        for (int id = 1; id <= SIZE; id++) {
            elements.add(
                    SpatialElement.builder(id, "span")
                            .role(id % 2 == 0 ? Role.NAVIGATION : Role.LINK)
                            .text("t" + id)
                            .bounds(new Bounds(0, 0, 100, 10))
                            .relations(shape.relations().apply(id))
                            .build());
        }
        return SpatialDom.builder(Viewport.DEFAULT).elements(elements).build();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void everyFormatTerminates(Shape shape) {
        SpatialDom dom = page(shape);
        Assertions.assertTimeoutPreemptively(
                LIMIT,
                () -> {
                    for (String name : Formats.names()) {
                        Format format = Formats.named(name).orElseThrow();
                        String text = format.render(dom);
                        if (!name.equals("markdown")) {
                            assertTrue(text.contains("t" + (SIZE - 1)), name);
                        }
                    }
                    String cut = Budget.of(300).render(CompactFormat.standard(), dom);
                    assertTrue(cut.contains("left out"), cut);
                    SpatialDom under = Scope.under(1).apply(dom);
                    assertEquals(1, under.elements().get(0).id());
                });
    }
}

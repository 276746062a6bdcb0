package browsy.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.Bounds;
import browsy.model.CaptchaInfo;
import browsy.model.CaptchaType;
import browsy.model.DomDelta;
import browsy.model.DomDelta.Placement;
import browsy.model.DomDelta.Shift;
import browsy.model.ElementState;
import browsy.model.PageChange;
import browsy.model.PageType;
import browsy.model.Relations;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DomDiffTest {

    private static SpatialElement line(int id, String text, double y) {
        return SpatialElement.builder(id, "p").text(text).bounds(new Bounds(8, y, 200, 18)).build();
    }

    private static SpatialDom page(SpatialElement... elements) {
        return SpatialDom.builder(Viewport.DEFAULT).elements(List.of(elements)).build();
    }

    private static SpatialElement at(SpatialElement element, double y) {
        Bounds box = element.bounds();
        return element.toBuilder().bounds(new Bounds(box.x(), y, 200, 18)).build();
    }

    @Test
    void aPageDoesNotDifferFromItself() {
        SpatialDom dom = page(line(1, "a", 0), line(2, "b", 18));
        DomDelta delta = DomDiff.between(dom, dom);
        assertTrue(delta.isEmpty());
        assertEquals(dom, DomDiff.apply(dom, delta));
    }

    @Test
    void insertedElementShiftsTheRestWithoutChangingIt() {
        SpatialDom old = page(line(1, "a", 0), line(2, "b", 18), line(3, "c", 36));
        SpatialDom now =
                page(line(1, "a", 0), line(9, "new", 18), line(2, "b", 36.5), line(3, "c", 54.5));
        DomDelta delta = DomDiff.between(old, now);
        assertEquals(List.of(now.get(9).orElseThrow()), delta.added());
        assertEquals(List.of(), delta.changed());
        assertEquals(List.of(new Placement(1, List.of(9))), delta.placements());
        assertEquals(List.of(new Shift(2, 18.5)), delta.shifts());
        assertEquals(now, DomDiff.apply(old, delta));
    }

    @Test
    void elementsWithoutABoxDoNotEndAShift() {
        SpatialElement hidden = SpatialElement.builder(5, "p").text("h").hidden(true).build();
        SpatialDom old = page(line(1, "a", 0), hidden, line(2, "b", 18));
        SpatialDom now = page(line(1, "a", 10), hidden, line(2, "b", 28));
        DomDelta delta = DomDiff.between(old, now);
        assertEquals(List.of(new Shift(1, 10)), delta.shifts());
        assertEquals(now, DomDiff.apply(old, delta));
    }

    @Test
    void aTypedValueIsAChangeAndAnotherParentIsNot() {
        SpatialElement field = SpatialElement.builder(1, "input").name("q").build();
        SpatialElement label = line(2, "Query", 0);
        SpatialDom old = page(field, label);
        SpatialElement typed = field.toBuilder().value("tea").build();
        SpatialElement refiled =
                label.toBuilder()
                        .relations(new Relations(1, null, null, null))
                        .selector("#q")
                        .build();
        DomDelta delta = DomDiff.between(old, page(typed, refiled));
        assertEquals(List.of(typed), delta.changed());
        assertEquals(List.of(refiled), delta.rearranged());
        assertEquals(page(typed, refiled), DomDiff.apply(old, delta));
        assertFalse(DomDiff.between(old, page(field, refiled)).isNoticeable());
    }

    @Test
    void changedPageFactsAreReported() {
        SpatialDom old =
                page().toBuilder()
                        .title("Sign in")
                        .captcha(new CaptchaInfo(CaptchaType.HCAPTCHA, "k", null))
                        .build();
        SpatialDom now = page().toBuilder().title("Home").pageType(PageType.DASHBOARD).build();
        DomDelta delta = DomDiff.between(old, now);
        assertEquals(
                List.of(
                        new PageChange.Title("Home"),
                        new PageChange.Type(PageType.DASHBOARD),
                        new PageChange.Captcha(null)),
                delta.page());
        assertEquals(now, DomDiff.apply(old, delta));
    }

    @Test
    void deltaOfAnotherPageIsRejected() {
        SpatialDom old = page(line(1, "a", 0), line(2, "b", 18));
        DomDelta removal = DomDiff.between(old, page(line(1, "a", 0)));
        DomDelta addition =
                DomDiff.between(old, page(line(1, "a", 0), line(2, "b", 18), line(3, "c", 36)));
        SpatialDom other = page(line(7, "x", 0));
        assertThrows(IllegalArgumentException.class, () -> DomDiff.apply(other, removal));
        assertThrows(IllegalArgumentException.class, () -> DomDiff.apply(other, addition));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7, 40, 200})
    void deltasReproduceRandomEdits(int size) {
        Random random = new Random(20260 + size);
        for (int round = 0; round < 60; round++) {
            List<SpatialElement> elements = new ArrayList<>();
            for (int id = 1; id <= size; id++) {
                elements.add(line(id, "line " + random.nextInt(5), 18.4 * id));
            }
            SpatialDom old = page(elements.toArray(SpatialElement[]::new));
            int fresh = size + 1;
            for (int edit = random.nextInt(6); edit >= 0; edit--) {
                fresh = edit(elements, random, fresh);
            }
            SpatialDom now =
                    page(elements.toArray(SpatialElement[]::new)).toBuilder()
                            .title(random.nextBoolean() ? "" : "t")
                            .build();
            DomDelta delta = DomDiff.between(old, now);
            assertEquals(now, DomDiff.apply(old, delta));
            assertEquals(old, DomDiff.apply(now, DomDiff.between(now, old)));
        }
    }

    /** Two pages with little in common are the hardest case. */
    @Test
    void deltasBetweenRealPagesReproduceThem() throws IOException {
        List<SpatialDom> pages = corpus();
        for (int i = 1; i < pages.size(); i++) {
            SpatialDom old = pages.get(i - 1);
            SpatialDom now = pages.get(i);
            assertEquals(now, DomDiff.apply(old, DomDiff.between(old, now)));
        }
    }

    private static List<SpatialDom> corpus() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "corpus", "pages"))) {
            List<SpatialDom> pages = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                pages.add(Browsy.parse(Files.readString(file), 1280, 720));
            }
            assertTrue(pages.size() > 1, "the corpus has pages");
            return pages;
        }
    }

    /** Inserts, removes, moves, changes or shifts elements; returns the next unused id. */
    private static int edit(List<SpatialElement> elements, Random random, int fresh) {
        int at = random.nextInt(elements.size() + 1);
        if (elements.isEmpty() || random.nextInt(6) == 0) {
            elements.add(at, line(fresh, "new", random.nextDouble() * 1000));
            return fresh + 1;
        }
        int index = Math.min(at, elements.size() - 1);
        SpatialElement element = elements.get(index);
        switch (random.nextInt(6)) {
            case 0 -> elements.remove(index);
            case 1 -> elements.add(random.nextInt(elements.size()), elements.remove(index));
            case 2 -> elements.set(index, element.toBuilder().text("other").build());
            case 3 ->
                    elements.set(
                            index,
                            element.toBuilder()
                                    .state(ElementState.NONE.withDisabled(true))
                                    .bounds(Bounds.NONE)
                                    .build());
            case 4 -> Collections.swap(elements, index, random.nextInt(elements.size()));
            default -> {
                double dy = random.nextInt(1000) / 10.0;
                for (int i = index; i < elements.size(); i++) {
                    elements.set(i, at(elements.get(i), elements.get(i).bounds().y() + dy));
                }
            }
        }
        return fresh;
    }
}

package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import browsy.diff.DomDiff;
import browsy.model.Bounds;
import browsy.model.CheckedState;
import browsy.model.DomDelta;
import browsy.model.ElementState;
import browsy.model.InputType;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares the deltas between two states of a page, {@code deltas/NAME/old.json} and {@code
 * new.json}, with the expected texts.
 */
class DeltaFixtureTest {

    static List<Path> fixtures() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("src/test/resources/deltas"))) {
            List<Path> found = folders.filter(Files::isDirectory).sorted().toList();
            assertTrue(found.size() >= 1, "fixtures are there");
            return found;
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void deltasAreWrittenAsExpected(Path fixture) throws IOException {
        SpatialDom old = JsonFormat.read(Files.readString(fixture.resolve("old.json")));
        SpatialDom now = JsonFormat.read(Files.readString(fixture.resolve("new.json")));
        DomDelta delta = DomDiff.between(old, now);
        assertEquals(now, DomDiff.apply(old, delta));
        for (String name : Formats.deltaNames()) {
            Path expected = fixture.resolve(name + ".txt");
            String actual = Formats.deltaNamed(name).orElseThrow().render(delta);
            if (Boolean.getBoolean("fixtures.rebaseline")) {
                Files.writeString(expected, actual);
                continue;
            }
            assertEquals(Files.readString(expected), actual);
        }
        if (Boolean.getBoolean("fixtures.rebaseline")) {
            fail("rebaselined " + fixture);
        }
    }

    @Test
    void deltaWithoutChangesIsEmpty() throws IOException {
        Path page = FormatFixtureTest.fixtures().get(0);
        SpatialDom dom = FormatFixtureTest.page(page);
        DomDelta delta = DomDiff.between(dom, dom);
        assertEquals("", CompactDeltaFormat.standard().render(delta));
        assertEquals(
                "{\"delta\":true,\"added\":[],\"changed\":[],\"removed\":[]}",
                JsonDeltaFormat.standard().render(delta));
    }

    @ParameterizedTest
    @ValueSource(strings = {"typed", "added", "toggled"})
    void deltaOfASmallActionIsShort(String action) {
        SpatialDom old = list(120);
        List<SpatialElement> elements = new ArrayList<>(old.elements());
        switch (action) {
            case "typed" -> elements.set(0, elements.get(0).toBuilder().value("green tea").build());
            case "toggled" ->
                    elements.set(
                            1,
                            elements.get(1).toBuilder()
                                    .state(ElementState.NONE.withChecked(CheckedState.TRUE))
                                    .build());
            default -> {
                elements.add(60, item(500, 60));
                for (int i = 61; i < elements.size(); i++) {
                    SpatialElement pushed = elements.get(i);
                    Bounds box = pushed.bounds().translated(0, 20);
                    elements.set(i, pushed.toBuilder().bounds(box).build());
                }
            }
        }
        SpatialDom now = old.toBuilder().elements(elements).build();
        DomDelta delta = DomDiff.between(old, now);
        assertEquals(now, DomDiff.apply(old, delta));
        String text = CompactDeltaFormat.standard().render(delta);
        int full = CompactFormat.standard().render(now).length();
        assertTrue(!text.isEmpty() && text.length() * 20 <= full, text + " of " + full);
        assertTrue(JsonDeltaFormat.standard().render(delta).length() < full / 4);
    }

    private static SpatialDom list(int size) {
        List<SpatialElement> elements = new ArrayList<>();
        elements.add(
                SpatialElement.builder(1, "input").inputType(InputType.TEXT).name("q").build());
        elements.add(
                SpatialElement.builder(2, "input")
                        .inputType(InputType.CHECKBOX)
                        .state(ElementState.NONE.withChecked(CheckedState.FALSE))
                        .build());
        for (int i = 3; i <= size; i++) {
            elements.add(item(i, i));
        }
        return SpatialDom.builder(Viewport.DEFAULT).elements(elements).build();
    }

    private static SpatialElement item(int id, int row) {
        return SpatialElement.builder(id, "a")
                .text("Article number " + id)
                .href("/articles/" + id)
                .bounds(new Bounds(0, 20 * row, 200, 20))
                .build();
    }
}

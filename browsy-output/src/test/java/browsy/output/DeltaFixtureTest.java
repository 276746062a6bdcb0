package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import browsy.diff.DomDiff;
import browsy.model.DomDelta;
import browsy.model.SpatialDom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two states of a page in {@code deltas/NAME/old.json} and {@code new.json}, and their delta. */
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
    void nothingChangedIsNothingSaid() throws IOException {
        Path page = FormatFixtureTest.fixtures().get(0);
        SpatialDom dom = FormatFixtureTest.page(page);
        DomDelta delta = DomDiff.between(dom, dom);
        assertEquals("", CompactDeltaFormat.standard().render(delta));
        assertEquals(
                "{\"delta\":true,\"added\":[],\"changed\":[],\"removed\":[]}",
                JsonDeltaFormat.standard().render(delta));
    }
}

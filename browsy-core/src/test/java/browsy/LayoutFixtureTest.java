package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.Bounds;
import browsy.model.Viewport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the boxes of small pages with those in Chromium: {@code layout/AREA/NAME.html} with
 * {@code NAME.boxes.txt}, which {@code tools/truth/read-boxes.mjs} writes.
 */
class LayoutFixtureTest {
    private static final int VIEWPORT_WIDTH = 800;
    private static final int VIEWPORT_HEIGHT = 600;

    /** In CSS px. Both engines count in 64ths of a px and print hundredths. */
    private static final double TOLERANCE = 0.03;

    @TestFactory
    Stream<DynamicTest> boxesAreThoseOfChromium() throws IOException, URISyntaxException {
        Path root = Path.of(LayoutFixtureTest.class.getResource("/layout").toURI());
        List<Path> pages = pages(root);
        assertTrue(pages.size() > 0, "no fixtures");
        return pages.stream()
                .map(
                        page ->
                                DynamicTest.dynamicTest(
                                        root.relativize(page).toString(), () -> check(page)));
    }

    static List<Path> pages(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
    }

    private static void check(Path page) {
        assertEquals(List.of(), differences(page));
    }

    /** The boxes that differ from Chromium's. */
    static List<String> differences(Path page) {
        Map<String, Bounds> actual = new HashMap<>();
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(new Viewport(VIEWPORT_WIDTH, VIEWPORT_HEIGHT))
                        .build();
        for (ElementBox box : Browsy.boxes(read(page), options)) {
            if (box.visible()) {
                actual.put(box.path(), box.bounds());
            }
        }
        String name = page.getFileName().toString().replaceAll("\\.html$", ".boxes.txt");
        List<String> differences = new ArrayList<>();
        for (String line : read(page.resolveSibling(name)).lines().toList()) {
            String[] parts = line.split(" ");
            Bounds bounds = actual.get(parts[0]);
            if (!isAt(bounds, parts)) {
                differences.add(line + ", but here " + bounds);
            }
        }
        return differences;
    }

    private static boolean isAt(Bounds bounds, String[] expected) {
        return bounds != null
                && isClose(bounds.x(), expected[1])
                && isClose(bounds.y(), expected[2])
                && isClose(bounds.width(), expected[3])
                && isClose(bounds.height(), expected[4]);
    }

    private static boolean isClose(double actual, String expected) {
        return Math.abs(actual - Double.parseDouble(expected)) <= TOLERANCE;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

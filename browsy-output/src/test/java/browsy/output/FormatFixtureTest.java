package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import browsy.model.SpatialDom;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the output of each format for the pages {@code formats/NAME/page.json} with {@code
 * formats/NAME/FORMAT.txt}. With {@code -Dfixtures.rebaseline=true} the expected files are
 * overwritten, and the tests fail.
 */
class FormatFixtureTest {

    static final Path FIXTURES = Path.of("src/test/resources/formats");

    private static final boolean REBASELINE = Boolean.getBoolean("fixtures.rebaseline");

    static List<Path> fixtures() throws IOException {
        try (Stream<Path> folders = Files.list(FIXTURES)) {
            List<Path> found = folders.filter(Files::isDirectory).sorted().toList();
            assertTrue(found.size() > 3, "fixtures are there");
            return found;
        }
    }

    static SpatialDom page(Path fixture) throws IOException {
        return JsonFormat.read(Files.readString(fixture.resolve("page.json")));
    }

    @TestFactory
    List<DynamicTest> rendersAsExpected() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path fixture : fixtures()) {
            try (Stream<Path> files = Files.list(fixture)) {
                for (Path expected : files.sorted().toList()) {
                    String file = expected.getFileName().toString();
                    if (file.endsWith(".txt")) {
                        String format = file.substring(0, file.length() - ".txt".length());
                        tests.add(
                                DynamicTest.dynamicTest(
                                        fixture.getFileName() + ": " + format,
                                        () -> check(fixture, format, expected)));
                    }
                }
            }
        }
        return tests;
    }

    private static void check(Path fixture, String format, Path expected) throws IOException {
        Format writer =
                format.equals("compact-facts")
                        ? CompactFormat.standard().withPageFacts()
                        : Formats.named(format).orElseThrow();
        String actual = writer.render(page(fixture));
        if (REBASELINE) {
            Files.writeString(expected, actual);
            fail("rebaselined " + expected);
        }
        assertEquals(Files.readString(expected), actual);
    }
}

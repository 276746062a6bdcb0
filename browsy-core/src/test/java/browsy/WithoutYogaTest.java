package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Pages in a program without LWJGL's native libraries, where Yoga is not available. */
class WithoutYogaTest {
    private static final String GROWING =
            "<div style='display:flex'><p style='flex:1'>a<p style='flex:2'>b</div>";

    /** The main class of that program. */
    static final class Program {
        private Program() {}

        public static void main(String[] args) throws IOException {
            List<Path> pages = LayoutFixtureTest.pages(Path.of(args[0]));
            System.out.println("pages " + pages.isEmpty());
            for (Path page : pages) {
                LayoutFixtureTest.differences(page)
                        .forEach(line -> System.out.println(page.getFileName() + " " + line));
            }
            System.out.println(Browsy.open(GROWING, ParseOptions.DEFAULT).warnings());
            System.out.println(Browsy.open("<p>a", ParseOptions.DEFAULT).warnings());
        }
    }

    @Test
    void flexIsLaidOutWithAWarning() throws Exception {
        String classPath =
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(entry -> !entry.contains("-natives-"))
                        .collect(Collectors.joining(File.pathSeparator));
        Path fixtures = Path.of(WithoutYogaTest.class.getResource("/layout").toURI());
        Process program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Dfile.encoding=UTF-8",
                                "-cp",
                                classPath,
                                Program.class.getName(),
                                fixtures.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String told;
        try (var out = program.getInputStream()) {
            told = new String(out.readAllBytes(), StandardCharsets.UTF_8);
        }
        assertEquals(0, program.waitFor(), told);
        assertEquals(
                List.of(
                        "pages false",
                        "[flex was laid out without Yoga: its native library cannot be loaded on"
                                + " this platform]",
                        "[]"),
                told.lines().toList());
        assertTrue(Browsy.open(GROWING, ParseOptions.DEFAULT).warnings().isEmpty());
    }
}

package browsy.style.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every longhand must occur in a test: in a declaration of a page or in a table of cases. */
class EveryLonghandIsTestedTest {
    private static final Path TESTS = Path.of("src/test");

    /** A name before a colon, or alone in a string or table cell. */
    private static final Pattern NAME =
            Pattern.compile(
                    "(?<![\\w-])(-?[a-z]+(?:-[a-z]+)*)\\s*:"
                            + "|\"(-?[a-z]+(?:-[a-z]+)*)\"[,)]"
                            + "|^\\s*([a-z]+(?:-[a-z]+)+) *\\|",
                    Pattern.MULTILINE);

    @Test
    void aTestNamesEveryLonghand() throws IOException {
        Set<String> untested = new TreeSet<>(longhands());
        untested.removeAll(namesInTests());
        assertEquals(Set.of(), untested, "no test in " + TESTS + " sets these longhands");
    }

    /** All longhands that authors can declare. */
    private static List<String> longhands() {
        return Stream.concat(PropertyTable.all().stream(), LogicalProperties.all().stream())
                .map(Longhand::name)
                .filter(Predicate.not(name -> name.startsWith("-browsy-")))
                .toList();
    }

    private static Set<String> namesInTests() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            return files.filter(Files::isRegularFile)
                    .filter(EveryLonghandIsTestedTest::isText)
                    .map(EveryLonghandIsTestedTest::read)
                    .flatMap(EveryLonghandIsTestedTest::names)
                    .collect(Collectors.toSet());
        }
    }

    private static boolean isText(Path file) {
        String name = file.getFileName().toString();
        return Stream.of(".java", ".html", ".css", ".txt").anyMatch(name::endsWith);
    }

    private static Stream<String> names(String text) {
        return NAME.matcher(text)
                .results()
                .map(
                        match ->
                                Stream.of(1, 2, 3)
                                        .map(match::group)
                                        .filter(name -> name != null)
                                        .findFirst()
                                        .orElseThrow());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

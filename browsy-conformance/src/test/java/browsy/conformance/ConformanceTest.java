package browsy.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every page of every set passes or is listed as failing. {@code
 * -Dconformance.update=true} rewrites the lists.
 */
class ConformanceTest {
    private static final Path SETS = Path.of("sets");
    private static final boolean UPDATE = Boolean.getBoolean("conformance.update");

    static List<String> sets() throws IOException {
        try (Stream<Path> folders = Files.list(SETS)) {
            return folders.map(folder -> SETS.relativize(folder).toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void pagesPassOrAreListed(String name) throws IOException {
        PageSet set = PageSet.read(SETS.resolve(name).resolve("pages.tar.gz"));
        Path list = SETS.resolve(name).resolve("failing.txt");
        Map<String, List<String>> failures = failures(set);
        Verdict verdict =
                Verdict.of(
                        new TreeSet<>(set.expectations().keySet()),
                        failures,
                        KnownFailures.read(list));
        if (UPDATE) {
            KnownFailures.write(list, failures.keySet());
            fail("Rewrote " + list + ": " + failures.size() + " pages\n" + verdict.describe());
        }
        if (!verdict.asListed()) {
            fail(
                    list
                            + " does not match the results; see docs/conformance.md\n"
                            + verdict.describe());
        }
    }

    /** Tests the size of each set, since an archive that lost pages would pass. */
    @ParameterizedTest
    @CsvSource({
        "aria, 26, 538",
        "clicks, 171, 8740",
        "computed, 944, 1876392",
        "east-asian, 21, 2939",
        "flow, 50, 311",
        "forms, 250, 1260",
        "taffy, 1120, 5705",
        "wpt, 6556, 84294",
        "yoga, 435, 2505"
    })
    void setsAreComplete(String name, int pages, int questions) throws IOException {
        PageSet set = PageSet.read(SETS.resolve(name).resolve("pages.tar.gz"));
        assertEquals(pages, set.expectations().size());
        assertEquals(
                questions,
                set.expectations().values().stream().mapToInt(Expectation::questions).sum());
    }

    private static Map<String, List<String>> failures(PageSet set) {
        Map<String, List<String>> differences =
                set.expectations().keySet().parallelStream()
                        .collect(
                                Collectors.toConcurrentMap(
                                        Function.identity(), page -> differences(set, page)));
        differences.values().removeIf(List::isEmpty);
        return differences;
    }

    /** Compares a page with its reference. An exception is an error, never a known failure. */
    private static List<String> differences(PageSet set, String page) {
        try {
            return set.differences(page);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(page + " has no result", e);
        }
    }

    @ParameterizedTest
    @MethodSource("sets")
    void archiveContainsItsLicense(String name) throws IOException {
        Path folder = SETS.resolve(name);
        try (var archive = Files.newInputStream(folder.resolve("pages.tar.gz"))) {
            byte[] notice = TarArchive.read(archive).get("NOTICE");
            assertEquals(
                    Files.readString(folder.resolve("NOTICE")),
                    notice == null ? "" : new String(notice, UTF_8));
        }
    }
}

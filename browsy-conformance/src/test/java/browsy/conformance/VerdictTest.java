package browsy.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Comparison of results with the list of known failures. */
class VerdictTest {

    private static Verdict verdict(Map<String, List<String>> failures, String... known) {
        return Verdict.of(
                new TreeSet<>(List.of("a.html", "b.html")),
                failures,
                new TreeSet<>(List.of(known)));
    }

    @Test
    void listedFailuresMatchTheList() {
        assertTrue(verdict(Map.of("a.html", List.of("x")), "a.html").asListed());
    }

    @Test
    void newFailuresAreNamedWithTheirFirstElements() {
        assertEquals(
                """
                Pages that fail and are not listed: 1
                  a.html
                    1
                    2
                    3
                    1 more elements
                """,
                verdict(Map.of("a.html", List.of("1", "2", "3", "4"))).describe());
    }

    @Test
    void newPassesAndUnknownPagesAreNamed() {
        Verdict verdict = verdict(Map.of(), "b.html", "c.html");
        assertEquals(
                """
                Pages that pass and are listed as failing: 1
                  b.html
                Listed pages that are not in the set: 1
                  c.html
                """,
                verdict.describe());
        assertFalse(verdict.asListed());
    }

    @Test
    void writtenListsAreReadAgain(@TempDir Path folder) throws IOException {
        Path list = folder.resolve("failing.txt");
        KnownFailures.write(list, List.of("b.html", "a.html"));
        assertEquals(List.of("a.html", "b.html"), List.copyOf(KnownFailures.read(list)));
    }
}

package browsy.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;

/** The list of the pages of a set that fail: one path per line, comments after {@code #}. */
final class KnownFailures {
    private static final String COMMENT = "#";
    private static final String HEAD =
            "# Pages that differ from the reference today; see docs/conformance.md.\n";

    private KnownFailures() {}

    /** Reads the pages of a list. */
    static SortedSet<String> read(Path list) throws IOException {
        SortedSet<String> pages = new TreeSet<>();
        for (String line : Files.readAllLines(list)) {
            if (!line.isBlank() && !line.startsWith(COMMENT)) {
                pages.add(line.strip());
            }
        }
        return pages;
    }

    /** Overwrites a list. */
    static void write(Path list, Collection<String> pages) throws IOException {
        StringBuilder text = new StringBuilder(HEAD);
        new TreeSet<>(pages).forEach(page -> text.append(page).append('\n'));
        Files.writeString(list, text);
    }
}

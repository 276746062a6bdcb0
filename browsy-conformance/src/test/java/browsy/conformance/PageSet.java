package browsy.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Reference pages with what is expected of each.
 *
 * @param site all files by path: the pages, and what they link to
 * @param expectations by path of the page
 */
record PageSet(Map<String, byte[]> site, SortedMap<String, Expectation> expectations) {
    private static final String PAGES = "pages/";
    private static final String TABLE = ".tsv";

    /** By folder in the archive, how what is in it is read. */
    private static final Map<String, Function<String, Expectation>> KINDS =
            Map.of(
                    "boxes/", ExpectedBoxes::parse,
                    "clicks/", ExpectedClicks::parse,
                    "requests/", ExpectedRequests::parse,
                    "semantics/", ExpectedSemantics::parse,
                    "styles/", ExpectedStyles::parse);

    /**
     * Reads the archive that {@code tools/corpus/pack-conformance.py} makes.
     *
     * @throws IllegalArgumentException if pages and expectations do not go together
     */
    static PageSet read(Path archive) throws IOException {
        try (InputStream in = Files.newInputStream(archive)) {
            return of(TarArchive.read(in));
        }
    }

    /** The set in the files of an archive. */
    static PageSet of(Map<String, byte[]> files) {
        Map<String, byte[]> site = new TreeMap<>();
        SortedMap<String, Expectation> expectations = new TreeMap<>();
        files.forEach(
                (name, content) -> {
                    if (name.startsWith(PAGES)) {
                        site.put(name.substring(PAGES.length()), content);
                    }
                    KINDS.forEach(
                            (folder, parse) -> {
                                if (name.startsWith(folder) && name.endsWith(TABLE)) {
                                    expectations.put(
                                            name.substring(
                                                    folder.length(),
                                                    name.length() - TABLE.length()),
                                            parse.apply(text(content)));
                                }
                            });
                });
        SortedSet<String> pages = new TreeSet<>(site.keySet());
        pages.removeIf(path -> !path.endsWith(".html"));
        if (pages.isEmpty() || !pages.equals(expectations.keySet())) {
            throw new IllegalArgumentException(
                    pages.size()
                            + " pages and "
                            + expectations.size()
                            + " others that are expected");
        }
        return new PageSet(site, expectations);
    }

    /** Describes the differences between a page and its reference; empty if there are none. */
    List<String> differences(String page) {
        Expectation expected = expectations.get(page);
        if (expected == null) {
            throw new IllegalArgumentException("no such page: " + page);
        }
        return expected.differences(new SitePage(site, page));
    }

    private static String text(byte[] content) {
        return new String(content, StandardCharsets.UTF_8);
    }
}

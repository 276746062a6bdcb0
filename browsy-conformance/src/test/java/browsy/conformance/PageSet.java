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
 * A set of reference pages with an expectation for each.
 *
 * @param site all files by path: the pages and their resources
 * @param expectations the expectations by path of the page
 */
record PageSet(Map<String, byte[]> site, SortedMap<String, Expectation> expectations) {
    private static final String PAGES = "pages/";
    private static final String TABLE = ".tsv";

    /** The parser of the expectations in each folder of an archive. */
    private static final Map<String, Function<String, Expectation>> KINDS =
            Map.of(
                    "boxes/", ExpectedBoxes::parse,
                    "clicks/", ExpectedClicks::parse,
                    "requests/", ExpectedRequests::parse,
                    "semantics/", ExpectedSemantics::parse,
                    "styles/", ExpectedStyles::parse);

    /**
     * Reads an archive made by {@code tools/corpus/pack-conformance.py}.
     *
     * @throws IllegalArgumentException if the pages and the expectations have different paths
     */
    static PageSet read(Path archive) throws IOException {
        try (InputStream in = Files.newInputStream(archive)) {
            return of(TarArchive.read(in));
        }
    }

    /** Creates the set from the files of an archive. */
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
                    "not the same pages: "
                            + pages.size()
                            + " in the archive, "
                            + expectations.size()
                            + " with an expectation");
        }
        return new PageSet(site, expectations);
    }

    /** Returns a description of each difference between a page and its reference. */
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

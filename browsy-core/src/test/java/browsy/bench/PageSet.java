package browsy.bench;

import browsy.config.StylesheetLoader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The pages of a folder, in memory, with a loader for their style sheets. */
final class PageSet {

    /**
     * A page.
     *
     * @param name the path relative to the folder
     * @param address the file URL
     */
    record SavedPage(String name, String html, String address) {}

    private final List<SavedPage> pages = new ArrayList<>();
    private final Map<URI, Optional<String>> css = new HashMap<>();

    /**
     * Reads the pages of a folder and its subfolders.
     *
     * @param count the maximum number of pages, which are chosen evenly
     */
    static PageSet read(Path folder, int count) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
        PageSet set = new PageSet();
        double step = Math.max(1, files.size() / (double) count);
        for (double i = 0; i < files.size(); i += step) {
            Path file = files.get((int) i);
            set.pages.add(
                    new SavedPage(
                            folder.relativize(file).toString(),
                            text(file),
                            file.toUri().toString()));
        }
        return set;
    }

    List<SavedPage> pages() {
        return pages;
    }

    /** A loader that reads file URLs and finds nothing at other URLs. */
    StylesheetLoader loader() {
        return wanted -> {
            List<Optional<StylesheetLoader.Sheet>> sheets = new ArrayList<>();
            for (URI uri : wanted) {
                sheets.add(sheet(uri).map(text -> new StylesheetLoader.Sheet(uri, text)));
            }
            return sheets;
        };
    }

    /** The text of all style sheets loaded so far, sorted by URL. */
    synchronized List<String> styleSheets() {
        return css.entrySet().stream()
                .filter(sheet -> sheet.getValue().isPresent())
                .sorted(Map.Entry.comparingByKey())
                .map(sheet -> sheet.getValue().get())
                .toList();
    }

    private synchronized Optional<String> sheet(URI uri) {
        return css.computeIfAbsent(uri, PageSet::readSheet);
    }

    private static Optional<String> readSheet(URI uri) {
        if (!"file".equals(uri.getScheme()) || uri.getAuthority() != null) {
            return Optional.empty();
        }
        Path file = Path.of(URI.create(uri.toString().replaceAll("[?#].*", "")));
        try {
            return Files.isRegularFile(file) ? Optional.of(text(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}

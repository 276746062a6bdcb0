package browsy.cli;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.fetch.Download;
import browsy.fetch.Session;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** A page that is named on the command line: a file, an address, or standard input. */
final class PageSource {
    private final String name;
    private final BrowsingOptions browsing;

    /**
     * @param name a file, an http address, or {@code -} for standard input
     */
    PageSource(String name, BrowsingOptions browsing) {
        this.name = name;
        this.browsing = browsing;
    }

    private boolean isAddress() {
        String start = name.toLowerCase(Locale.ROOT);
        return start.startsWith("http://") || start.startsWith("https://");
    }

    /** The page; addresses are fetched, files are not looked at for more than themselves. */
    Page open() throws IOException {
        if (!isAddress()) {
            return Browsy.open(html(), options());
        }
        try (Session session = Session.create(browsing.config())) {
            session.goTo(name);
            Download file = session.lastDownload();
            if (file != null) {
                throw new IOException("no page but a file: " + file);
            }
            return session.page();
        }
    }

    /** The HTML of a file or of standard input; of an address, the document as it came to be. */
    String html() throws IOException {
        if (isAddress()) {
            return open().document().outerHtml();
        }
        if (name.equals("-")) {
            return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        }
        Path file = Path.of(name);
        if (!Files.exists(file)) {
            throw new NoSuchFileException(name);
        }
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** How the HTML is to be parsed. */
    ParseOptions options() {
        return ParseOptions.builder()
                .viewport(browsing.config().viewport())
                .baseUri(isAddress() ? name : "")
                .build();
    }
}

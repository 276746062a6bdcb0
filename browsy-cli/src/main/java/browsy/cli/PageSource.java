package browsy.cli;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

/** A page argument of a command: a file, an HTTP URL, or standard input. */
final class PageSource {
    private final String name;
    private final SessionConfig config;

    /**
     * @param name a file, an HTTP or HTTPS URL, or {@code -} for standard input
     * @param config the configuration of the session for a URL, and the viewport
     */
    PageSource(String name, SessionConfig config) {
        this.name = name;
        this.config = config;
    }

    private boolean isUrl() {
        String start = name.toLowerCase(Locale.ROOT);
        return start.startsWith("http://") || start.startsWith("https://");
    }

    /**
     * Opens the page. A URL is loaded in a session; a file or standard input is parsed without
     * linked style sheets.
     *
     * @throws IOException if the input cannot be read, or the response of a URL is not a page
     */
    Page open() throws IOException {
        if (!isUrl()) {
            return Browsy.open(html(), options());
        }
        try (Session session = Session.create(config)) {
            session.goTo(name);
            Download file = session.lastDownload();
            if (file != null) {
                throw new IOException("no page but a file: " + file);
            }
            return session.page();
        }
    }

    /**
     * The HTML of a file or of standard input; for a URL, its document serialized after loading.
     */
    String html() throws IOException {
        if (isUrl()) {
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

    /** The options to parse {@link #html} with. */
    ParseOptions options() {
        return ParseOptions.builder()
                .viewport(config.viewport())
                .baseUri(isUrl() ? name : "")
                .build();
    }
}

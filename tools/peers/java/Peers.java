import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.htmlunit.BrowserVersion;
import org.htmlunit.Page;
import org.htmlunit.SilentCssErrorHandler;
import org.htmlunit.WebClient;
import org.htmlunit.WebClientOptions;
import org.htmlunit.WebConnection;
import org.htmlunit.WebRequest;
import org.htmlunit.WebResponse;
import org.htmlunit.WebResponseData;
import org.htmlunit.html.HtmlPage;
import org.htmlunit.javascript.SilentJavaScriptErrorListener;
import org.jsoup.Jsoup;

/**
 * Takes pages with one of the libraries for Java.
 *
 * <pre>
 *   java -cp ... Peers NAME once FILE...
 *   java -cp ... Peers NAME rounds FILE...
 * </pre>
 *
 * <p>NAME is {@code jsoup}, {@code browsy}, {@code htmlunit} or {@code htmlunit-js}. {@code once}
 * takes each page once. {@code rounds} takes all pages for each line of standard input, and prints a
 * line with the processor time of the thread for each, in nanoseconds.
 */
final class Peers {
    /** A library that takes pages. */
    private interface Peer {
        /** Takes a page; returns a number that depends on all of the result. */
        int take(Saved page) throws Exception;
    }

    /** A page on disk, with its text. */
    private record Saved(URI address, String html) {
        static Saved read(Path file) throws IOException {
            return new Saved(file.toAbsolutePath().toUri(), text(file));
        }
    }

    private Peers() {}

    public static void main(String[] arguments) throws Exception {
        Peer peer =
                switch (arguments[0]) {
                    case "jsoup" -> new JsoupPeer();
                    case "browsy" -> new BrowsyPeer();
                    case "htmlunit" -> new HtmlUnitPeer(false);
                    case "htmlunit-js" -> new HtmlUnitPeer(true);
                    default -> throw new IllegalArgumentException(arguments[0]);
                };
        boolean once = arguments[1].equals("once");
        List<Saved> pages = new ArrayList<>();
        int checksum = 0;
        for (int i = 2; i < arguments.length; i++) {
            Saved page = Saved.read(Path.of(arguments[i]));
            if (once) {
                checksum += peer.take(page);
            } else {
                pages.add(page);
            }
        }
        if (!once) {
            checksum = rounds(peer, pages);
        }
        System.err.println(checksum);
        System.exit(0); // threads of scripts may still run
    }

    private static int rounds(Peer peer, List<Saved> pages) throws Exception {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        int checksum = 0;
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while (lines.readLine() != null) {
            StringBuilder times = new StringBuilder();
            for (Saved page : pages) {
                long start = threads.getCurrentThreadCpuTime();
                checksum += peer.take(page);
                times.append(threads.getCurrentThreadCpuTime() - start).append(' ');
            }
            System.out.println(times);
        }
        return checksum;
    }

    private static String text(Path file) throws IOException {
        // Unlike Files.readString, replaces what is not UTF-8.
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static final class JsoupPeer implements Peer {
        @Override
        public int take(Saved page) {
            return Jsoup.parse(page.html(), page.address().toString()).childNodeSize();
        }
    }

    private static final class BrowsyPeer implements Peer, StylesheetLoader {
        private final Map<URI, Optional<Sheet>> sheets = new HashMap<>();

        @Override
        public int take(Saved page) {
            ParseOptions options =
                    ParseOptions.builder()
                            .baseUri(page.address().toString())
                            .stylesheetLoader(this)
                            .build();
            return Browsy.open(page.html(), options).dom().size();
        }

        @Override
        public synchronized List<Optional<Sheet>> load(List<URI> wanted) {
            List<Optional<Sheet>> found = new ArrayList<>();
            for (URI uri : wanted) {
                found.add(sheets.computeIfAbsent(uri, BrowsyPeer::read));
            }
            return found;
        }

        private static Optional<Sheet> read(URI uri) {
            if (!"file".equals(uri.getScheme()) || uri.getAuthority() != null) {
                return Optional.empty();
            }
            Path file = Path.of(uri.getPath());
            try {
                return Files.isRegularFile(file)
                        ? Optional.of(new Sheet(uri, text(file)))
                        : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class HtmlUnitPeer implements Peer {
        private final WebClient client = new WebClient(BrowserVersion.CHROME);

        HtmlUnitPeer(boolean scripts) {
            Logger.getLogger("org.htmlunit").setLevel(Level.OFF);
            WebClientOptions options = client.getOptions();
            options.setJavaScriptEnabled(scripts);
            options.setThrowExceptionOnScriptError(false);
            options.setThrowExceptionOnFailingStatusCode(false);
            client.setJavaScriptTimeout(5_000);
            client.setCssErrorHandler(new SilentCssErrorHandler());
            client.setJavaScriptErrorListener(new SilentJavaScriptErrorListener());
            client.setIncorrectnessListener((message, origin) -> {});
            client.setWebConnection(new NoNetwork());
        }

        @Override
        public int take(Saved page) throws IOException {
            Page loaded = client.getPage(page.address().toURL());
            int length = loaded instanceof HtmlPage html ? html.asNormalizedText().length() : 0;
            client.getCurrentWindow().getJobManager().removeAllJobs();
            return length;
        }
    }

    /** Finds nothing. HtmlUnit reads file URLs itself. */
    private static final class NoNetwork implements WebConnection {
        @Override
        public WebResponse getResponse(WebRequest request) {
            return new WebResponse(
                    new WebResponseData(new byte[0], 404, "Not Found", List.of()), request, 0);
        }

        @Override
        public void close() {}
    }
}

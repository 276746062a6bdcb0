package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests {@code data:} and {@code file:} URLs. */
class LocalResourcesTest {
    private static final SessionConfig OPEN =
            SessionConfig.builder().allowNonHttp(true).allowPrivateNetwork(true).build();

    private final Session session = Session.create(OPEN);

    @TempDir private Path folder;

    @AfterEach
    void close() {
        session.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "data:text/html,<h1>Hi%20there</h1> Hi_there",
                "data:text/html;charset=utf-8,<h1>%C3%A9+1</h1> \u00e9+1",
                "data:text/html;base64,PGgxPmJhc2UgNjQ8L2gxPg== base_64",
                "data:,plain%3Cb%3E plain<b>",
                "data:application/json,[1] [1]",
            })
    void dataUrlsAreDecoded(String url, String text) {
        assertEquals(text.replace('_', ' '), session.goTo(url).element(1).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"data:text/html", "data:text/html;base64,%%%", "file:///%00"})
    void malformedLocalUrlsAreInvalid(String url) {
        assertThrows(FetchException.InvalidUrl.class, () -> session.goTo(url));
    }

    @Test
    void filesLinkToFilesAndStyleSheets() throws IOException {
        Files.writeString(
                folder.resolve("a.html"),
                "<link rel=stylesheet href=s.css><a href='b c.html#x'>B</a><p class=gone>x</p>");
        Files.writeString(folder.resolve("s.css"), ".gone { display: none }");
        Files.writeString(folder.resolve("b c.html"), "<title>B</title><h2 id=x>B</h2>");
        session.goTo(folder.resolve("a.html").toUri().toString());
        assertTrue(session.findByText("x").get(0).hidden());
        assertEquals("B", session.click(1).dom().title());
        assertThrows(
                FetchException.Network.class,
                () -> session.goTo(folder.resolve("none.html").toUri().toString()));
    }

    @Test
    void webPagesCannotNavigateToFiles() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.html"), "<title>Secret</title>");
        session.loadHtml("<a href='" + secret.toUri() + "'>X</a>", "https://example.com/");
        assertThrows(FetchException.BlockedUrl.class, () -> session.click(1));
        try (TestSite site = new TestSite()) {
            site.route("/", r -> TestSite.redirect(302, secret.toUri().toString()));
            assertThrows(FetchException.class, () -> session.goTo(site.url("/")));
        }
    }

    @Test
    void localUrlsAreBlockedByDefault() {
        try (Session guarded = Session.create()) {
            for (String url : List.of("data:text/html,x", folder.toUri() + "x.html", "ftp://a/b")) {
                assertThrows(FetchException.BlockedUrl.class, () -> guarded.goTo(url), () -> url);
            }
        }
    }

    @Test
    void theLimitHolds() {
        try (Session small = Session.create(OPEN.newBuilder().maxResponseBytes(10).build())) {
            assertThrows(
                    FetchException.ResponseTooLarge.class,
                    () -> small.goTo("data:text/plain,12345678901"));
        }
    }
}

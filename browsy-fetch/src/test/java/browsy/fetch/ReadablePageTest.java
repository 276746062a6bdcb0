package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import mockwebserver3.MockResponse;
import okio.Buffer;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the conversion of text, feeds and XML to pages, and the detection of encodings. */
class ReadablePageTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session show(String type, byte[] body) {
        site.route(
                "/x",
                r -> {
                    MockResponse.Builder answer =
                            new MockResponse.Builder().body(new Buffer().write(body));
                    return (type.isEmpty() ? answer : answer.addHeader("Content-Type", type))
                            .build();
                });
        return session.goTo(site.url("/x"));
    }

    private Session show(String type, String body) {
        return show(type, body.getBytes(StandardCharsets.UTF_8));
    }

    private List<String> texts() {
        return session.dom().elements().stream()
                .map(SpatialElement::text)
                .filter(Objects::nonNull)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "application/json | {\"a\": \"<b>\"}",
                "application/problem+json; charset=utf-8 | {\"title\": \"no\"}",
                "text/plain | a < b & c",
                "text/markdown | # Heading",
                "application/xml | <note><to>Ann</to></note>",
                "text/xml | <?xml version='1.0'?><a b='c'/>",
            })
    void textIsShownAsItIs(String type, String body) {
        assertEquals(
                List.of(body),
                show(type.strip(), body.strip()).dom().elements().stream()
                        .map(SpatialElement::text)
                        .toList());
    }

    /** Chromium also downloads these types instead of showing them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/csv; charset=utf-8",
                "TEXT/CSV",
                "text/calendar",
                "text/vcard",
                "text/rtf"
            })
    void textThatChromiumDownloadsIsAFile(String type) {
        show("text/html", "<title>Before</title>");
        Download file = show(type, "a,b").lastAction().download();
        assertEquals("a,b", new String(file.bytes(), StandardCharsets.UTF_8));
        assertEquals("Before", session.dom().title());
    }

    @Test
    void aFeedIsAListOfArticles() {
        show(
                "application/rss+xml",
                "<rss><channel><title>News</title><item><title>One</title>"
                        + "<link>https://e.org/1</link><description>&lt;p&gt;First &amp;amp; best"
                        + "</description></item></channel></rss>");
        assertEquals("News", session.dom().title());
        assertEquals("https://e.org/1", session.findByText("One").get(0).href());
        assertEquals(List.of("News", "One", "First & best"), texts());
    }

    @Test
    void anAtomEntryLinksToItsAlternate() {
        show(
                "application/atom+xml",
                "<feed xmlns='http://www.w3.org/2005/Atom'><title>Log</title><entry>"
                        + "<title>Two</title><link rel='edit' href='https://e.org/edit'/>"
                        + "<link rel='alternate' href='/2'/><content>Text</content></entry></feed>");
        assertEquals(site.url("/2"), session.findByText("Two").get(0).href());
        assertEquals(List.of("Log", "Two", "Text"), texts());
    }

    @Test
    void feedsNameTheirEncoding() {
        String feed =
                "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><rss><channel><title>caf\u00e9</title>"
                        + "</channel></rss>";
        show("text/xml", feed.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals("caf\u00e9", session.dom().title());
    }

    @Test
    void xhtmlIsParsedAsXml() {
        show(
                "application/xhtml+xml",
                "<?xml version='1.0'?><html xmlns='http://www.w3.org/1999/xhtml'><head>"
                        + "<title>X</title><script src='a.js'/><style>.gone &gt; b "
                        + "{ display: none }</style></head><body><a name='top'/>"
                        + "<div class='gone'><b>hidden</b></div><p>shown</p></body></html>");
        assertEquals("X", session.dom().title());
        assertTrue(session.findByText("hidden").get(0).hidden());
        assertFalse(session.findByText("shown").get(0).hidden());
        assertNull(session.findByText("shown").get(0).href());
    }

    @Test
    void xhtmlKeepsTheElementsOfItsSource() {
        show(
                "application/xhtml+xml",
                "<html xmlns='http://www.w3.org/1999/xhtml'><head><title>X</title></head><body>"
                        + "<p>a<br></br>b</p><table><tr><td>1</td></tr></table></body></html>");
        assertEquals(
                List.of("p", "br", "table", "tr", "td"),
                session.page().document().select("body *").stream().map(Element::tagName).toList());
    }

    /** As in Chromium, a page without a media type is text, and one of an unknown type a file. */
    @ParameterizedTest
    @CsvSource({
        "'', <p>a",
        "*/*, <p>a",
        "html, <p>a",
        "unknown/unknown, ",
        "application/unknown, ",
        "text/html, a",
    })
    void aServerMayForbidToGuessTheMediaType(String type, @Nullable String text) {
        site.route(
                "/",
                r ->
                        new MockResponse.Builder()
                                .addHeader("Content-Type", type)
                                .addHeader("X-Content-Type-Options", "nosniff")
                                .body("<p>a")
                                .build());
        session.goTo(site.url("/"));
        if (text == null) {
            assertEquals("about:blank", session.url());
            assertNotNull(session.lastDownload());
        } else {
            assertEquals(text, session.page().document().text().strip());
        }
    }

    @Test
    void binaryDataIsAFileForAnyMediaType() {
        show("text/plain", new byte[] {1, 2, 3});
        ActionResult result = session.lastAction();
        assertNotNull(result);
        Download file = result.download();
        assertNotNull(file);
        assertEquals(3, file.bytes().length);
        assertEquals("about:blank", session.url());
    }

    @ParameterizedTest
    @ValueSource(ints = {204, 205, 304})
    void aResponseWithoutContentKeepsThePage(int status) {
        site.page(
                        "/",
                        "<title>Home</title><form method=post action=/save><button>Save</button></form>")
                .route("/save", r -> new MockResponse.Builder().code(status).build());
        session.goTo(site.url("/")).click(Target.role("button", "Save"));
        assertEquals("Home", session.dom().title());
        assertEquals(List.of("GET /", "POST /save"), site.asked());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html; charset=utf-16le | UTF-8 | \uFEFF<title>caf\u00e9</title>",
                "text/html; charset=iso-8859-1 | ISO-8859-1 | <meta charset=utf-8><title>caf\u00e9</title>",
                "text/html | windows-1252 | <title>caf\u00e9</title>",
                "text/html | UTF-8 | <title>caf\u00e9</title>",
                "text/html | ISO-8859-2 | <!-- <meta charset=utf-8> --><meta charset=latin2><title>caf\u00e9</title>",
                "text/html | KOI8-R | <meta http-equiv=content-type content='text/html; charset=koi8-r'><title>\u0434\u0430</title>",
                "text/html | UTF-8 | <meta charset=utf-16><title>caf\u00e9</title>",
                "text/html; charset=\"shift_jis\" | Shift_JIS | <title>\u65e5\u672c</title>",
                "'' | UTF-8 | <!DOCTYPE html><meta charset=utf-8><title>caf\u00e9</title>",
            })
    void theEncodingIsDeterminedAsInBrowsers(String type, String encoding, String html) {
        show(type.strip(), html.getBytes(Charset.forName(encoding.strip())));
        String wanted = html.replaceAll("(?s).*<title>|</title>.*", "");
        assertEquals(wanted, session.dom().title());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "text/html;charset=utf-8 | text/html",
                "text/html;charset=utf-8, text/html |",
                "text/plain | text/html;charset=utf-8",
                "application/octet-stream | text/html; charset=utf-8, */*",
                "image/png;x=\",\", text/html; charset=utf-8 | html",
                "text/plain;charset=koi8-r | TEXT/HTML (page);charset=utf-8",
            })
    void theLastValidMediaTypeCounts(String first, @Nullable String second) {
        site.route(
                "/x",
                r -> {
                    MockResponse.Builder answer =
                            new MockResponse.Builder()
                                    .addHeader("Content-Type", first)
                                    .body("<title>\u0434\u0430</title>");
                    return (second == null ? answer : answer.addHeader("Content-Type", second))
                            .build();
                });
        assertEquals("\u0434\u0430", session.goTo(site.url("/x")).dom().title());
    }

    @Test
    void anotherMediaTypeHasItsOwnEncoding() {
        String header = "text/plain;charset=koi8-r, text/html";
        byte[] body = "<title>\u0434\u0430</title>".getBytes(StandardCharsets.UTF_8);
        assertEquals("\u0434\u0430", show(header, body).dom().title());
    }
}

package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Page;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import mockwebserver3.MockResponse;
import okio.Buffer;
import org.junit.jupiter.api.Test;

class CompressionTest {
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();

    static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] deflate(byte[] bytes, boolean bare) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflate = new DeflaterOutputStream(out, new Deflater(6, bare))) {
            deflate.write(bytes);
        }
        return out.toByteArray();
    }

    private static String titleOf(SessionConfig config, String coding, byte[] bytes) {
        return pageOf(config, coding, bytes).dom().title();
    }

    private static Page pageOf(SessionConfig config, String coding, byte[] bytes) {
        try (TestSite site = new TestSite();
                Session session = Session.create(config)) {
            site.route(
                    "/",
                    r ->
                            new MockResponse.Builder()
                                    .addHeader("Content-Type", "text/html")
                                    .addHeader("Content-Encoding", coding)
                                    .body(new Buffer().write(bytes))
                                    .build());
            return session.goTo(site.url("/")).page();
        }
    }

    @Test
    void gzipAndDeflateAreDecoded() throws IOException {
        byte[] page = "<title>Small</title>".getBytes(StandardCharsets.UTF_8);
        assertEquals("Small", titleOf(config, "gzip", gzip(page)));
        assertEquals("Small", titleOf(config, "deflate", deflate(page, false)));
        assertEquals("Small", titleOf(config, "deflate", deflate(page, true)));
    }

    @Test
    void severalCodingsAreRemovedInReverseOrder() throws IOException {
        byte[] page = "<title>Small</title>".getBytes(StandardCharsets.UTF_8);
        assertEquals("Small", titleOf(config, "gzip, deflate", deflate(gzip(page), false)));
        assertEquals(
                "Small", titleOf(config, "deflate, identity, X-GZIP", gzip(deflate(page, true))));
    }

    @Test
    void tooManyCodingsAreANetworkError() throws IOException {
        byte[] page = gzip("<title>Small</title>".getBytes(StandardCharsets.UTF_8));
        String codings = "gzip,".repeat(6);
        FetchException.Network error =
                assertThrows(FetchException.Network.class, () -> titleOf(config, codings, page));
        assertTrue(String.valueOf(error.getMessage()).contains("more than 5 content codings"));
    }

    @Test
    void anEmptyBodyIsEmptyInEachCoding() {
        for (String coding : List.of("gzip", "deflate", "br", "zstd")) {
            assertEquals("", titleOf(config, coding, new byte[0]), coding);
        }
    }

    @Test
    void bytesAfterAGzipMemberAreIgnored() throws IOException {
        byte[] page = gzip("<title>Small</title>".getBytes(StandardCharsets.UTF_8));
        assertEquals("Small", titleOf(config, "gzip", Arrays.copyOf(page, page.length + 4)));
    }

    /** A header with an extra field, a name, a comment and a checksum. */
    @Test
    void theFieldsOfAGzipHeaderAreSkipped() throws IOException {
        byte[] page = gzip("<title>Small</title>".getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream full = new ByteArrayOutputStream();
        full.write(page, 0, 3);
        full.write(0x1E);
        full.write(page, 4, 6);
        full.writeBytes(new byte[] {2, 0, 7, 7, 'n', 0, 'c', 0, 9, 9});
        full.write(page, 10, page.length - 10);
        assertEquals("Small", titleOf(config, "gzip", full.toByteArray()));
    }

    @Test
    void anUnknownCodingIsAWarning() {
        byte[] page = "<title>Small</title>".getBytes(StandardCharsets.UTF_8);
        Page shown = pageOf(config, "gzip, x-none", page);
        assertEquals("Small", shown.dom().title());
        assertEquals(
                List.of("unknown content coding, the body is not decoded: gzip, x-none"),
                shown.warnings());
        assertEquals(List.of(), pageOf(config, "identity", page).warnings());
    }

    /** The bodies are the page above, compressed with the brotli and zstd command line tools. */
    @Test
    void brotliAndZstandardAreDecoded() {
        assertEquals("Small", titleOf(config, "br", base64("iwmAPHRpdGxlPlNtYWxsPC90aXRsZT4D")));
        assertEquals(
                "Small",
                titleOf(config, "zstd", base64("KLUv/QRYoQAAPHRpdGxlPlNtYWxsPC90aXRsZT7EK5aL")));
    }

    @Test
    void anInvalidCodingIsANetworkError() {
        byte[] noise = {(byte) 0xFF, 1, 2, 3, (byte) 0xFF, 5, 6, 7, 8, 9};
        for (String coding : List.of("gzip", "br", "zstd")) {
            assertThrows(
                    FetchException.Network.class, () -> titleOf(config, coding, noise), coding);
        }
    }

    private static byte[] base64(String text) {
        return Base64.getDecoder().decode(text);
    }

    /** The body decompresses from twenty bytes to ten million zeros. */
    @Test
    void theSizeLimitAppliesToBrotli() {
        byte[] bomb = base64("y///P/gnAOKxQCD3/i//LDHwTwDEYRGAjiMG");
        assertThrows(FetchException.ResponseTooLarge.class, () -> titleOf(config, "br", bomb));
    }

    @Test
    void theSizeLimitAppliesAfterDecompression() throws IOException {
        byte[] bomb = gzip(new byte[10_000_000]);
        assertThrows(FetchException.ResponseTooLarge.class, () -> titleOf(config, "gzip", bomb));
    }
}

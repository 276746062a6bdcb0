package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
            return session.goTo(site.url("/")).dom().title();
        }
    }

    @Test
    void gzipAndDeflateAreDecoded() throws IOException {
        byte[] page = "<title>Small</title>".getBytes(StandardCharsets.UTF_8);
        assertEquals("Small", titleOf(config, "gzip", gzip(page)));
        assertEquals("Small", titleOf(config, "deflate", deflate(page, false)));
        assertEquals("Small", titleOf(config, "deflate", deflate(page, true)));
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

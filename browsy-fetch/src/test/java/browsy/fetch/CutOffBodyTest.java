package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.crawl.Politeness;
import browsy.fetch.crawl.Retries;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests that a page whose body ends early consists of what has arrived, as in Chromium. */
class CutOffBodyTest {
    private static final String HEAD = "HTTP/1.1 200 OK\r\nContent-Type: ";
    private static final String PAGE = "<title>T</title>abc";

    private static RawSite answering(byte[] response) {
        return new RawSite(
                (request, number, out) -> {
                    out.write(response);
                    return false;
                });
    }

    private static Session session() {
        return Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());
    }

    private static void showsWhatArrived(byte[] response) {
        try (RawSite site = answering(response);
                Session session = session()) {
            session.goTo(site.url("/"));
            assertEquals("T", session.dom().title());
            assertTrue(session.page().document().text().contains("abc"));
            assertEquals(1, session.page().warnings().size());
            assertTrue(session.page().warnings().get(0).startsWith("the response ended early"));
        }
    }

    @Test
    void aBodyThatIsShorterThanItsLengthIsShown() {
        showsWhatArrived(RawSite.bytes(HEAD + "text/html\r\nContent-Length: 100\r\n\r\n" + PAGE));
    }

    @Test
    void chunksWithoutTheLastOneAreShown() {
        String head = HEAD + "text/html\r\nTransfer-Encoding: chunked\r\n\r\n";
        showsWhatArrived(RawSite.bytes(head + "13\r\n" + PAGE + "\r\n"));
        showsWhatArrived(RawSite.bytes(head + "ff\r\n" + PAGE));
    }

    @Test
    void truncatedGzipIsShown() throws IOException {
        StringBuilder page = new StringBuilder(PAGE);
        for (int i = 0; i < 1000; i++) {
            page.append("<p>").append(i * 31 % 1009);
        }
        byte[] whole = CompressionTest.gzip(page.toString().getBytes(StandardCharsets.UTF_8));
        byte[] half = Arrays.copyOf(whole, whole.length / 2);
        byte[] head =
                RawSite.bytes(
                        HEAD
                                + "text/html\r\nContent-Encoding: gzip\r\nContent-Length: "
                                + half.length
                                + "\r\n\r\n");
        byte[] response = Arrays.copyOf(head, head.length + half.length);
        System.arraycopy(half, 0, response, head.length, half.length);
        showsWhatArrived(response);
    }

    /** Chromium shows what has arrived and goes on loading. */
    @Test
    void aBodyThatDoesNotEndInTimeIsShown() {
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .timeout(Duration.ofSeconds(1))
                        .build();
        byte[] part = RawSite.bytes(HEAD + "text/html\r\nContent-Length: 99\r\n\r\n" + PAGE);
        try (RawSite site =
                        new RawSite(
                                (request, number, out) -> {
                                    out.write(part);
                                    return true;
                                });
                Session session = Session.create(config)) {
            session.goTo(site.url("/"));
            assertEquals("T", session.dom().title());
            assertTrue(session.page().warnings().get(0).startsWith("the response did not end"));
        }
    }

    @Test
    void aBodyOfWhichNothingArrivesIsANetworkError() {
        try (RawSite site =
                        answering(RawSite.bytes(HEAD + "text/html\r\nContent-Length: 9\r\n\r\n"));
                Session session = session()) {
            assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/")));
        }
    }

    @Test
    void aPartOfAFileIsANetworkError() {
        try (RawSite site =
                        answering(
                                RawSite.bytes(
                                        HEAD
                                                + "application/zip\r\nContent-Length: 9\r\n\r\n"
                                                + "PK"));
                Session session = session()) {
            FetchException.Network error =
                    assertThrows(FetchException.Network.class, () -> session.goTo(site.url("/")));
            assertTrue(String.valueOf(error.getMessage()).contains("the body is cut off"));
            assertNull(session.lastDownload());
        }
    }

    @Test
    void aRepetitionMayReceiveTheWholeBody() {
        byte[] cut = RawSite.bytes(HEAD + "text/html\r\nContent-Length: 99\r\n\r\n<title>C");
        int[] count = {0};
        SessionConfig config =
                SessionConfig.builder()
                        .allowPrivateNetwork(true)
                        .politeness(
                                Politeness.USER.withRetries(
                                        new Retries(
                                                1,
                                                Duration.ofMillis(1),
                                                Duration.ofMillis(1),
                                                null)))
                        .build();
        try (RawSite site =
                        new RawSite(
                                (request, number, out) -> {
                                    out.write(count[0]++ == 0 ? cut : RawSite.ok(PAGE));
                                    return false;
                                });
                Session session = Session.create(config)) {
            session.goTo(site.url("/"));
            assertEquals("T", session.dom().title());
        }
    }
}

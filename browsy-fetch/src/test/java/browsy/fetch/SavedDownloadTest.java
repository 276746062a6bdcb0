package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.observe.ResourceKind;
import browsy.find.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests files that a session saves on disk, and transfers that break off. */
class SavedDownloadTest {
    private static final String CONTENT = "0123456789".repeat(10_000);

    @TempDir Path folder;

    private final List<AutoCloseable> open = new ArrayList<>();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable each : open) {
            each.close();
        }
    }

    /** A server that sends one answer after the other, the last one again, and then closes. */
    private RawSite site(String... answers) {
        AtomicInteger number = new AtomicInteger();
        RawSite site =
                new RawSite(
                        (request, onConnection, out) -> {
                            int at = Math.min(number.getAndIncrement(), answers.length - 1);
                            out.write(RawSite.bytes(answers[at]));
                            return false;
                        });
        open.add(site);
        return site;
    }

    private Session session(TransferLimits limits) {
        Session session =
                Session.create(
                        SessionConfig.builder()
                                .allowPrivateNetwork(true)
                                .transferLimits(limits)
                                .build());
        open.add(session);
        return session;
    }

    private Session session() {
        return session(TransferLimits.DEFAULT);
    }

    private static String ok(String headers, String content, int sent) {
        return "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: application/zip\r\nContent-Length: "
                + content.length()
                + "\r\n"
                + headers
                + "\r\n"
                + content.substring(0, sent);
    }

    private static String rest(String content, int from, int to) {
        return "HTTP/1.1 206 Partial Content\r\nContent-Type: application/zip\r\nContent-Range: bytes "
                + from
                + "-"
                + (content.length() - 1)
                + "/"
                + content.length()
                + "\r\nETag: \"v1\"\r\nContent-Length: "
                + (content.length() - from)
                + "\r\n\r\n"
                + content.substring(from, to);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void filesAreSavedUnderTheirNames() throws IOException {
        RawSite site = site(ok("", CONTENT, CONTENT.length()));
        Session session = session();
        SavedDownload first = session.downloadTo(site.url("/report.zip?x=secret"), folder);
        assertEquals(folder.resolve("report.zip"), first.path());
        assertEquals(CONTENT, Files.readString(first.path()));
        assertEquals(CONTENT.length(), first.size());
        assertEquals("application/zip", first.contentType());
        assertEquals(0, first.resumptions());
        assertFalse(first.toString().contains("secret"));
        SavedDownload second = session.downloadTo(site.url("/report.zip"), folder);
        assertEquals(folder.resolve("report (1).zip"), second.path());
        assertEquals(List.of("report (1).zip", "report.zip"), files());
        assertEquals(2, session.ledger().of(ResourceKind.DOWNLOAD).requests());
    }

    @Test
    void theTargetOfALinkIsSavedAndThePageStays() throws IOException {
        RawSite site = site(ok("", CONTENT, CONTENT.length()));
        Session session = session();
        session.loadHtml("<a href=/x download=data.zip>Data</a>", site.url("/"));
        SavedDownload file = session.downloadTo(Target.text("Data"), folder);
        assertEquals(folder.resolve("data.zip"), file.path());
        assertEquals(site.url("/"), session.url());
    }

    @Test
    void aFileMayBeLargerThanAPage() throws IOException {
        TransferLimits limits = TransferLimits.builder().maxResponseBytes(1_000).build();
        RawSite site = site(ok("", CONTENT, CONTENT.length()));
        assertEquals(
                CONTENT.length(), session(limits).downloadTo(site.url("/a.zip"), folder).size());
    }

    @Test
    void theSizeOfFilesIsLimited() throws IOException {
        TransferLimits limits = TransferLimits.builder().maxDownloadBytes(50_000).build();
        String endless = "HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\n\r\n" + CONTENT;
        for (String answer : List.of(ok("", CONTENT, CONTENT.length()), endless)) {
            RawSite site = site(answer);
            ResponseTooLarge error =
                    assertThrows(
                            ResponseTooLarge.class,
                            () -> session(limits).downloadTo(site.url("/a.zip"), folder));
            assertEquals(ResponseTooLarge.Limit.DOWNLOAD_BYTES, error.limit());
            assertTrue(error.getMessage().contains("maxDownloadBytes"), error::getMessage);
            assertEquals(List.of(), files());
        }
    }

    @Test
    void aTransferThatBreaksOffIsContinued() throws IOException {
        RawSite site =
                site(
                        ok("ETag: \"v1\"\r\n", CONTENT, 30_000),
                        rest(CONTENT, 30_000, 60_000),
                        rest(CONTENT, 60_000, 100_000));
        SavedDownload file = session().downloadTo(site.url("/a.zip"), folder);
        assertEquals(CONTENT, Files.readString(file.path()));
        assertEquals(2, file.resumptions());
        assertEquals("bytes=30000-", site.headers().get(1).get("range"));
        assertEquals("\"v1\"", site.headers().get(1).get("if-range"));
        assertEquals("identity", site.headers().get(1).get("accept-encoding"));
        assertEquals("bytes=60000-", site.headers().get(2).get("range"));
    }

    @Test
    void aDateOfModificationIdentifiesTheContentAfterAMinute() throws IOException {
        String old = "Thu, 01 Jan 2026 00:00:00 GMT";
        RawSite site =
                site(
                        ok(
                                "Date: Fri, 02 Jan 2026 00:00:00 GMT\r\nETag: W/\"v1\"\r\nLast-Modified: "
                                        + old
                                        + "\r\n",
                                CONTENT,
                                30_000),
                        rest(CONTENT, 30_000, 100_000));
        assertEquals(1, session().downloadTo(site.url("/a.zip"), folder).resumptions());
        assertEquals(old, site.headers().get(1).get("if-range"));
    }

    @Test
    void aTransferWithoutValidatorBeginsAgain() throws IOException {
        String date = "Fri, 02 Jan 2026 00:00:00 GMT";
        List<String> heads =
                List.of(
                        "",
                        "ETag: W/\"v1\"\r\n",
                        "Date: " + date + "\r\nLast-Modified: " + date + "\r\n",
                        "ETag: \"v1\"\r\nAccept-Ranges: none\r\n");
        for (String head : heads) {
            RawSite site = site(ok(head, CONTENT, 30_000), ok(head, CONTENT, 100_000));
            SavedDownload file = session().downloadTo(site.url("/a.zip"), folder);
            assertEquals(CONTENT, Files.readString(file.path()));
            assertNull(site.headers().get(1).get("range"), head);
        }
    }

    @Test
    void changedContentReplacesWhatWasReceived() throws IOException {
        String changed = CONTENT.replace('0', 'x');
        RawSite site =
                site(
                        ok("ETag: \"v1\"\r\n", CONTENT, 30_000),
                        ok("ETag: \"v2\"\r\n", changed, 100_000));
        SavedDownload file = session().downloadTo(site.url("/a.zip"), folder);
        assertEquals(changed, Files.readString(file.path()));
    }

    @Test
    void anotherPartOfTheFileIsNotAppended() throws IOException {
        String wrong =
                "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 5-9/100000\r\n"
                        + "Content-Length: 5\r\n\r\n56789";
        String gone = "HTTP/1.1 416 Range Not Satisfiable\r\nContent-Length: 0\r\n\r\n";
        String busy = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n";
        for (String answer : List.of(wrong, gone, busy)) {
            RawSite site =
                    site(
                            ok("ETag: \"v1\"\r\n", CONTENT, 30_000),
                            answer,
                            ok("ETag: \"v1\"\r\n", CONTENT, 100_000));
            SavedDownload file = session().downloadTo(site.url("/a.zip"), folder);
            assertEquals(CONTENT, Files.readString(file.path()), answer);
            assertEquals(2, file.resumptions());
        }
    }

    @Test
    void resumptionsAreBounded() throws IOException {
        TransferLimits limits = TransferLimits.builder().maxResumptions(2).build();
        RawSite site = site(ok("", CONTENT, 10));
        assertThrows(
                FetchException.Network.class,
                () -> session(limits).downloadTo(site.url("/a.zip"), folder));
        assertEquals(3, site.asked().size());
        assertEquals(List.of(), files());
    }

    @Test
    void faultsLeaveNoFile() throws IOException {
        RawSite missing = site("HTTP/1.1 404 Not Found\r\nContent-Length: 3\r\n\r\nNo!");
        FetchException.HttpError error =
                assertThrows(
                        FetchException.HttpError.class,
                        () -> session().downloadTo(missing.url("/a.zip"), folder));
        assertEquals(404, error.status());
        RawSite empty = site("HTTP/1.1 204 No Content\r\n\r\n");
        assertThrows(
                FetchException.Network.class,
                () -> session().downloadTo(empty.url("/a.zip"), folder));
        assertEquals(List.of(), files());
        assertThrows(
                IOException.class,
                () -> session().downloadTo(empty.url("/a.zip"), folder.resolve("none")));
    }

    @Test
    void aRefusalNamesTheRealm() {
        RawSite site =
                site(
                        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"Staff\"\r\n"
                                + "Content-Length: 0\r\n\r\n");
        FetchException.HttpError error =
                assertThrows(
                        FetchException.HttpError.class,
                        () -> session().downloadTo(site.url("/a.zip"), folder));
        assertEquals("Staff", error.realm());
    }

    @Test
    void namesCannotLeaveTheFolder() throws IOException {
        String head = "Content-Disposition: attachment; filename=\"../../up\\\\a.zip\"\r\n";
        RawSite site = site(ok(head, CONTENT, CONTENT.length()));
        Path path = session().downloadTo(site.url("/x"), folder).path();
        assertEquals(folder, path.getParent());
        assertEquals("_.._up_a.zip", path.getFileName().toString());
    }
}

package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Compares what becomes of responses, and the names of files, with a record of Chromium (see
 * tools/downloads). Responses for which the session deliberately differs have a member {@code
 * browsy} with its outcome or name.
 */
class DownloadsAsInChromiumTest {
    private final AtomicReference<Map<?, ?>> current = new AtomicReference<>(Map.of());
    private final RawSite site = new RawSite((request, number, out) -> answer(out));
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private boolean answer(OutputStream out) throws IOException {
        Map<?, ?> vector = current.get();
        StringBuilder head = new StringBuilder("HTTP/1.1 200 OK\r\nConnection: close\r\n");
        String type = text(vector, "type", "text/html");
        if (!type.isEmpty()) {
            head.append("Content-Type: ").append(type).append("\r\n");
        }
        Object disposition = vector.get("disposition");
        List<?> values =
                disposition == null
                        ? List.of()
                        : disposition instanceof List<?> list ? list : List.of(disposition);
        for (Object value : values) {
            head.append("Content-Disposition: ").append(value).append("\r\n");
        }
        String body = text(vector, "body", "text");
        head.append("Content-Length: ").append(body.length()).append("\r\n\r\n").append(body);
        out.write(RawSite.bytes(head.toString()));
        return false;
    }

    private static String text(Map<?, ?> vector, String name, String missing) {
        Object value = vector.get(name);
        return value == null ? missing : value.toString();
    }

    /** The name of the file that the session receives; else what the response is. */
    private String outcome(Map<?, ?> vector) {
        current.set(vector);
        Object download = vector.get("download");
        String path = text(vector, "path", "/file");
        session.loadHtml(
                "<a href='"
                        + path
                        + "'"
                        + (download == null ? "" : " download=\"" + download + "\"")
                        + ">Go</a>",
                site.url("/start"));
        try {
            session.click(Target.text("Go"));
            @Nullable Download file = session.lastAction().download();
            return file == null ? "page" : file.fileName();
        } catch (FetchException.Network e) {
            return "error";
        }
    }

    @Test
    void responsesAreAsInChromium() {
        List<String> wrong = new ArrayList<>();
        List<?> vectors = (List<?>) Json.read("/browsy/fetch/downloads.json");
        for (Object each : vectors) {
            Map<?, ?> vector = (Map<?, ?>) each;
            String chromium = text(vector, "name", text(vector, "outcome", ""));
            String expected = text(vector, "browsy", chromium);
            String actual = outcome(vector);
            if (!actual.equals(expected)) {
                wrong.add(vector + " -> " + actual);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(vectors.size() > 400, "only " + vectors.size());
    }
}

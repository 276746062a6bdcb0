package browsy.fuzz;

import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A server may send any status, headers and body. */
public final class HeaderFuzz {
    private static final String[] NAMES = {
        "Content-Type",
        "Content-Disposition",
        "Content-Encoding",
        "Location",
        "Refresh",
        "Set-Cookie",
        "WWW-Authenticate",
        "Referrer-Policy",
        "Cache-Control",
        "Link",
        "Retry-After"
    };

    private HeaderFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        int status = data.consumeInt(200, 599);
        Map<String, List<String>> headers = new HashMap<>();
        int count = data.consumeInt(0, 4);
        for (int i = 0; i < count; i++) {
            headers.put(data.pickValue(NAMES), List.of(data.consumeString(60)));
        }
        byte[] body = data.consumeRemainingAsString().getBytes(StandardCharsets.UTF_8);
        try (Session session = Sessions.open(request -> new Response(status, headers, body))) {
            session.goTo(Sessions.URL);
            Download file = session.lastDownload();
            if (file != null && file.fileName().matches("(?s).*[/\\\\\\p{Cntrl}].*|\\.*")) {
                throw new AssertionError("unsafe file name: " + file.fileName());
            }
        } catch (FetchException | IllegalArgumentException e) {
            return; // the documented exceptions: the page, and headers that no client sends
        }
    }
}

package browsy.conformance;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A site that answers the first request with a page and records the next one. */
final class RecordingSite implements RequestHandler {
    private static final Pattern BOUNDARY = Pattern.compile("boundary=(\\S+)");

    private final SitePage page;
    private boolean opened;
    private SentRequest sent = SentRequest.NONE;

    RecordingSite(SitePage page) {
        this.page = page;
    }

    /**
     * Returns the configuration of a session that sends requests to this site only and loads no
     * style sheets.
     */
    SessionConfig config() {
        return SessionConfig.builder()
                .viewport(SitePage.VIEWPORT)
                .fetchCss(false)
                .requestHandler(this)
                .build();
    }

    /**
     * Returns the first request after that for the page, {@link SentRequest#NONE} if there is none.
     */
    SentRequest sent() {
        return sent;
    }

    @Override
    public Response handle(Request request) {
        if (!opened) {
            opened = true;
            return new Response(
                    200,
                    Map.of("Content-Type", List.of("text/html")),
                    page.site().getOrDefault(page.path(), new byte[0]));
        }
        if (sent.equals(SentRequest.NONE)) {
            sent = record(request);
        }
        return Response.html("sent");
    }

    /** Copies a request; the boundary of a multipart body becomes BOUNDARY. */
    private static SentRequest record(Request request) {
        String type = request.header("Content-Type");
        String body = new String(request.body(), StandardCharsets.ISO_8859_1);
        Matcher boundary = BOUNDARY.matcher(type);
        if (boundary.find()) {
            body = body.replace(boundary.group(1), "BOUNDARY");
            type = type.replace(boundary.group(1), "BOUNDARY");
        }
        return new SentRequest(request.method(), request.uri().toString(), type, body);
    }
}

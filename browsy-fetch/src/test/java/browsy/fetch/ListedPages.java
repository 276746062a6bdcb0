package browsy.fetch;

import browsy.fetch.client.RequestHandler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Answers requests with pages by URL, others with a page that says "ok", and records requests. */
final class ListedPages implements RequestHandler {
    final Map<String, Response> pages = new HashMap<>();

    /** The method and URL of each request. */
    final List<String> requests = new ArrayList<>();

    @Override
    public Response handle(Request request) {
        String url = request.uri().toString();
        requests.add(request.method() + " " + url);
        return pages.getOrDefault(url, Response.html("ok"));
    }
}

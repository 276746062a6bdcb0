package browsy.fetch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okio.ByteString;

/** A web site on a local server, which records its requests. */
final class TestSite implements AutoCloseable {
    private final MockWebServer server = new MockWebServer();
    private final Map<String, Function<RecordedRequest, MockResponse>> routes = new HashMap<>();
    private final List<RecordedRequest> requests = Collections.synchronizedList(new ArrayList<>());

    TestSite() {
        server.setDispatcher(
                new Dispatcher() {
                    @Override
                    public MockResponse dispatch(RecordedRequest request) {
                        requests.add(request);
                        String path = request.getUrl().encodedPath();
                        return routes.getOrDefault(path, r -> html(404, "<h1>Not here</h1>"))
                                .apply(request);
                    }
                });
        try {
            server.start();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    TestSite page(String path, String html) {
        return route(path, request -> html(200, html));
    }

    TestSite route(String path, Function<RecordedRequest, MockResponse> answer) {
        routes.put(path, answer);
        return this;
    }

    String url(String path) {
        return server.url(path).toString();
    }

    /** The methods and targets of all requests, in order. */
    List<String> asked() {
        return requests.stream().map(r -> r.getMethod() + " " + r.getTarget()).toList();
    }

    /** The requests with a method and target, in order. */
    List<RecordedRequest> requests(String asked) {
        return requests.stream()
                .filter(r -> asked.equals(r.getMethod() + " " + r.getTarget()))
                .toList();
    }

    RecordedRequest last() {
        return requests.get(requests.size() - 1);
    }

    static String body(RecordedRequest request) {
        ByteString body = request.getBody();
        return body == null ? "" : body.utf8();
    }

    static MockResponse html(int status, String html) {
        return new MockResponse.Builder()
                .code(status)
                .addHeader("Content-Type", "text/html; charset=utf-8")
                .body(html)
                .build();
    }

    static MockResponse redirect(int status, String location) {
        return new MockResponse.Builder().code(status).addHeader("Location", location).build();
    }

    @Override
    public void close() {
        server.close();
    }
}

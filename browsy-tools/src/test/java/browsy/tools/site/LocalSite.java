package browsy.tools.site;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/** A local web site for tests, with pages added by path. */
public class LocalSite implements AutoCloseable {
    private final Map<String, Function<Request, Answer>> routes = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final HttpServer server;

    /**
     * A request to the site.
     *
     * @param fields the fields of the query and of a form in the body
     * @param cookie the Cookie header; empty if there is none
     */
    public record Request(String method, Map<String, String> fields, String cookie, String body) {}

    /** A response of the site. */
    public record Answer(int status, String contentType, String body, Map<String, String> headers) {
        public static Answer html(String html) {
            return new Answer(200, "text/html; charset=utf-8", html, Map.of());
        }

        public static Answer redirect(String location) {
            return new Answer(303, "text/plain", "", Map.of("Location", location));
        }

        public Answer withCookie(String cookie) {
            Map<String, String> all = new HashMap<>(headers);
            all.put("Set-Cookie", cookie);
            return new Answer(status, contentType, body, all);
        }
    }

    /** Starts a site without pages. */
    public LocalSite() {
        try {
            server =
                    HttpServer.create(
                            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 256);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** Adds a static page. */
    public final LocalSite page(String path, String html) {
        return route(path, request -> Answer.html(html));
    }

    /** Adds a page that is computed from the request. */
    public final LocalSite route(String path, Function<Request, Answer> answer) {
        routes.put(path, answer);
        return this;
    }

    /** The URL of a path. */
    public final String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String body =
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            Map<String, String> fields = new HashMap<>();
            decode(exchange.getRequestURI().getRawQuery(), fields);
            decode(body, fields);
            String cookie = exchange.getRequestHeaders().getFirst("Cookie");
            Request request =
                    new Request(
                            exchange.getRequestMethod(),
                            fields,
                            cookie == null ? "" : cookie,
                            body);
            Answer answer =
                    routes.getOrDefault(exchange.getRequestURI().getPath(), LocalSite::missing)
                            .apply(request);
            exchange.getResponseHeaders().set("Content-Type", answer.contentType());
            answer.headers().forEach(exchange.getResponseHeaders()::set);
            byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    private static Answer missing(Request request) {
        return new Answer(404, "text/html", "<title>404</title><h1>Not found</h1>", Map.of());
    }

    private static void decode(String text, Map<String, String> fields) {
        if (text == null || !text.contains("=")) {
            return;
        }
        for (String pair : text.split("&")) {
            String[] parts = pair.split("=", 2);
            if (parts.length == 2) {
                fields.put(decode(parts[0]), decode(parts[1]));
            }
        }
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}

package browsy.fetch.client;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Answers the requests of a session in place of the network, for example to test a web application
 * without a socket. The session handles cookies, redirects, encodings and limits as for the
 * network. URLs may have any host, since no connection is made.
 *
 * <p>A page is requested on the thread of the action; the style sheets of a page are requested by
 * several threads concurrently. No time-out interrupts the handler.
 */
@FunctionalInterface
public interface RequestHandler {

    /**
     * Answers a request for a page or a style sheet.
     *
     * @throws Exception if the application fails; the request then fails with a {@code
     *     FetchException.Network} whose cause chain contains the exception
     */
    Response handle(Request request) throws Exception;

    /**
     * A request of a session.
     *
     * @param method {@code GET} or {@code POST}
     * @param uri the absolute URL without a fragment
     * @param headers the header values by name; look-up ignores case
     * @param body the body; empty for none; not copied
     */
    record Request(String method, URI uri, Map<String, List<String>> headers, byte[] body) {
        public Request {
            Objects.requireNonNull(method, "method");
            Objects.requireNonNull(uri, "uri");
            headers = byName(headers);
            Objects.requireNonNull(body, "body");
        }

        /** The first value of a header, whose name is case-insensitive; empty if it is missing. */
        public String header(String name) {
            List<String> values = headers.getOrDefault(name, List.of());
            return values.isEmpty() ? "" : values.get(0);
        }

        /** The method and URL, without the body and query, which may contain a password. */
        @Override
        public String toString() {
            return method + " " + uri.getScheme() + "://" + uri.getAuthority() + uri.getRawPath();
        }
    }

    /**
     * The response to a request.
     *
     * @param status the HTTP status code, from 100 to 599
     * @param headers the header values by name; look-up ignores case
     * @param body the body; empty for none; not copied
     */
    record Response(int status, Map<String, List<String>> headers, byte[] body) {
        /**
         * Creates a response.
         *
         * @throws IllegalArgumentException if the status is out of range
         */
        public Response {
            if (status < 100 || status > 599) {
                throw new IllegalArgumentException("status must be from 100 to 599, was " + status);
            }
            headers = byName(headers);
            Objects.requireNonNull(body, "body");
        }

        /** Creates a response with an HTML page and status 200. */
        public static Response html(String html) {
            return text(200, "text/html", html);
        }

        /**
         * Creates a response with text in UTF-8.
         *
         * @param mediaType the media type, such as {@code text/css}
         */
        public static Response text(int status, String mediaType, String text) {
            Objects.requireNonNull(mediaType, "mediaType");
            Objects.requireNonNull(text, "text");
            return new Response(
                    status,
                    Map.of("Content-Type", List.of(mediaType + "; charset=utf-8")),
                    text.getBytes(StandardCharsets.UTF_8));
        }

        /** Creates a {@code 303 See Other} redirect to a URL. */
        public static Response redirect(String location) {
            Objects.requireNonNull(location, "location");
            return new Response(303, Map.of("Location", List.of(location)), new byte[0]);
        }

        /** Returns a copy with an additional header value, such as {@code Set-Cookie}. */
        public Response withHeader(String name, String value) {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(value, "value");
            Map<String, List<String>> more = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            more.putAll(headers);
            more.merge(name, List.of(value), Response::joined);
            return new Response(status, more, body);
        }

        private static List<String> joined(List<String> before, List<String> after) {
            return Stream.concat(before.stream(), after.stream()).toList();
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%d, %d bytes", status, body.length);
        }
    }

    /** Copies headers to an unmodifiable map whose look-up ignores case. */
    private static Map<String, List<String>> byName(Map<String, List<String>> headers) {
        Objects.requireNonNull(headers, "headers");
        Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, values) -> copy.put(name, List.copyOf(values)));
        return Collections.unmodifiableMap(copy);
    }
}

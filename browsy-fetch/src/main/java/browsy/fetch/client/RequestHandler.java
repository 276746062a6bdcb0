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
 * Answers what a session asks, in place of the network: an application under test without a socket.
 * Cookies, redirects, encodings and limits are the session's as ever; addresses may be of any host,
 * as nothing is connected to.
 *
 * <p>It is called on the thread that waits for the answer, and for the style sheets of a page by
 * several threads at the same time. No time-out interrupts it.
 */
@FunctionalInterface
public interface RequestHandler {

    /**
     * Answers a request, also those for style sheets.
     *
     * @throws Exception as the application does; the action fails with a {@code
     *     FetchException.Network} that has it among its causes
     */
    Response handle(Request request) throws Exception;

    /**
     * A request of a session.
     *
     * @param method {@code GET} or {@code POST}
     * @param uri absolute, without a fragment
     * @param headers by name, whatever its case
     * @param body not copied; empty where there is none
     */
    record Request(String method, URI uri, Map<String, List<String>> headers, byte[] body) {
        public Request {
            Objects.requireNonNull(method, "method");
            Objects.requireNonNull(uri, "uri");
            headers = byName(headers);
            Objects.requireNonNull(body, "body");
        }

        /**
         * The first value of a header, whatever the case of its name; empty where there is none.
         */
        public String header(String name) {
            List<String> values = headers.getOrDefault(name, List.of());
            return values.isEmpty() ? "" : values.get(0);
        }

        /** Names neither body nor query, which may hold a password. */
        @Override
        public String toString() {
            return method + " " + uri.getScheme() + "://" + uri.getAuthority() + uri.getRawPath();
        }
    }

    /**
     * The response to a request.
     *
     * @param status from 100 to 599
     * @param headers by name, whatever its case
     * @param body not copied; empty for none
     */
    record Response(int status, Map<String, List<String>> headers, byte[] body) {
        /**
         * @throws IllegalArgumentException if there is no such status
         */
        public Response {
            if (status < 100 || status > 599) {
                throw new IllegalArgumentException("no status: " + status);
            }
            headers = byName(headers);
            Objects.requireNonNull(body, "body");
        }

        /** A page with status 200. */
        public static Response html(String html) {
            return text(200, "text/html", html);
        }

        /**
         * Text in UTF-8.
         *
         * @param mediaType such as {@code text/css}
         */
        public static Response text(int status, String mediaType, String text) {
            Objects.requireNonNull(mediaType, "mediaType");
            Objects.requireNonNull(text, "text");
            return new Response(
                    status,
                    Map.of("Content-Type", List.of(mediaType + "; charset=utf-8")),
                    text.getBytes(StandardCharsets.UTF_8));
        }

        /** Leads on to another address by {@code 303 See Other}. */
        public static Response redirect(String location) {
            Objects.requireNonNull(location, "location");
            return new Response(303, Map.of("Location", List.of(location)), new byte[0]);
        }

        /** The same with one more header, such as {@code Set-Cookie}. */
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

    private static Map<String, List<String>> byName(Map<String, List<String>> headers) {
        Objects.requireNonNull(headers, "headers");
        Map<String, List<String>> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        headers.forEach((name, values) -> copy.put(name, List.copyOf(values)));
        return Collections.unmodifiableMap(copy);
    }
}

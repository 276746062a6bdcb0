package browsy.fetch.http;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of one exchange with a server. */
public final class HttpExchange {
    private HttpExchange() {}

    /**
     * What is asked for.
     *
     * @param method {@code GET} or {@code POST}
     * @param url absolute, without a fragment
     * @param body null for none
     * @param referrer the page that asks; null for none
     */
    public record Request(
            String method, String url, @Nullable Body body, @Nullable String referrer) {
        public static Request get(String url, @Nullable String referrer) {
            return new Request("GET", url, null, referrer);
        }

        /** Names no body, which may hold a password. */
        @Override
        public String toString() {
            return method + " " + url;
        }
    }

    /** The body of a request. */
    public record Body(String contentType, byte[] bytes) {
        @Override
        public String toString() {
            return contentType + ", " + bytes.length + " bytes";
        }
    }

    /**
     * What came back after all redirects.
     *
     * @param url where it came from in the end
     * @param headers by lower-case name
     */
    public record Response(String url, int status, Map<String, List<String>> headers, byte[] body) {
        /** The first value of a header; empty where there is none. */
        public String header(String lowerCaseName) {
            List<String> values = headers.getOrDefault(lowerCaseName, List.of());
            return values.isEmpty() ? "" : values.get(0);
        }

        @Override
        public String toString() {
            return status + " " + url;
        }
    }
}

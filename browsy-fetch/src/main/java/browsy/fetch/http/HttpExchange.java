package browsy.fetch.http;

import browsy.fetch.url.WebAddress;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Requests and responses. */
public final class HttpExchange {
    private HttpExchange() {}

    /**
     * What is asked for.
     *
     * @param method {@code GET} or {@code POST}
     * @param url absolute
     * @param body null for none
     * @param initiator address of the page that asks; null where a person does
     * @param policy how much of the initiator's address is told
     * @param revalidate whether caches are to be passed by
     */
    public record Request(
            String method,
            String url,
            @Nullable Body body,
            @Nullable String initiator,
            ReferrerPolicy policy,
            boolean revalidate) {

        /** An address that a person enters. */
        public static Request get(String url) {
            return get(url, null, ReferrerPolicy.DEFAULT);
        }

        /** An address that a page leads to. */
        public static Request get(String url, @Nullable String initiator, ReferrerPolicy policy) {
            return new Request("GET", url, null, initiator, policy, false);
        }

        /** The same, past all caches. */
        public Request revalidated() {
            return new Request(method, url, body, initiator, policy, true);
        }

        /** Names neither body nor query, which may hold a password. */
        @Override
        public String toString() {
            return method + " " + WebAddress.shown(url);
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
     * @param request what brought it in the end
     * @param url where it came from in the end, with the fragment
     * @param headers by lower-case name
     */
    public record Response(
            Request request,
            String url,
            int status,
            Map<String, List<String>> headers,
            byte[] body) {
        /** The first value of a header; empty where there is none. */
        public String header(String lowerCaseName) {
            List<String> values = headers.getOrDefault(lowerCaseName, List.of());
            return values.isEmpty() ? "" : values.get(0);
        }

        /** The media type without its parameters, in lower case; empty where there is none. */
        public String mediaType() {
            String type = header("content-type");
            int end = type.indexOf(';');
            return (end < 0 ? type : type.substring(0, end)).strip().toLowerCase(Locale.ROOT);
        }

        @Override
        public String toString() {
            return status + " " + WebAddress.shown(url);
        }
    }
}

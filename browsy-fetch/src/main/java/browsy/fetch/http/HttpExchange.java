package browsy.fetch.http;

import browsy.config.AddressRule;
import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.encoding.ContentType;
import browsy.fetch.url.WebAddress;
import browsy.html.csp.ContentPolicy;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The request and response types of a session's HTTP exchanges. */
public final class HttpExchange {
    private HttpExchange() {}

    /**
     * A request.
     *
     * @param method {@code GET} or {@code POST}
     * @param url the absolute URL
     * @param body the body; null for none
     * @param initiator the URL of the page that causes the request; null if a user entered the URL
     * @param policy the referrer policy of the initiator
     * @param revalidate whether caches must revalidate their response with the server
     * @param cause what causes the request
     * @param rest the part of a file to request; null for the whole resource
     * @param secretFields the names of the form fields in the body or query whose values are
     *     secret, as bytes of the form's encoding with one character for each
     * @param subresource how a page requests a resource; null for a navigation
     * @param restrictions what the policy of the initiator restricts
     * @param container where the response is shown
     */
    public record Request(
            String method,
            String url,
            @Nullable Body body,
            @Nullable String initiator,
            ReferrerPolicy policy,
            boolean revalidate,
            Cause cause,
            @Nullable Rest rest,
            Set<String> secretFields,
            @Nullable Subresource subresource,
            Restrictions restrictions,
            Container container) {
        public Request {
            secretFields = Set.copyOf(secretFields);
        }

        /** Creates a request of a user for a whole resource, without secrets. */
        public Request(
                String method,
                String url,
                @Nullable Body body,
                @Nullable String initiator,
                ReferrerPolicy policy,
                boolean revalidate) {
            this(
                    method,
                    url,
                    body,
                    initiator,
                    policy,
                    revalidate,
                    Cause.USER,
                    null,
                    Set.of(),
                    null,
                    Restrictions.NONE,
                    Container.WINDOW);
        }

        /** Creates a GET request for a URL that a user entered. */
        public static Request get(String url) {
            return get(url, null, ReferrerPolicy.DEFAULT);
        }

        /** Creates a GET request of a user on a page; see the parameters of the record. */
        public static Request get(String url, @Nullable String initiator, ReferrerPolicy policy) {
            return new Request("GET", url, null, initiator, policy, false);
        }

        /** Returns a copy for which caches must revalidate their response. */
        public Request revalidated() {
            return copy(url, true, cause, rest, subresource, restrictions, container);
        }

        /** Returns a copy for the URL with the fragment of another one. */
        public Request atFragmentOf(String other) {
            return at(WebAddress.withFragmentOf(url, other));
        }

        /** Returns a copy with another cause. */
        public Request causedBy(Cause other) {
            return copy(url, revalidate, other, rest, subresource, restrictions, container);
        }

        /** Returns a copy for a resource of the page. */
        Request forSubresource(Subresource wanted) {
            return copy(url, revalidate, Cause.PAGE, rest, wanted, restrictions, container);
        }

        /** Returns a copy with another URL. */
        Request at(String other) {
            return copy(other, revalidate, cause, rest, subresource, restrictions, container);
        }

        /** Returns a copy for a part of the resource; null for the whole. */
        Request forPart(@Nullable Rest part) {
            return copy(url, revalidate, cause, part, subresource, restrictions, container);
        }

        /** Returns a copy under the policy of its initiator. */
        public Request under(Restrictions policy) {
            return copy(url, revalidate, cause, rest, subresource, policy, container);
        }

        /** Returns a copy whose response is shown elsewhere. */
        public Request in(Container other) {
            return copy(url, revalidate, cause, rest, subresource, restrictions, other);
        }

        private Request copy(
                String newUrl,
                boolean newRevalidate,
                Cause newCause,
                @Nullable Rest newRest,
                @Nullable Subresource newSubresource,
                Restrictions newRestrictions,
                Container newContainer) {
            return new Request(
                    method,
                    newUrl,
                    body,
                    initiator,
                    policy,
                    newRevalidate,
                    newCause,
                    newRest,
                    secretFields,
                    newSubresource,
                    newRestrictions,
                    newContainer);
        }

        /** The URL from which the {@code Referer} header derives; null for none. */
        @Nullable String referrerSource() {
            return subresource == null ? initiator : subresource.referrerSource();
        }

        /** The method and URL, without the body and query, which may contain a password. */
        @Override
        public String toString() {
            return method + " " + WebAddress.shown(url);
        }
    }

    /**
     * How a page requests a resource.
     *
     * @param crossOrigin how it requests a resource of another origin
     * @param referrerSource the URL of the page, or of the style sheet that imports the resource
     */
    record Subresource(CrossOrigin crossOrigin, String referrerSource) {}

    /**
     * What the content policy of a page restricts about its requests.
     *
     * @param addresses the URLs that redirects may lead to; null for any
     * @param opaque whether the page has an origin of its own, and not that of its URL
     */
    public record Restrictions(@Nullable AddressRule addresses, boolean opaque) {
        /** No restrictions. */
        public static final Restrictions NONE = new Restrictions(null, false);

        /**
         * Returns the restrictions of a policy.
         *
         * @param addresses the URLs that redirects may lead to; null for any
         */
        public static Restrictions of(ContentPolicy policy, @Nullable AddressRule addresses) {
            return policy.isNone()
                    ? NONE
                    : new Restrictions(addresses, !policy.permitsSameOrigin());
        }
    }

    /** The cause of a request. */
    public enum Cause {
        /** An action of the user, such as a click on a link. */
        USER,
        /** The page itself, which refreshes or needs a resource. */
        PAGE,
        /** A frame of the page, for its document. */
        FRAME
    }

    /**
     * The rest of a file.
     *
     * @param from the number of bytes that are known
     * @param validator the entity tag or date of the file; if it has changed, the whole file is
     *     sent
     */
    record Rest(long from, String validator) {}

    /**
     * The body of a request.
     *
     * @param contentType the value of the {@code Content-Type} header
     * @param bytes the content; not copied
     * @param binding the origins that may receive it
     */
    public record Body(String contentType, byte[] bytes, OriginBinding binding) {
        /** Creates a body that any origin may receive. */
        public Body(String contentType, byte[] bytes) {
            this(contentType, bytes, OriginBinding.ANY);
        }

        /** Overwrites the content. The body cannot be sent afterwards. */
        public void wipe() {
            Arrays.fill(bytes, (byte) 0);
        }

        @Override
        public String toString() {
            return contentType + ", " + bytes.length + " bytes";
        }
    }

    /**
     * The response after redirects.
     *
     * @param request the last request of the redirect chain
     * @param url the URL of the last request, with the fragment and without credentials
     * @param status the HTTP status code
     * @param headers the header values by lower-case name
     * @param body the decompressed body
     * @param cutOff the failure that ended the body early; null if it is complete
     */
    public record Response(
            Request request,
            String url,
            int status,
            Map<String, List<String>> headers,
            byte[] body,
            @Nullable IOException cutOff) {
        /** The first value of a header; empty if the header is missing. */
        public String header(String lowerCaseName) {
            List<String> values = headers.getOrDefault(lowerCaseName, List.of());
            return values.isEmpty() ? "" : values.get(0);
        }

        /**
         * Whether the media type must not be guessed from the content.
         *
         * @see <a href="https://fetch.spec.whatwg.org/#x-content-type-options-header">Fetch:
         *     X-Content-Type-Options</a>
         */
        public boolean forbidsGuesses() {
            String first = header("x-content-type-options").split(",", -1)[0];
            return first.strip().equalsIgnoreCase("nosniff");
        }

        /** The media type and encoding by the {@code Content-Type} headers. */
        public ContentType contentType() {
            return ContentType.of(headers.getOrDefault("content-type", List.of()));
        }

        /** The content codings of the body; null if they are removed or there are none. */
        public @Nullable String undecoded() {
            String codings = String.join(", ", headers.getOrDefault("content-encoding", List.of()));
            return codings.isBlank() || codings.equalsIgnoreCase("identity") ? null : codings;
        }

        /** The media type in lower case, without parameters; empty if it is missing or invalid. */
        public String mediaType() {
            return contentType().mediaType();
        }

        @Override
        public String toString() {
            return status + " " + WebAddress.shown(url);
        }
    }
}

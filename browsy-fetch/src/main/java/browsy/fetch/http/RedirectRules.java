package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.url.WebAddress;
import java.util.List;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * The request that follows a redirect.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#http-redirect-fetch">Fetch: HTTP-redirect fetch</a>
 */
final class RedirectRules {
    private RedirectRules() {}

    /**
     * Where an answer leads; null where it is no redirect, or names no address that can be asked.
     */
    static @Nullable String target(okhttp3.Response answer) {
        boolean redirect =
                switch (answer.code()) {
                    case 301, 302, 303, 307, 308 -> true;
                    default -> false;
                };
        // NB: as in Chromium, where an empty one leads nowhere and the first other one counts.
        return answer.headers("Location").stream()
                .filter(location -> redirect && !location.isBlank())
                .findFirst()
                .map(location -> WebAddress.resolve(answer.request().url().toString(), location))
                .orElse(null);
    }

    /** The next request: 303, and 301 or 302 after a POST, go on with GET; 307 and 308 repeat. */
    static Request next(Request request, okhttp3.Response answer, String target) {
        String fragment = WebAddress.fragment(request.url());
        String to =
                fragment != null && WebAddress.fragment(target) == null
                        ? target + "#" + fragment
                        : target;
        int status = answer.code();
        boolean becomesGet =
                status == 303 || ((status == 301 || status == 302) && request.body() != null);
        ReferrerPolicy named =
                ReferrerPolicy.of(String.join(",", answer.headers("Referrer-Policy")));
        ReferrerPolicy policy = named == null ? request.policy() : named;
        return new Request(
                becomesGet ? "GET" : request.method(),
                to,
                becomesGet ? null : request.body(),
                request.initiator(),
                policy,
                request.revalidate());
    }

    /**
     * Whether a chain of redirects went from one origin to another, so that the last server is not
     * told who began it. NB: as Chromium does; the standard forgives the first step away from the
     * initiator's own origin.
     *
     * @see <a href="https://fetch.spec.whatwg.org/#concept-request-tainted-origin">Fetch</a>
     */
    static boolean isTainted(List<HttpUrl> chain) {
        return chain.stream().map(url -> WebAddress.origin(url.toString())).distinct().count() > 1;
    }
}

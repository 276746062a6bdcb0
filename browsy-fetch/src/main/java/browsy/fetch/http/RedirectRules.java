package browsy.fetch.http;

import browsy.fetch.config.FetchException.CredentialRefused;
import browsy.fetch.config.FetchException.CredentialRefused.Reason;
import browsy.fetch.config.FetchException.InvalidUrl;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.url.WebAddress;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Computes the target and the next request of an HTTP redirect.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#http-redirect-fetch">Fetch: HTTP-redirect fetch</a>
 */
final class RedirectRules {
    private RedirectRules() {}

    /**
     * Returns the absolute URL that a response redirects to; null if it is no redirect, or its
     * {@code Location} is missing or empty.
     *
     * @throws InvalidUrl if its {@code Location} is invalid
     */
    static @Nullable String target(okhttp3.Response answer) {
        boolean redirect =
                switch (answer.code()) {
                    case 301, 302, 303, 307, 308 -> true;
                    default -> false;
                };
        // NB: as in Chromium, an empty Location is ignored. Different ones are an error before.
        String location =
                answer.headers("Location").stream()
                        .filter(value -> redirect && !value.isBlank())
                        .findFirst()
                        .orElse(null);
        if (location == null) {
            return null;
        }
        String target = WebAddress.resolve(answer.request().url().toString(), location);
        if (target == null) {
            throw new InvalidUrl(location);
        }
        return target;
    }

    /**
     * Returns the next request. A 303, and a 301 or 302 after a POST, change the method to GET; 307
     * and 308 keep the method and body. The fragment is inherited, except, as in Chromium, an empty
     * one; a {@code Referrer-Policy} header replaces the policy.
     *
     * @throws CredentialRefused if the target must not receive the body
     */
    static Request next(Request request, okhttp3.Response answer, String target) {
        String fragment = WebAddress.fragment(request.url());
        String to =
                fragment != null && !fragment.isEmpty() && WebAddress.fragment(target) == null
                        ? target + "#" + fragment
                        : target;
        int status = answer.code();
        boolean becomesGet =
                status == 303 || ((status == 301 || status == 302) && request.body() != null);
        Body body = becomesGet ? null : request.body();
        if (body != null && !body.binding().allows(to)) {
            throw new CredentialRefused(Reason.REDIRECT, to, body.binding().toString());
        }
        ReferrerPolicy named = ReferrerPolicy.of(answer.headers("Referrer-Policy"));
        ReferrerPolicy policy = named == null ? request.policy() : named;
        return new Request(
                becomesGet ? "GET" : request.method(),
                to,
                body,
                request.initiator(),
                policy,
                request.revalidate(),
                request.cause(),
                request.rest(),
                becomesGet ? Set.of() : request.secretFields(),
                request.subresource(),
                request.restrictions(),
                request.container());
    }
}

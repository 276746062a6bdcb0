package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * What follows a redirect.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#http-redirect-fetch">Fetch: HTTP-redirect fetch</a>
 */
final class RedirectRules {
    private RedirectRules() {}

    /**
     * Where an answer leads; null where it is no redirect, or names no address that can be asked.
     */
    static @Nullable HttpUrl target(okhttp3.Response answer) {
        boolean redirect =
                switch (answer.code()) {
                    case 301, 302, 303, 307, 308 -> true;
                    default -> false;
                };
        String location = answer.header("Location");
        if (!redirect || location == null) {
            return null;
        }
        String target = WebAddress.resolve(answer.request().url().toString(), location);
        return target == null ? null : WebAddress.parse(target);
    }

    /** The next request: 303, and 301 or 302 after a POST, go on with GET; 307 and 308 repeat. */
    static Request next(Request request, int status, HttpUrl from, HttpUrl to) {
        HttpUrl target = withFragmentOf(from, to);
        boolean becomesGet =
                status == 303 || (status == 301 || status == 302) && request.body() != null;
        return becomesGet
                ? Request.get(target.toString(), request.referrer())
                : new Request(
                        request.method(), target.toString(), request.body(), request.referrer());
    }

    private static HttpUrl withFragmentOf(HttpUrl from, HttpUrl to) {
        return to.fragment() == null && from.fragment() != null
                ? to.newBuilder().encodedFragment(from.encodedFragment()).build()
                : to;
    }
}

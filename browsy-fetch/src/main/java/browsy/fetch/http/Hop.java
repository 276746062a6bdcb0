package browsy.fetch.http;

import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.fetch.config.FetchException;
import browsy.fetch.http.HttpExchange.Cause;
import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Subresource;
import browsy.fetch.http.cookie.CookieContext;
import browsy.fetch.http.limit.TransferBudget.Step;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.url.WebAddress;
import okhttp3.HttpUrl;
import org.jspecify.annotations.Nullable;

/**
 * One request of a redirect chain.
 *
 * @param resource the kind of resource at the end of the chain
 * @param request the request of the session
 * @param url its parsed URL
 * @param referrer the {@code Referer} header; null for none
 * @param redirects the number of redirects that led here
 * @param hidesOrigin whether the {@code Origin} header of a POST request is {@code null}: the
 *     policy of its page demands it, or the chain has URLs of different origins
 * @param taintsOrigin whether a redirect led from another origin than that of the page to a third
 *     one; the {@code Origin} header is then {@code null}
 * @param relation the relation of the initiator to the URLs of the chain
 * @param step the step of a navigation that the request belongs to
 */
record Hop(
        Resource resource,
        Request request,
        HttpUrl url,
        @Nullable String referrer,
        int redirects,
        boolean hidesOrigin,
        boolean taintsOrigin,
        InitiatorRelation relation,
        Step step) {

    /**
     * Returns the first request of a chain.
     *
     * @throws FetchException if the URL is invalid, or its scheme is neither http nor https
     */
    static Hop first(Resource resource, Request request, Step step) {
        HttpUrl url = UrlRules.parse(request.url());
        String referrer = request.policy().referrer(request.referrerSource(), url);
        InitiatorRelation relation = InitiatorRelation.of(request, url);
        String initiator = request.initiator();
        boolean hides = initiator == null || request.policy().hidesOrigin(initiator, url);
        return new Hop(resource, request, url, referrer, 0, hides, false, relation, step);
    }

    /**
     * Returns the request after a redirect. Its referrer derives from that of this one, since a hop
     * can only shorten the referrer.
     *
     * @throws FetchException if the URL is invalid, or its scheme is neither http nor https
     */
    Hop next(Request redirected) {
        HttpUrl to = UrlRules.parse(redirected.url());
        boolean crosses = !origin(to).equals(origin(url));
        return new Hop(
                resource,
                redirected,
                to,
                redirected.policy().referrer(referrer, to),
                redirects + 1,
                hidesOrigin || crosses,
                taintsOrigin || (crosses && relation != InitiatorRelation.SAME_ORIGIN),
                relation.extended(redirected, to),
                step);
    }

    /** The time limit for the response, as a value of {@link System#nanoTime()}. */
    long deadline() {
        return System.nanoTime() + step.nanosLeft();
    }

    /** Whether a user entered the URL, so that credentials in it are meant for its origin. */
    boolean isEntered() {
        return redirects == 0 && request.initiator() == null;
    }

    /** Whether the request has the cookies and credentials of the session. */
    boolean isOfUser() {
        return resource != Resource.ROBOTS
                && (crossOrigin() != CrossOrigin.ANONYMOUS
                        || relation == InitiatorRelation.SAME_ORIGIN);
    }

    /** How the page requests a resource of another origin. */
    CrossOrigin crossOrigin() {
        Subresource subresource = request.subresource();
        return subresource == null ? CrossOrigin.NONE : subresource.crossOrigin();
    }

    /** Whether a user follows a link, whose credentials are for its origin. */
    boolean isFollowed() {
        return redirects == 0 && isTopLevelNavigation() && request.cause() == Cause.USER;
    }

    /** The request as far as it decides about cookies. */
    CookieContext cookies() {
        String initiator = request.initiator();
        return new CookieContext(
                url,
                initiator == null ? null : WebAddress.parse(initiator),
                request.restrictions().opaque(),
                request.container().ancestors(),
                isTopLevelNavigation(),
                request.method().equals("GET"));
    }

    /** Whether the response replaces the page of the window, not that of a frame. */
    boolean isTopLevelNavigation() {
        return resource == Resource.PAGE && request.container().frame() == null;
    }

    /** The kind of resource for the journal. */
    ResourceKind kind() {
        return resource.shown();
    }

    /** The path and query of the request. */
    String target() {
        String query = url.encodedQuery();
        return query == null ? url.encodedPath() : url.encodedPath() + "?" + query;
    }

    /** The origin of the URL. */
    String origin() {
        return origin(url);
    }

    private static String origin(HttpUrl url) {
        return WebAddress.origin(url.toString());
    }
}

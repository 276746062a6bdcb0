package browsy.fetch.http;

import browsy.config.StylesheetLoader.CrossOrigin;
import browsy.fetch.config.FetchException;
import browsy.fetch.url.WebAddress;
import java.util.List;
import okhttp3.Response;

/**
 * Decides whether a page may use a resource of another origin.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#http-cors-protocol">Fetch: CORS protocol</a>
 * @see <a href="https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header">Fetch: the
 *     Cross-Origin-Resource-Policy header</a>
 */
final class CrossOriginRules {
    private CrossOriginRules() {}

    /**
     * Requires that a server allows the page to use its response.
     *
     * @throws FetchException if it does not
     */
    static void requireAllowed(Hop hop, Response answer) {
        if (hop.request().subresource() == null
                || hop.relation() == InitiatorRelation.SAME_ORIGIN) {
            return;
        }
        boolean allowed =
                hop.crossOrigin() == CrossOrigin.NONE
                        ? isPolicyMet(hop, answer)
                        : isShared(hop, answer);
        if (!allowed) {
            throw new FetchException.Network(
                    "the server does not allow pages of other origins to use "
                            + WebAddress.shown(hop.request().url()),
                    null);
        }
    }

    /** The CORS check. */
    private static boolean isShared(Hop hop, Response answer) {
        List<String> origins = answer.headers("Access-Control-Allow-Origin");
        if (origins.size() != 1) {
            return false;
        }
        String allowed = origins.get(0);
        if (hop.crossOrigin() == CrossOrigin.ANONYMOUS) {
            return allowed.equals("*") || allowed.equals(origin(hop));
        }
        return allowed.equals(origin(hop))
                && answer.headers("Access-Control-Allow-Credentials").equals(List.of("true"));
    }

    /** The cross-origin resource policy check. */
    private static boolean isPolicyMet(Hop hop, Response answer) {
        InitiatorRelation relation = InitiatorRelation.of(hop.request(), hop.url());
        return switch (String.join(", ", answer.headers("Cross-Origin-Resource-Policy"))) {
            case "same-origin" -> relation == InitiatorRelation.SAME_ORIGIN;
            case "same-site" ->
                    relation == InitiatorRelation.SAME_ORIGIN
                            || relation == InitiatorRelation.SAME_SITE;
            default -> true;
        };
    }

    /** The {@code Origin} header of a request for a resource that needs to be shared. */
    static String origin(Hop hop) {
        String initiator = hop.request().initiator();
        boolean opaque = hop.request().restrictions().opaque();
        return initiator == null || opaque || hop.taintsOrigin()
                ? "null"
                : WebAddress.origin(initiator);
    }
}

package browsy.fetch.http;

import browsy.fetch.http.HttpExchange.Request;
import browsy.fetch.http.HttpExchange.Response;

/** What one request of a redirect chain leads to. */
sealed interface HopResult {
    /** A redirect to another request. */
    record Redirect(Request next) implements HopResult {}

    /**
     * The response at the end of the chain.
     *
     * @param passes whether a repetition of the request may lead to another response
     */
    record End(Response response, boolean passes) implements HopResult {}
}

package browsy.fetch.http;

import browsy.fetch.config.FetchException;

/** A rule that each request of a redirect chain must satisfy before it is sent. Thread-safe. */
@FunctionalInterface
interface HopRule {
    /**
     * Checks a request.
     *
     * @throws FetchException.BlockedUrl if the request must not be sent
     */
    void check(Hop hop);
}

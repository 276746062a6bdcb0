package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HopResult.End;
import browsy.fetch.http.HopResult.Redirect;
import browsy.fetch.http.crawl.Manners;
import browsy.fetch.http.crawl.Turn;
import browsy.fetch.http.limit.ExceededLimits;
import browsy.fetch.journal.Journal;
import browsy.fetch.journal.Ledger;
import browsy.fetch.journal.RequestEntry;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * Sends single requests of redirect chains: waits for a turn at the host, sends the request, and
 * repeats a request whose failure may pass. Thread-safe.
 */
final class HopSender {
    /** The number of redirects that RFC 9309 requires for {@code robots.txt}. */
    private static final int ROBOTS_REDIRECTS = 5;

    private final TransferLimits limits;
    private final RequestSender sender;
    private final Manners manners;
    private final Journal journal;

    HopSender(TransferLimits limits, RequestSender sender, Manners manners, Journal journal) {
        this.limits = limits;
        this.sender = sender;
        this.manners = manners;
        this.journal = journal;
    }

    /**
     * Sends a request.
     *
     * @param reader reads the body of the response, more than once if the request is repeated
     * @throws FetchException if the request must wait too long, or there is no complete response
     */
    HopResult send(Hop hop, BodyReader reader) {
        for (int repetitions = 0; ; repetitions++) {
            try {
                HopResult result = sendOnce(hop, reader);
                boolean passes = result instanceof End end && end.passes();
                if (!passes || !pauseBeforeRepetition(hop, repetitions)) {
                    return result;
                }
            } catch (IOException e) {
                if (!mayPass(e) || !pauseBeforeRepetition(hop, repetitions)) {
                    throw RequestFailure.of(e, hop, journal.ledger());
                }
            } catch (IllegalArgumentException | IllegalStateException e) {
                throw RequestFailure.of(e, hop, journal.ledger());
            }
        }
    }

    private HopResult sendOnce(Hop hop, BodyReader reader) throws IOException {
        try (Turn turn = turn(hop)) {
            return sendInTurn(hop, reader);
        }
    }

    private HopResult sendInTurn(Hop hop, BodyReader reader) throws IOException {
        RequestEntry entry =
                journal.request(hop.kind(), hop.request().method(), hop.url().toString());
        try (PendingResponse pending = sender.send(hop)) {
            Response answer = pending.response();
            CrossOriginRules.requireAllowed(hop, answer);
            String target = redirectTarget(hop, answer);
            if (target != null) {
                Redirect redirect = new Redirect(RedirectRules.next(hop.request(), answer, target));
                pending.skipBody();
                entry.redirected(answer.code(), target);
                return redirect;
            }
            boolean passes = RetryRules.passes(answer, hop, manners);
            HttpExchange.Response response = reader.read(hop, answer, limits);
            IOException cutOff = response.cutOff();
            if (cutOff == null) {
                pending.complete();
            } else if (cutOff instanceof InterruptedIOException
                    && journal.ledger().timeLeft().isZero()) {
                throw cutOff; // beyond the budget
            } else {
                passes = true;
            }
            entry.received(response.status(), response.mediaType(), answer.cacheResponse() != null);
            return new End(response, passes);
        } catch (IOException
                | IllegalArgumentException
                | IllegalStateException
                | FetchException e) {
            entry.failed(RequestFailure.of(e, hop, journal.ledger()));
            throw e;
        } catch (UncheckedIOException e) {
            entry.failed(e); // a local file cannot be written
            throw e;
        }
    }

    /**
     * The target of a redirect; null for another response, and for the last permitted redirect of
     * {@code robots.txt}, which means that there is none.
     *
     * @throws FetchException if there are too many redirects
     */
    private @Nullable String redirectTarget(Hop hop, Response answer) {
        String target = RedirectRules.target(answer);
        if (target != null && hop.resource() == Resource.ROBOTS) {
            return hop.redirects() < ROBOTS_REDIRECTS ? target : null;
        }
        if (target != null && hop.redirects() >= limits.maxRedirects()) {
            throw new FetchException.Network(
                    "more than " + limits.maxRedirects() + " redirects (maxRedirects)", null);
        }
        return target;
    }

    /** Waits for a turn at the host. */
    private Turn turn(Hop hop) {
        try {
            Turn turn = manners.takeTurn(hop.url().host(), hop.deadline());
            if (turn == null) {
                journal.blocked(
                        hop.kind(),
                        hop.request().method(),
                        hop.url().toString(),
                        Reason.TOO_EARLY.name());
                throw new BlockedUrl(Reason.TOO_EARLY, hop.request().url());
            }
            return turn;
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private boolean pauseBeforeRepetition(Hop hop, int repetitions) {
        try {
            return hop.request().body() == null
                    && manners.pauseBeforeRepetition(repetitions, hop.deadline());
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static FetchException interrupted(InterruptedException cause) {
        Thread.currentThread().interrupt();
        return new FetchException.Network("interrupted", cause);
    }

    /**
     * Whether another attempt may succeed: a connection failed, but neither by a wrong certificate
     * nor by a response that violates the protocol.
     */
    private static boolean mayPass(IOException error) {
        return !(error instanceof InterruptedIOException
                || (error instanceof ProtocolException && !ResponseReader.isEarlyEnd(error))
                || error instanceof UnknownHostException
                || error instanceof UnrecordedRequest
                || error instanceof SSLHandshakeException
                || error instanceof SSLPeerUnverifiedException
                || ExceededLimits.in(error) != null
                || Ledger.reason(error) != null);
    }
}

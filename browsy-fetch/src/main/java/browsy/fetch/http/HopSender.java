package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.TransferLimits;
import browsy.fetch.http.HopResult.End;
import browsy.fetch.http.HopResult.Redirect;
import browsy.fetch.http.HttpExchange.Body;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.cookie.CookieStore;
import browsy.fetch.http.crawl.Manners;
import browsy.fetch.http.crawl.Turn;
import browsy.fetch.http.limit.LimitReached;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLPeerUnverifiedException;
import okhttp3.Call;
import okhttp3.Request;
import okhttp3.Response;
import org.jspecify.annotations.Nullable;

/**
 * Sends single requests of redirect chains: waits for a turn at the host, sends the request, stores
 * the cookies of the response, and repeats a request whose failure may pass. Thread-safe.
 */
final class HopSender {
    /** The number of redirects that RFC 9309 requires for {@code robots.txt}. */
    private static final int ROBOTS_REDIRECTS = 5;

    private final SessionClient client;
    private final TransferLimits limits;
    private final RequestHeaders headers;
    private final CookieStore cookies;
    private final Manners manners;

    HopSender(
            SessionClient client,
            TransferLimits limits,
            RequestHeaders headers,
            CookieStore cookies,
            Manners manners) {
        this.client = client;
        this.limits = limits;
        this.headers = headers;
        this.cookies = cookies;
        this.manners = manners;
    }

    /**
     * Sends a request.
     *
     * @throws FetchException if the request must wait too long, or there is no complete response
     */
    HopResult send(Hop hop) {
        for (int repetitions = 0; ; repetitions++) {
            try {
                HopResult result = sendOnce(hop);
                boolean passes = result instanceof End end && end.passes();
                if (!passes || !pauseBeforeRepetition(hop, repetitions)) {
                    return result;
                }
            } catch (IOException e) {
                if (!mayPass(e) || !pauseBeforeRepetition(hop, repetitions)) {
                    throw failure(e, hop);
                }
            } catch (IllegalArgumentException | IllegalStateException e) {
                // OkHttp reports some malformed responses as misuse of its API.
                throw new FetchException.Network(
                        "malformed response (" + hop.url().host() + ")", e);
            }
        }
    }

    private HopResult sendOnce(Hop hop) throws IOException {
        try (Turn turn = turn(hop);
                PendingResponse pending = request(hop)) {
            Response answer = pending.response();
            ResponseReader.checkHead(answer, limits, hop.step());
            saveCookies(hop, answer);
            String target = redirectTarget(hop, answer);
            if (target != null) {
                pending.skipBody();
                return new Redirect(RedirectRules.next(hop.request(), answer, target));
            }
            boolean passes = RetryRules.passes(answer, hop, manners);
            HttpExchange.Response response = ResponseReader.read(hop, answer, limits);
            pending.complete();
            return new End(response, passes);
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

    private PendingResponse request(Hop hop) throws IOException {
        long left = hop.step().nanosLeft();
        if (left <= 0) {
            throw new InterruptedIOException("deadline exceeded");
        }
        Request.Builder builder =
                new Request.Builder()
                        .url(hop.url())
                        .headers(headers.of(hop))
                        .tag(TransferLimits.class, limits);
        Body body = hop.request().body();
        if (body != null) {
            builder.method(hop.request().method(), new PostedBody(body));
        }
        Call call = client.newCall(hop.resource().kind(), builder.build());
        call.timeout().timeout(left, TimeUnit.NANOSECONDS);
        return new PendingResponse(call);
    }

    /**
     * Stores the cookies of a response from the network or an interceptor. The cookies of a cached
     * response were stored when it was received.
     */
    private void saveCookies(Hop hop, Response answer) {
        Response sent = answer.networkResponse();
        if (!hop.isOfUser()) {
            return;
        }
        if (sent != null) {
            cookies.receive(hop.cookies(), sent.headers("Set-Cookie"));
        } else if (answer.cacheResponse() == null) {
            // An interceptor or the request handler gave the response.
            cookies.receive(hop.cookies(), answer.headers("Set-Cookie"));
        }
    }

    /** Whether another attempt may succeed: a connection failed, but not by a wrong certificate. */
    private static boolean mayPass(IOException error) {
        return !(error instanceof InterruptedIOException
                || error instanceof UnknownHostException
                || error instanceof SSLHandshakeException
                || error instanceof SSLPeerUnverifiedException
                || LimitReached.in(error) != null);
    }

    private static FetchException failure(IOException error, Hop hop) {
        Refusal refusal = Refusal.in(error);
        if (refusal != null) {
            return UrlRules.blocked(refusal, hop);
        }
        ResponseTooLarge tooLarge = LimitReached.in(error);
        return tooLarge != null
                ? tooLarge
                : new FetchException.Network(describe(error, hop), error);
    }

    private static String describe(IOException error, Hop hop) {
        String host = hop.url().host();
        if (error instanceof UnknownHostException) {
            return "no such host: " + host;
        }
        if (error instanceof InterruptedIOException) {
            return "timed out: " + host + " (" + hop.step().option() + ")";
        }
        String message = error.getMessage();
        String what = message == null ? error.getClass().getSimpleName() : message;
        return String.format(Locale.ROOT, "%s (%s)", what, host);
    }
}

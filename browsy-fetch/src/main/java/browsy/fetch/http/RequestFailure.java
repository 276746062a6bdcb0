package browsy.fetch.http;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.http.RecordedFailures.MalformedResponse;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.limit.ExceededLimits;
import browsy.fetch.http.limit.TimedDns;
import browsy.fetch.journal.Ledger;
import browsy.fetch.observe.SessionBudget.Limit;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.util.Locale;
import javax.net.ssl.SSLException;

/** Converts an exception that ends a request to that of the session. */
final class RequestFailure {
    /** The alerts of servers that get no client certificate, by TLS 1.3 and earlier versions. */
    private static final String NO_CERTIFICATE = ".*: (certificate_required|bad_certificate)";

    private RequestFailure() {}

    static FetchException of(Exception error, Hop hop, Ledger ledger) {
        if (error instanceof FetchException known) {
            return known;
        }
        FetchException budget = Ledger.reason(error);
        if (budget != null) {
            return budget;
        }
        if (error instanceof UnrecordedRequest unrecorded) {
            return new FetchException.ReplayDivergence(unrecorded.divergence());
        }
        Refusal refusal = Refusal.in(error);
        if (refusal != null) {
            return UrlRules.blocked(refusal, hop);
        }
        if (!(error instanceof IOException) || error instanceof MalformedResponse) {
            // OkHttp reports some malformed responses as misuse of its API.
            return new FetchException.Network(
                    "malformed response (" + hop.url().host() + ")", error);
        }
        if (error instanceof InterruptedIOException && ledger.timeLeft().isZero()) {
            return ledger.exceeded(Limit.TIME);
        }
        ResponseTooLarge tooLarge = ExceededLimits.in(error);
        return tooLarge != null
                ? tooLarge
                : new FetchException.Network(described(error, hop), error);
    }

    private static String described(Exception error, Hop hop) {
        String host = hop.url().host();
        if (Thread.currentThread().isInterrupted()) {
            return "interrupted: " + host;
        }
        if (error instanceof InterruptedIOException || TimedDns.isTimeout(error)) {
            return "timed out: " + host + " (" + hop.step().option() + ")";
        }
        if (error instanceof UnknownHostException) {
            return "no such host: " + host;
        }
        String message = error.getMessage();
        if (error instanceof SSLException && message != null && message.matches(NO_CERTIFICATE)) {
            message += "; SessionConfig.authentication holds the certificate for a server";
        }
        return String.format(
                Locale.ROOT,
                "%s (%s)",
                message == null ? error.getClass().getSimpleName() : message,
                host);
    }
}

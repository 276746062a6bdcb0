package browsy.fetch.http;

import browsy.fetch.config.FetchException.BlockedUrl.Reason;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.FetchException.ResponseTooLarge.Limit;
import browsy.fetch.http.address.Refusal;
import browsy.fetch.http.limit.ExceededLimits;
import browsy.fetch.http.limit.TimedDns;
import browsy.fetch.replay.HarFailure;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/**
 * Converts exceptions of OkHttp to failures in recordings, with the error codes of Chromium, and
 * back. A failure that is replayed has the same effect and message as the original one.
 */
final class RecordedFailures {
    private static final String PRIVATE = "net::ERR_BLOCKED_BY_PRIVATE_NETWORK_ACCESS_CHECKS";
    private static final String POLICY = "net::ERR_BLOCKED_BY_CLIENT";
    private static final String TOO_LARGE = "net::ERR_FILE_TOO_BIG";
    private static final String NAME = "net::ERR_NAME_NOT_RESOLVED";
    private static final String TIMED_OUT = "net::ERR_TIMED_OUT";
    private static final String CONNECT = "net::ERR_CONNECTION_REFUSED";
    private static final String TLS = "net::ERR_SSL_PROTOCOL_ERROR";
    private static final String INVALID = "net::ERR_INVALID_HTTP_RESPONSE";
    private static final String CUT_OFF = "net::ERR_INCOMPLETE_CHUNKED_ENCODING";
    private static final String OTHER = "net::ERR_FAILED";

    /** The description of an exceeded limit: its name, the size and the greatest size. */
    private static final Pattern EXCEEDED =
            Pattern.compile("([A-Z_]{1,40}) (\\d{1,18}) (\\d{1,18})");

    private RecordedFailures() {}

    /** The failure of a request to a blocked address in a private network. */
    static HarFailure blocked(String host) {
        return new HarFailure(PRIVATE, host);
    }

    static HarFailure of(Exception error) {
        Refusal refusal = Refusal.in(error);
        if (refusal != null) {
            return refusal.reason() == Reason.PRIVATE_NETWORK
                    ? blocked(refusal.host())
                    : new HarFailure(POLICY, refusal.remark());
        }
        ResponseTooLarge tooLarge = ExceededLimits.in(error);
        if (tooLarge != null) {
            return new HarFailure(
                    TOO_LARGE,
                    String.format(
                            Locale.ROOT,
                            "%s %d %d",
                            tooLarge.limit(),
                            tooLarge.size(),
                            tooLarge.max()));
        }
        String message = error.getMessage();
        return new HarFailure(
                code(error), message == null ? error.getClass().getSimpleName() : message);
    }

    private static String code(Exception error) {
        if (error instanceof InterruptedIOException || TimedDns.isTimeout(error)) {
            return TIMED_OUT;
        }
        if (error instanceof UnknownHostException) {
            return NAME;
        }
        if (error instanceof SSLException) {
            return TLS;
        }
        if (error instanceof ConnectException) {
            return CONNECT;
        }
        if (error instanceof IOException broken && ResponseReader.isEarlyEnd(broken)) {
            return CUT_OFF;
        }
        return error instanceof IOException ? OTHER : INVALID;
    }

    /**
     * Returns the exception of a recorded failure.
     *
     * @param host the host of the request
     */
    static IOException replayed(HarFailure failure, String host) {
        String message = failure.message().isEmpty() ? failure.code() : failure.message();
        return switch (failure.code()) {
            case PRIVATE ->
                    Refusal.exception(
                            new Refusal(
                                    Reason.PRIVATE_NETWORK,
                                    failure.message().isEmpty() ? host : failure.message(),
                                    "recorded"));
            case POLICY -> Refusal.exception(new Refusal(Reason.POLICY, host, message));
            case TOO_LARGE -> tooLarge(message);
            case NAME, "net::ERR_NAME_RESOLUTION_FAILED" -> new UnknownHostException(host);
            case TIMED_OUT, "net::ERR_CONNECTION_TIMED_OUT" -> new InterruptedIOException(message);
            case TLS -> new SSLException(message);
            case CONNECT -> new ConnectException(message);
            case CUT_OFF, "net::ERR_CONTENT_LENGTH_MISMATCH" -> new EOFException(message);
            case INVALID -> new MalformedResponse(message);
            default -> new IOException(message);
        };
    }

    private static IOException tooLarge(String message) {
        Matcher found = EXCEEDED.matcher(message);
        if (found.matches()) {
            for (Limit limit : Limit.values()) {
                if (limit.name().equals(found.group(1))) {
                    return ExceededLimits.report(
                            limit, Long.parseLong(found.group(2)), Long.parseLong(found.group(3)));
                }
            }
        }
        return new ProtocolException(message);
    }

    /** A recorded failure that OkHttp reported as misuse of its API. */
    static final class MalformedResponse extends IOException {
        private static final long serialVersionUID = 1L;

        MalformedResponse(String message) {
            super(message);
        }
    }
}

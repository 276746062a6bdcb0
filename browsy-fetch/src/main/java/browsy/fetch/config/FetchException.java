package browsy.fetch.config;

import browsy.config.BrowsyException;
import browsy.config.TimeLimitExceededException;
import browsy.fetch.observe.SessionBudget;
import browsy.fetch.replay.Divergence;
import browsy.fetch.url.WebAddress;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A failure of a session: of a request, of processing a page, or of an action. The session stays
 * usable after it. Messages show URLs without credentials and without the query, which may contain
 * user input; {@code url()} returns the whole URL.
 */
public abstract sealed class FetchException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private FetchException(String message, @Nullable Throwable cause) {
        super(message);
        if (cause != null) {
            initCause(cause);
        }
    }

    /** Thrown if a URL cannot be parsed. */
    public static final class InvalidUrl extends FetchException {
        private static final long serialVersionUID = 1L;

        private final String url;

        public InvalidUrl(String url) {
            super("Invalid URL: " + WebAddress.shown(url), null);
            this.url = url;
        }

        /** The URL as the caller or page gave it. */
        public String url() {
            return url;
        }
    }

    /**
     * Thrown if the session must not request a URL: it matches the blocklist, addresses a private
     * network, has a blocked port or scheme, or the network policy refuses it. The message names
     * the option that would allow it, if there is one.
     */
    public static final class BlockedUrl extends FetchException {
        private static final long serialVersionUID = 1L;

        private final Reason reason;
        private final String url;

        public BlockedUrl(Reason reason, String url) {
            this(reason, url, reason.words);
        }

        /**
         * Creates the exception for a URL that an option blocks, or that an option would allow.
         *
         * @param remark the option that blocks the URL, or the one that would allow it
         */
        public static BlockedUrl of(Reason reason, String url, String remark) {
            return new BlockedUrl(reason, url, reason.words + "; " + remark);
        }

        /**
         * Creates the exception for a URL in a private network.
         *
         * @param host the host and port in the syntax of {@link PrivateHost#of}
         */
        public static BlockedUrl ofPrivateNetwork(String url, String host) {
            return of(Reason.PRIVATE_NETWORK, url, "allowHost(\"" + host + "\") opens it");
        }

        /**
         * Creates the exception for a URL that is requested through a proxy in a private network.
         *
         * @param proxy the host of the proxy
         */
        public static BlockedUrl ofPrivateProxy(String url, String proxy) {
            return new BlockedUrl(
                    Reason.PRIVATE_NETWORK,
                    url,
                    "its proxy is in a private network; allowHost(\"" + proxy + "\") opens it");
        }

        private BlockedUrl(Reason reason, String url, String why) {
            super("Blocked URL: " + WebAddress.shown(url) + " (" + why + ")", null);
            this.reason = reason;
            this.url = url;
        }

        /** The reason for the block. */
        public Reason reason() {
            return reason;
        }

        /** The blocked URL. */
        public String url() {
            return url;
        }

        /** The reason why a URL is blocked. */
        public enum Reason {
            /** The URL contains one of {@link SessionConfig#blockedPatterns()}. */
            BLOCKLIST("on the blocklist"),
            /** The host is this machine, or has an IP address that is not public. */
            PRIVATE_NETWORK("leads into a private network"),
            /** The port is a bad port of the Fetch standard: it belongs to another service. */
            PORT("a port of another service"),
            /** The scheme is neither http nor https. */
            SCHEME("only http and https are fetched"),
            /** The rules of {@link SessionConfig#networkPolicy()} do not allow the URL. */
            POLICY("the network policy"),
            /** The filter of {@link SessionConfig#networkPolicy()} has refused the request. */
            FILTER("the request filter"),
            /** A page from the web navigates to a {@code file:} URL. */
            FILE("a page of the web asks for a file"),
            /** A page over https asks for a style sheet over http. */
            MIXED_CONTENT("a page over https asks for it over http"),
            /** The Content Security Policy of the page does not allow it. */
            CONTENT_POLICY("the page's Content-Security-Policy or sandbox does not allow it"),
            /** The {@code robots.txt} of the site disallows it. */
            ROBOTS("robots.txt disallows it; Politeness.withRobots switches this off"),
            /** The {@code robots.txt} of the site cannot be read, which disallows all requests. */
            ROBOTS_UNKNOWN(
                    "robots.txt cannot be read, which disallows everything;"
                            + " Politeness.withRobots switches this off"),
            /** The politeness of the session allows the request only after its time limit. */
            TOO_EARLY("Politeness allows the next request to the host only after the time limit");

            private final String words;

            Reason(String words) {
                this.words = words;
            }
        }
    }

    /**
     * Thrown if no complete response arrives: unknown host, refused or lost connection, time-out,
     * too many redirects, or a malformed response.
     */
    public static final class Network extends FetchException {
        private static final long serialVersionUID = 1L;

        public Network(String message, @Nullable Throwable cause) {
            super("Network error: " + message, cause);
        }
    }

    /**
     * Thrown for a response with a status of 400 or above that has no page, and for every such
     * response if {@link SessionConfig#throwOnHttpError()} is set.
     */
    public static final class HttpError extends FetchException {
        private static final long serialVersionUID = 1L;
        private final int status;
        private final String url;
        private final @Nullable String realm;

        public HttpError(int status, String url) {
            super("HTTP error " + status + ": " + WebAddress.shown(url), null);
            this.status = status;
            this.url = url;
            this.realm = null;
        }

        /**
         * Creates the exception for a response with an HTTP authentication challenge.
         *
         * @param realm the protection space; empty if the server names none
         * @param remark a description of the challenge for the message
         */
        public HttpError(int status, String url, String realm, String remark) {
            super(
                    "HTTP error " + status + ": " + WebAddress.shown(url) + " (" + remark + ")",
                    null);
            this.status = status;
            this.url = url;
            this.realm = realm;
        }

        /**
         * The realm of the HTTP authentication challenge, empty if the challenge names none; null
         * if the response has no challenge.
         */
        public @Nullable String realm() {
            return realm;
        }

        /** The URL of the response, after redirects. */
        public String url() {
            return url;
        }

        /** The HTTP status code. */
        public int status() {
            return status;
        }
    }

    /** Thrown if a server sends more than {@link SessionConfig#transferLimits()} allow. */
    public static final class ResponseTooLarge extends FetchException {
        private static final long serialVersionUID = 1L;
        private final Limit limit;
        private final long size;
        private final long max;

        /**
         * @param limit the limit that is exceeded
         * @param size the size in the unit of the limit; a lower bound if the whole size is unknown
         * @param max the value of the limit
         */
        public ResponseTooLarge(Limit limit, long size, long max) {
            super(
                    String.format(
                            Locale.ROOT,
                            "Response too large: %d %s, the limit is %d (%s)",
                            size,
                            limit.unit,
                            max,
                            limit.option),
                    null);
            this.limit = limit;
            this.size = size;
            this.max = max;
        }

        /** The limit that is exceeded. */
        public Limit limit() {
            return limit;
        }

        /** The size in the unit of the limit; a lower bound if the whole size is unknown. */
        public long size() {
            return size;
        }

        /** The value of the limit. */
        public long max() {
            return max;
        }

        /** A limit on the size of responses. */
        public enum Limit {
            /** {@link TransferLimits#maxResponseBytes()}. */
            RESPONSE_BYTES("bytes", "maxResponseBytes"),
            /** {@link TransferLimits#maxCssBytesPerFile()}. */
            STYLESHEET_BYTES("bytes", "maxCssBytesPerFile"),
            /** {@link TransferLimits#maxHeaders()}. */
            HEADERS("header fields", "maxHeaders"),
            /** {@link TransferLimits#maxHeaderBytes()}. */
            HEADER_BYTES("bytes of header fields", "maxHeaderBytes"),
            /** {@link TransferLimits#maxExpansion()}. */
            EXPANSION("times the compressed size", "maxExpansion"),
            /** {@link TransferLimits#maxDownloadBytes()}. */
            DOWNLOAD_BYTES("bytes", "maxDownloadBytes"),
            /** {@link TransferLimits#maxNavigationBytes()}. */
            NAVIGATION_BYTES("bytes of one navigation", "maxNavigationBytes");

            private final String unit;
            private final String option;

            Limit(String unit, String option) {
                this.unit = unit;
                this.option = option;
            }
        }
    }

    /** Thrown if a request would exceed {@link SessionConfig#budget()}. */
    public static final class BudgetExceeded extends FetchException {
        private static final long serialVersionUID = 1L;
        private final SessionBudget.Limit limit;

        public BudgetExceeded(SessionBudget.Limit limit, SessionBudget budget) {
            super(
                    "Budget exceeded: SessionBudget."
                            + limit.option()
                            + " is "
                            + switch (limit) {
                                case REQUESTS -> String.valueOf(budget.maxRequests());
                                case BYTES -> String.valueOf(budget.maxBytes());
                                case TIME -> budget.maxTime().toMillis() + " ms";
                            },
                    null);
            this.limit = limit;
        }

        /** The limit of the budget that is reached. */
        public SessionBudget.Limit limit() {
            return limit;
        }
    }

    /**
     * Thrown if a login cannot be used: its alias is unknown, or a secret would be entered into a
     * page, or sent to an address, whose origin it is not bound to. Nothing was sent there.
     */
    public static final class CredentialRefused extends FetchException {
        private static final long serialVersionUID = 1L;

        private final Reason reason;
        private final String subject;

        /**
         * @param subject the unknown alias, or the URL whose origin is not bound
         * @param accepted the origins that the login is bound to, or the known aliases; may be
         *     empty
         */
        public CredentialRefused(Reason reason, String subject, String accepted) {
            super(message(reason, subject, accepted), null);
            this.reason = reason;
            this.subject = subject;
        }

        private static String message(Reason reason, String subject, String accepted) {
            return "Credentials refused: "
                    + switch (reason) {
                        case UNKNOWN_ALIAS ->
                                reason.words
                                        + " '"
                                        + subject
                                        + "'"
                                        + (accepted.isEmpty() ? "" : "; known are " + accepted);
                        case METHOD -> reason.words + " " + WebAddress.shown(subject);
                        case PAGE, ACTION, REDIRECT ->
                                reason.words
                                        + " "
                                        + WebAddress.shown(subject)
                                        + ", but the login is bound to "
                                        + accepted;
                    };
        }

        /** The reason for the refusal. */
        public Reason reason() {
            return reason;
        }

        /** The unknown alias, or the URL whose origin is not bound. */
        public String subject() {
            return subject;
        }

        /** The reason why a login is not used. */
        public enum Reason {
            /** {@link SessionConfig#credentials()} has no login with the alias. */
            UNKNOWN_ALIAS("no login has the alias"),
            /** The origin of the page with the form is not bound. */
            PAGE("the page is"),
            /** The origin of the address that the form is sent to is not bound. */
            ACTION("the form is sent to"),
            /** A redirect would send the form to an address whose origin is not bound. */
            REDIRECT("the form is redirected to"),
            /** The method of the form is GET, which would make the secret a part of the URL. */
            METHOD("the form with method GET puts the secret into the URL");

            private final String words;

            Reason(String words) {
                this.words = words;
            }
        }
    }

    /**
     * Thrown if a session that uses a login is signed out and cannot sign in again. The exception
     * is a {@code browsy.fetch.LoginFailedException}, which has the outcome of the sign-in.
     */
    public abstract static non-sealed class SignedOut extends FetchException {
        private static final long serialVersionUID = 1L;

        protected SignedOut(String message) {
            super(message, null);
        }
    }

    /** Thrown if a search engine cannot be queried, or its results cannot be read. */
    public static final class SearchFailed extends FetchException {
        private static final long serialVersionUID = 1L;
        private final Reason reason;
        private final String url;

        /**
         * @param engine the name of the engine; may be empty
         * @param url the URL of the result page or description
         */
        public SearchFailed(Reason reason, String engine, String url) {
            super(
                    "Search failed: "
                            + (engine.isEmpty() ? "the search engine" : engine)
                            + " "
                            + reason.words
                            + ": "
                            + WebAddress.shown(url),
                    null);
            this.reason = reason;
            this.url = url;
        }

        /** The reason for the failure. */
        public Reason reason() {
            return reason;
        }

        /** The URL of the result page or description. */
        public String url() {
            return url;
        }

        /** The reason why a search failed. */
        public enum Reason {
            /** The engine requires a CAPTCHA, or consent, before it shows results. */
            CHALLENGE("asks for a CAPTCHA or consent instead of showing results"),
            /** The result page has neither results nor a message that there are none. */
            UNKNOWN_MARKUP("returns a page whose results cannot be found"),
            /** The OpenSearch description has no usable URL template. */
            NO_TEMPLATE("describes no result page that is requested by GET");

            private final String words;

            Reason(String words) {
                this.words = words;
            }
        }
    }

    /**
     * Thrown if a session whose requests are answered from a recording sends one that the recording
     * does not answer. The message names the nearest recorded request and the differences.
     */
    public static final class ReplayDivergence extends FetchException {
        private static final long serialVersionUID = 1L;
        private final transient @Nullable Divergence divergence;

        public ReplayDivergence(Divergence divergence) {
            super("Replay divergence: " + divergence.description(), null);
            this.divergence = divergence;
        }

        /** The request and the nearest recorded one; null after deserialization. */
        public @Nullable Divergence divergence() {
            return divergence;
        }
    }

    /** Thrown if parsing and layout of a page take longer than {@link SessionConfig#timeout()}. */
    public static final class Timeout extends FetchException {
        private static final long serialVersionUID = 1L;

        public Timeout(TimeLimitExceededException cause) {
            super("Timeout: " + cause.getMessage(), cause);
        }
    }

    /**
     * Thrown if the heap is too small for the page. Lower {@link SessionConfig#limits()} truncate
     * such pages.
     */
    public static final class OutOfMemory extends FetchException {
        private static final long serialVersionUID = 1L;

        public OutOfMemory(OutOfMemoryError cause) {
            super("Out of memory: the page is too large for the heap", cause);
        }
    }

    /** Thrown if an action cannot be performed on the current page. */
    public static final class ActionError extends FetchException {
        private static final long serialVersionUID = 1L;
        private final Kind kind;
        private final int elementId;
        private final transient List<SpatialElement> candidates;

        /**
         * @param elementId the id of the target element; 0 for none
         * @param message the problem and possible remedies
         */
        public ActionError(Kind kind, int elementId, String message) {
            this(kind, elementId, message, List.of());
        }

        /**
         * @param candidates the possible target elements, or the invalid fields
         */
        public ActionError(
                Kind kind, int elementId, String message, List<SpatialElement> candidates) {
            super(message, null);
            this.kind = kind;
            this.elementId = elementId;
            this.candidates = List.copyOf(candidates);
        }

        /** The cause of the failure. */
        public Kind kind() {
            return kind;
        }

        /** The id of the target element; 0 for none. */
        public int elementId() {
            return elementId;
        }

        /**
         * The elements that could be the intended target; for {@link Kind#VALIDATION_FAILED} the
         * invalid fields. Empty after deserialization.
         */
        public List<SpatialElement> candidates() {
            return candidates == null ? List.of() : candidates;
        }

        /** The cause of a failed action. */
        public enum Kind {
            /** No page is loaded. */
            NO_PAGE,
            /** No element matches the target. */
            NOT_FOUND,
            /** The element id belongs to an earlier page. */
            STALE,
            /** Several elements match the target. */
            AMBIGUOUS,
            /** The element is not visible. */
            NOT_VISIBLE,
            /** The element or option is disabled, or the field is read-only. */
            DISABLED,
            /** Another element covers the element. */
            COVERED,
            /** The element does not support the action. */
            WRONG_ELEMENT_TYPE,
            /** The element does not accept the value. */
            INVALID_VALUE,
            /** A field of the form fails constraint validation. */
            VALIDATION_FAILED,
            /** The session history has no page in that direction. */
            NO_HISTORY,
            /** The awaited condition was not met in time. */
            TIMEOUT,
            /** The page lacks the required component, such as a login form or cookie banner. */
            NO_SUCH_ACTION,
            /** The confirm hook refused the action. */
            REFUSED,
            /**
             * The sign-in had expired when the form was sent. The session is signed in again, the
             * form is filled in again, and was not sent again.
             */
            SIGN_IN_EXPIRED
        }
    }
}

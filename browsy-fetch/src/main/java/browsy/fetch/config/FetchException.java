package browsy.fetch.config;

import browsy.config.BrowsyException;
import browsy.config.TimeLimitExceededException;
import browsy.fetch.url.WebAddress;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What can go wrong while browsing. A session stays usable after every one of these. Messages name
 * addresses without their queries, which may hold what was typed; {@code url()} has all of them.
 */
public abstract sealed class FetchException extends BrowsyException {
    private static final long serialVersionUID = 1L;

    private FetchException(String message, @Nullable Throwable cause) {
        super(message);
        if (cause != null) {
            initCause(cause);
        }
    }

    /** The address makes no sense. */
    public static final class InvalidUrl extends FetchException {
        private static final long serialVersionUID = 1L;

        private final String url;

        public InvalidUrl(String url) {
            super("Invalid URL: " + WebAddress.shown(url), null);
            this.url = url;
        }

        /** The address as it was given. */
        public String url() {
            return url;
        }
    }

    /**
     * The address is on the blocklist, leads into a private network, or has a scheme that is off.
     */
    public static final class BlockedUrl extends FetchException {
        private static final long serialVersionUID = 1L;

        private final Reason reason;
        private final String url;

        public BlockedUrl(Reason reason, String url) {
            this(reason, url, reason.words);
        }

        /** For a pattern of the blocklist. */
        public static BlockedUrl listed(String url, String pattern) {
            return new BlockedUrl(Reason.BLOCKLIST, url, Reason.BLOCKLIST.words + ": " + pattern);
        }

        /**
         * For an address of a private network.
         *
         * @param host with its port, as {@link PrivateHost#of} reads it
         */
        public static BlockedUrl ofPrivateNetwork(String url, String host) {
            return new BlockedUrl(
                    Reason.PRIVATE_NETWORK,
                    url,
                    Reason.PRIVATE_NETWORK.words + "; allowHost(\"" + host + "\") opens it");
        }

        private BlockedUrl(Reason reason, String url, String why) {
            super("Blocked URL: " + WebAddress.shown(url) + " (" + why + ")", null);
            this.reason = reason;
            this.url = url;
        }

        /** Why it was not asked. */
        public Reason reason() {
            return reason;
        }

        /** The address that was not asked. */
        public String url() {
            return url;
        }

        /** What speaks against an address. */
        public enum Reason {
            /** {@link SessionConfig#blockedPatterns()} has it. */
            BLOCKLIST("on the blocklist"),
            /** It leads to this machine or its network. */
            PRIVATE_NETWORK("leads into a private network"),
            /** Its port is that of a service other than the web. */
            PORT("a port of another service"),
            /** It is neither http nor https. */
            SCHEME("only http and https are fetched"),
            /** It is a file, which a page of the web asks for. */
            FILE("a page of the web asks for a file");

            private final String words;

            Reason(String words) {
                this.words = words;
            }
        }
    }

    /** No answer: no such host, connection refused, time ran out, broken off. */
    public static final class Network extends FetchException {
        private static final long serialVersionUID = 1L;

        public Network(String message, @Nullable Throwable cause) {
            super("Network error: " + message, cause);
        }
    }

    /** The server answered with an error and no page. */
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
         * For a server that asks for HTTP authentication.
         *
         * @param realm what the name and password are for; empty where the server does not say
         * @param remark how it asks, for a person to read
         */
        public HttpError(int status, String url, String realm, String remark) {
            super(
                    "HTTP error " + status + ": " + WebAddress.shown(url) + " (" + remark + ")",
                    null);
            this.status = status;
            this.url = url;
            this.realm = realm;
        }

        /** What a name and password are asked for; null where the server asks for none. */
        public @Nullable String realm() {
            return realm;
        }

        /** What the server answered from. */
        public String url() {
            return url;
        }

        public int status() {
            return status;
        }
    }

    /** The answer is longer than the session allows. */
    public static final class ResponseTooLarge extends FetchException {
        private static final long serialVersionUID = 1L;
        private final long size;
        private final long max;

        /**
         * @param size in bytes, as far as it is known
         * @param max in bytes
         */
        public ResponseTooLarge(long size, long max) {
            super(
                    String.format(
                            Locale.ROOT,
                            "Response too large: %d bytes, the limit is %d",
                            size,
                            max),
                    null);
            this.size = size;
            this.max = max;
        }

        public long size() {
            return size;
        }

        public long max() {
            return max;
        }
    }

    /** Parsing or laying out the page takes longer than {@link SessionConfig#timeout()}. */
    public static final class Timeout extends FetchException {
        private static final long serialVersionUID = 1L;

        public Timeout(TimeLimitExceededException cause) {
            super("Timeout: " + cause.getMessage(), cause);
        }
    }

    /** There is not enough memory for the page; {@code SessionConfig.limits()} can cut it off. */
    public static final class OutOfMemory extends FetchException {
        private static final long serialVersionUID = 1L;

        public OutOfMemory(OutOfMemoryError cause) {
            super("Out of memory: the page is too large for the heap", cause);
        }
    }

    /** The action cannot be done on this page. */
    public static final class ActionError extends FetchException {
        private static final long serialVersionUID = 1L;
        private final Kind kind;
        private final int elementId;
        private final transient List<SpatialElement> candidates;

        /**
         * @param elementId 0 where no element is concerned
         * @param message what is wrong and what can be done instead
         */
        public ActionError(Kind kind, int elementId, String message) {
            this(kind, elementId, message, List.of());
        }

        /**
         * @param candidates the elements that might be meant, or that the trouble is with
         */
        public ActionError(
                Kind kind, int elementId, String message, List<SpatialElement> candidates) {
            super(message, null);
            this.kind = kind;
            this.elementId = elementId;
            this.candidates = List.copyOf(candidates);
        }

        public Kind kind() {
            return kind;
        }

        /** The element concerned; 0 for none. */
        public int elementId() {
            return elementId;
        }

        /**
         * The elements that might be meant instead; for {@link Kind#VALIDATION_FAILED} the fields
         * that are wrong.
         */
        public List<SpatialElement> candidates() {
            return candidates == null ? List.of() : candidates;
        }

        /** The cause. */
        public enum Kind {
            /** No page is loaded. */
            NO_PAGE,
            /** There is no such element. */
            NOT_FOUND,
            /** The element was on an earlier page. */
            STALE,
            /** Several elements fit. */
            AMBIGUOUS,
            /** Nobody could see it. */
            NOT_VISIBLE,
            /** It is disabled or cannot be changed. */
            DISABLED,
            /** Something lies over it. */
            COVERED,
            /** Such an element cannot do this. */
            WRONG_ELEMENT_TYPE,
            /** The element does not take the value. */
            INVALID_VALUE,
            /** The form is not filled in as it wants. */
            VALIDATION_FAILED,
            /** There is no page to go back or forward to. */
            NO_HISTORY,
            /** What was waited for did not come. */
            TIMEOUT,
            /** The page has no such thing as a login form or a cookie banner. */
            NO_SUCH_ACTION,
            /** The confirm hook said no. */
            REFUSED
        }
    }
}

package browsy.fetch.observe;

import static java.util.Objects.requireNonNull;

import browsy.fetch.url.WebAddress;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that a session did. Events contain no secrets: URLs are without credentials, query and
 * fragment, there are no headers, bodies or values of fields, and errors are the names of
 * exceptions without their messages.
 */
public sealed interface SessionEvent {
    /** The session and the time. */
    Stamp stamp();

    /**
     * The origin of an event.
     *
     * @param session the number of the session, unique in the program
     * @param number the number of the event in the session, from 1
     * @param time the time of the event
     */
    record Stamp(long session, long number, Instant time) {
        public Stamp {
            requireNonNull(time, "time");
        }
    }

    /**
     * A navigation starts.
     *
     * @param method the method of its first request
     * @param url the URL
     */
    record NavigationStarted(Stamp stamp, String method, String url) implements SessionEvent {
        public NavigationStarted {
            requireNonNull(stamp, "stamp");
            requireNonNull(method, "method");
            url = WebAddress.shown(url);
        }
    }

    /**
     * A navigation ends.
     *
     * @param url the URL after redirects; the first URL if the navigation failed
     * @param status the HTTP status; 0 if there is none
     * @param outcome the result
     * @param error the exception; null unless the navigation failed
     * @param duration the time since it started, including style sheets and layout
     */
    record NavigationFinished(
            Stamp stamp,
            String url,
            int status,
            Outcome outcome,
            @Nullable String error,
            Duration duration)
            implements SessionEvent {
        public NavigationFinished {
            requireNonNull(stamp, "stamp");
            requireNonNull(outcome, "outcome");
            requireNonNull(duration, "duration");
            url = WebAddress.shown(url);
        }
    }

    /** The result of a navigation. */
    enum Outcome {
        /** The page is loaded. */
        PAGE,
        /** The response is a file; the page stays. */
        FILE,
        /** The response has no content; the page stays. */
        NO_CONTENT,
        /** An exception ended the navigation. */
        FAILED
    }

    /**
     * A request is about to be sent. {@link ResponseReceived}, {@link Redirected}, {@link
     * RequestFailed} or {@link RequestBlocked} with the same number follows.
     *
     * @param request the number of the request in the session, from 1
     * @param kind the kind of resource
     * @param method the HTTP method
     * @param url the URL
     */
    record RequestStarted(Stamp stamp, long request, ResourceKind kind, String method, String url)
            implements SessionEvent {
        public RequestStarted {
            requireNonNull(stamp, "stamp");
            requireNonNull(kind, "kind");
            requireNonNull(method, "method");
            url = WebAddress.shown(url);
        }
    }

    /**
     * A response is complete. Redirects are {@link Redirected} instead.
     *
     * @param request the number of the request in the session
     * @param kind the kind of resource
     * @param url the URL
     * @param status the HTTP status
     * @param mediaType the media type in lower case, without parameters; empty if there is none
     * @param cached whether the body is from the cache
     * @param duration the time since the request started
     */
    record ResponseReceived(
            Stamp stamp,
            long request,
            ResourceKind kind,
            String url,
            int status,
            String mediaType,
            boolean cached,
            Duration duration)
            implements SessionEvent {
        public ResponseReceived {
            requireNonNull(stamp, "stamp");
            requireNonNull(kind, "kind");
            requireNonNull(mediaType, "mediaType");
            requireNonNull(duration, "duration");
            url = WebAddress.shown(url);
        }
    }

    /**
     * A response redirects to another URL, which another request follows.
     *
     * @param request the number of the request in the session
     * @param kind the kind of resource
     * @param url the URL of the request
     * @param status the HTTP status
     * @param target the URL of the next request
     * @param duration the time since the request started
     */
    record Redirected(
            Stamp stamp,
            long request,
            ResourceKind kind,
            String url,
            int status,
            String target,
            Duration duration)
            implements SessionEvent {
        public Redirected {
            requireNonNull(stamp, "stamp");
            requireNonNull(kind, "kind");
            requireNonNull(duration, "duration");
            url = WebAddress.shown(url);
            target = WebAddress.shown(target);
        }
    }

    /**
     * The rules of the session refuse a request.
     *
     * @param request the number of the request in the session; 0 if it was refused before it
     *     started
     * @param kind the kind of resource
     * @param method the HTTP method
     * @param url the URL
     * @param reason the name of the {@code FetchException.BlockedUrl.Reason}
     */
    record RequestBlocked(
            Stamp stamp, long request, ResourceKind kind, String method, String url, String reason)
            implements SessionEvent {
        public RequestBlocked {
            requireNonNull(stamp, "stamp");
            requireNonNull(kind, "kind");
            requireNonNull(method, "method");
            requireNonNull(reason, "reason");
            url = WebAddress.shown(url);
        }
    }

    /**
     * A request has no complete response.
     *
     * @param request the number of the request in the session
     * @param kind the kind of resource
     * @param url the URL
     * @param error the exception and its cause
     * @param duration the time since the request started
     */
    record RequestFailed(
            Stamp stamp,
            long request,
            ResourceKind kind,
            String url,
            String error,
            Duration duration)
            implements SessionEvent {
        public RequestFailed {
            requireNonNull(stamp, "stamp");
            requireNonNull(kind, "kind");
            requireNonNull(error, "error");
            requireNonNull(duration, "duration");
            url = WebAddress.shown(url);
        }
    }

    /**
     * A part of a request or navigation took some time.
     *
     * @param phase the part
     * @param url the URL of the request or page
     */
    record PhaseTimed(Stamp stamp, Phase phase, String url, Duration duration)
            implements SessionEvent {
        public PhaseTimed {
            requireNonNull(stamp, "stamp");
            requireNonNull(phase, "phase");
            requireNonNull(duration, "duration");
            url = WebAddress.shown(url);
        }
    }

    /** A part of a request or navigation. Only new connections have the first three. */
    enum Phase {
        /** The DNS query. */
        LOOKUP,
        /** Establishing a connection, including TLS. */
        CONNECT,
        /** The TLS handshake. */
        TLS,
        /** Sending the request and waiting for the first byte of the response. */
        WAIT,
        /** Receiving the body. */
        BODY,
        /** Loading style sheets that were requested together. */
        STYLESHEETS,
        /** Parsing, styling and laying out the page, including {@link #STYLESHEETS}. */
        PAGE
    }

    /**
     * An action of the program ends. Actions that belong to another one precede it.
     *
     * @param action the name, such as {@code click}
     * @param elementId the id of the element; 0 for none
     * @param navigated whether the action loaded another page
     * @param error the exception and its cause; null for an action that succeeded
     * @param duration the duration of the action
     */
    record ActionFinished(
            Stamp stamp,
            String action,
            int elementId,
            boolean navigated,
            @Nullable String error,
            Duration duration)
            implements SessionEvent {
        public ActionFinished {
            requireNonNull(stamp, "stamp");
            requireNonNull(action, "action");
            requireNonNull(duration, "duration");
        }
    }

    /**
     * Another listener threw an exception.
     *
     * @param listener the name of its class
     * @param error the exception
     */
    record ListenerFailed(Stamp stamp, String listener, String error) implements SessionEvent {
        public ListenerFailed {
            requireNonNull(stamp, "stamp");
            requireNonNull(listener, "listener");
            requireNonNull(error, "error");
        }
    }
}

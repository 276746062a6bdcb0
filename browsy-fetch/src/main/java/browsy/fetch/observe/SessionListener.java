package browsy.fetch.observe;

import browsy.fetch.observe.SessionEvent.ListenerFailed;

/**
 * Receives the events of a session. The session calls it for one event at a time, in the order of
 * the events, on the thread that causes the event, and waits for it. A listener of several sessions
 * is called for them concurrently.
 *
 * <p>A listener cannot act on the session: an action that it starts throws an {@link
 * IllegalStateException}. An exception of a listener does not affect the session: it is logged,
 * counted in {@link SessionLedger#listenerFailures()}, and the other listeners receive a {@link
 * ListenerFailed}.
 */
@FunctionalInterface
public interface SessionListener {
    /** Receives an event. */
    void onEvent(SessionEvent event);
}

package browsy.fetch.journal;

import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.ListenerFailed;
import browsy.fetch.observe.SessionEvent.Stamp;
import browsy.fetch.observe.SessionListener;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Passes the events of one session to its listeners, one event at a time. Thread-safe. */
final class Delivery {
    private final long session;
    private final List<SessionListener> listeners;
    private final Ledger ledger;
    private final ReentrantLock lock = new ReentrantLock();

    /** The listeners whose first exception was logged. */
    private final Set<SessionListener> warned = Collections.newSetFromMap(new IdentityHashMap<>());

    private long events;

    Delivery(long session, List<SessionListener> wanted, Ledger ledger) {
        this.session = session;
        this.ledger = ledger;
        List<SessionListener> all = new ArrayList<>(wanted);
        if (SessionLog.isAvailable()) {
            all.add(new SessionLog());
        }
        if (FlightRecording.isAvailable()) {
            all.add(new FlightListener());
        }
        listeners = List.copyOf(all);
    }

    /** Whether the current thread is inside a listener of the session. */
    boolean isDelivering() {
        return lock.isHeldByCurrentThread();
    }

    void deliver(Function<Stamp, SessionEvent> event) {
        if (listeners.isEmpty()) {
            return;
        }
        lock.lock();
        try {
            SessionEvent made = event.apply(stamp());
            for (SessionListener listener : listeners) {
                Throwable error = call(listener, made);
                if (error != null) {
                    report(listener, error);
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private Stamp stamp() {
        return new Stamp(session, ++events, Instant.now());
    }

    /** Calls a listener; returns what it throws, null if it returns. */
    private static @Nullable Throwable call(SessionListener listener, SessionEvent event) {
        try {
            listener.onEvent(event);
            return null;
        } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError e) {
            return e;
        }
    }

    /** Logs and counts the exception of a listener, and tells the other ones. */
    private void report(SessionListener failed, Throwable error) {
        ledger.listenerFailed();
        SessionLog.listenerFailed(failed, error, warned.add(failed));
        ListenerFailed event =
                new ListenerFailed(stamp(), failed.getClass().getName(), Journal.described(error));
        for (SessionListener other : listeners) {
            Throwable next = other == failed ? null : call(other, event);
            if (next != null) {
                ledger.listenerFailed();
                SessionLog.listenerFailed(other, next, warned.add(other));
            }
        }
    }
}

package browsy.fetch.journal;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.observe.SessionEvent;
import browsy.fetch.observe.SessionEvent.Phase;
import browsy.fetch.observe.SessionEvent.PhaseTimed;
import browsy.fetch.observe.SessionEvent.RequestBlocked;
import browsy.fetch.observe.SessionEvent.Stamp;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The journal of one session: its ledger, and its events on the way to the listeners. */
public final class Journal {
    private static final AtomicLong SESSIONS = new AtomicLong();

    private final long session = SESSIONS.incrementAndGet();
    private final AtomicLong requests = new AtomicLong();
    private final Ledger ledger;
    private final Delivery delivery;

    /** Starts the journal of a new session. */
    public Journal(SessionConfig config) {
        this(config, new Ledger(config.budget()));
    }

    /** Starts the journal of a session that shares a ledger, and so a budget, with another one. */
    public Journal(SessionConfig config, Ledger ledger) {
        this.ledger = ledger;
        delivery = new Delivery(session, config.listeners(), ledger);
    }

    /** The number of the session in the program. */
    public long session() {
        return session;
    }

    public Ledger ledger() {
        return ledger;
    }

    /** Passes an event to the listeners. */
    void write(Function<Stamp, SessionEvent> event) {
        delivery.deliver(event);
    }

    /** Records a request that is about to be sent. */
    public RequestEntry request(ResourceKind kind, String method, String url) {
        return RequestEntry.start(this, requests.incrementAndGet(), kind, method, url);
    }

    /** Records that a request was refused before it started. */
    public void blocked(ResourceKind kind, String method, String url, String reason) {
        write(at -> new RequestBlocked(at, 0, kind, method, url, reason));
    }

    /** Records the duration of a part that ends now. */
    public void timed(Phase phase, String url, long startNanos) {
        Duration duration = since(startNanos);
        write(at -> new PhaseTimed(at, phase, url, duration));
    }

    /**
     * Starts an action.
     *
     * @throws IllegalStateException if a listener starts it
     */
    public ActionEntry action(String name) {
        if (delivery.isDelivering()) {
            throw new IllegalStateException("a listener must not act on its session");
        }
        ledger.startAction();
        return new ActionEntry(this, name);
    }

    static Duration since(long startNanos) {
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }

    /** The names of an exception and its cause, without their messages, which may quote a page. */
    static String described(Throwable error) {
        String name = error.getClass().getSimpleName();
        if (error instanceof ActionError failure) {
            return name + " " + failure.kind();
        }
        @Nullable Throwable cause = error.getCause();
        return cause == null ? name : name + " (" + cause.getClass().getSimpleName() + ")";
    }
}

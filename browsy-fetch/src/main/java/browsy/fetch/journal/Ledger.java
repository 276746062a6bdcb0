package browsy.fetch.journal;

import static java.util.Objects.requireNonNull;

import browsy.fetch.config.FetchException.BudgetExceeded;
import browsy.fetch.observe.ResourceKind;
import browsy.fetch.observe.SessionBudget;
import browsy.fetch.observe.SessionBudget.Limit;
import browsy.fetch.observe.SessionLedger;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** The ledger of one session. Requests that exceed its budget fail. Thread-safe. */
public final class Ledger implements SessionLedger {
    private final SessionBudget budget;
    private final Map<ResourceKind, Account> accounts = new EnumMap<>(ResourceKind.class);
    private final AtomicLong requests = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicLong listenerFailures = new AtomicLong();

    private final Object clock = new Object();
    private int actions;
    private long started;
    private long worked;

    Ledger(SessionBudget budget) {
        this.budget = budget;
        for (ResourceKind kind : ResourceKind.values()) {
            accounts.put(kind, new Account());
        }
    }

    /** The amounts of one kind. */
    private static final class Account {
        final AtomicLong requests = new AtomicLong();
        final AtomicLong sent = new AtomicLong();
        final AtomicLong received = new AtomicLong();
        final AtomicLong nanos = new AtomicLong();

        Usage usage() {
            return new Usage(
                    requests.get(), sent.get(), received.get(), Duration.ofNanos(nanos.get()));
        }
    }

    private Account account(ResourceKind kind) {
        Account account = accounts.get(kind);
        if (account == null) {
            throw new IllegalArgumentException("no account for " + kind);
        }
        return account;
    }

    @Override
    public Usage of(ResourceKind kind) {
        return account(requireNonNull(kind, "kind")).usage();
    }

    @Override
    public Usage total() {
        Usage sum = new Usage(0, 0, 0, Duration.ZERO);
        for (Account account : accounts.values()) {
            Usage one = account.usage();
            sum =
                    new Usage(
                            sum.requests() + one.requests(),
                            sum.bytesSent() + one.bytesSent(),
                            sum.bytesReceived() + one.bytesReceived(),
                            sum.time().plus(one.time()));
        }
        return sum;
    }

    @Override
    public Duration working() {
        synchronized (clock) {
            long running = actions == 0 ? 0 : System.nanoTime() - started;
            return Duration.ofNanos(worked + running);
        }
    }

    @Override
    public SessionBudget budget() {
        return budget;
    }

    @Override
    public long listenerFailures() {
        return listenerFailures.get();
    }

    void listenerFailed() {
        listenerFailures.incrementAndGet();
    }

    /** Starts the clock of {@link #working()}. Each call needs an {@link #endAction()}. */
    void startAction() {
        synchronized (clock) {
            if (actions++ == 0) {
                started = System.nanoTime();
            }
        }
    }

    void endAction() {
        synchronized (clock) {
            if (--actions == 0) {
                worked += System.nanoTime() - started;
            }
        }
    }

    /** The part of the budget for time that is left; not negative. */
    public Duration timeLeft() {
        Duration left = budget.maxTime().minus(working());
        return left.isNegative() ? Duration.ZERO : left;
    }

    /**
     * Checks that the budget permits another request.
     *
     * @throws BudgetExceeded if it does not
     */
    public void requireRequest() {
        if (requests.get() >= budget.maxRequests()) {
            throw exceeded(Limit.REQUESTS);
        }
        if (bytes.get() >= budget.maxBytes()) {
            throw exceeded(Limit.BYTES);
        }
        if (timeLeft().isZero()) {
            throw exceeded(Limit.TIME);
        }
    }

    /** The exception for a limit that is reached. */
    public BudgetExceeded exceeded(Limit limit) {
        return new BudgetExceeded(limit, budget);
    }

    /** The exception for the limit that ended an HTTP exchange; null if none did. */
    public static @Nullable BudgetExceeded reason(Exception error) {
        return error instanceof OverBudget over ? over.reason() : null;
    }

    /**
     * Counts a request that is about to be sent.
     *
     * @throws IOException if it exceeds the budget; {@link #reason} returns the limit
     */
    public void request(ResourceKind kind, long size) throws IOException {
        if (requests.incrementAndGet() > budget.maxRequests()) {
            requests.decrementAndGet();
            throw new OverBudget(exceeded(Limit.REQUESTS));
        }
        Account account = account(kind);
        account.requests.incrementAndGet();
        account.sent.addAndGet(size);
        bytes(size);
    }

    /**
     * Counts bytes of a response.
     *
     * @throws IOException if they exceed the budget; {@link #reason} returns the limit
     */
    public void received(ResourceKind kind, long size) throws IOException {
        account(kind).received.addAndGet(size);
        bytes(size);
    }

    private void bytes(long size) throws IOException {
        if (bytes.addAndGet(size) > budget.maxBytes()) {
            throw new OverBudget(exceeded(Limit.BYTES));
        }
    }

    void time(ResourceKind kind, long nanos) {
        account(kind).nanos.addAndGet(nanos);
    }
}

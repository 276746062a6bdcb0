package browsy.server.sessions;

import browsy.fetch.Browser;
import browsy.tools.ToolOptions;
import browsy.tools.Toolbox;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The open sessions of clients, by token. A session ends when it is unused for the idle time; the
 * number of sessions is limited. Thread-safe. A session that runs a tool does not block the others.
 */
public final class SessionStore implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);

    private static final int TOKEN_BYTES = 18;
    private static final Duration SWEEP_INTERVAL = Duration.ofSeconds(30);

    private final Map<String, Entry> entries = new HashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ToolOptions options;
    private final Browser browser;
    private final int capacity;
    private final long idleNanos;
    private final LongSupplier clock;
    private final ScheduledExecutorService sweeper;

    /**
     * @param options the options of the tools and their sessions
     * @param capacity the maximum number of open sessions
     * @param idle the time without use after which a session ends
     */
    public SessionStore(ToolOptions options, int capacity, Duration idle) {
        this(options, capacity, idle, System::nanoTime);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the task ends with its executor
    SessionStore(ToolOptions options, int capacity, Duration idle, LongSupplier clock) {
        this.options = options;
        this.browser = Browser.create(options.session());
        this.capacity = capacity;
        this.idleNanos = idle.toNanos();
        this.clock = clock;
        sweeper =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "browsy-session-sweeper");
                            thread.setDaemon(true);
                            return thread;
                        });
        sweeper.scheduleWithFixedDelay(
                this::sweep,
                SWEEP_INTERVAL.toSeconds(),
                SWEEP_INTERVAL.toSeconds(),
                TimeUnit.SECONDS);
    }

    /**
     * An open session with its token.
     *
     * @param token the token by which clients refer to the session
     * @param tools the tools of the session
     */
    public record Lease(String token, Toolbox tools) {}

    /** A session could not be opened because the store has reached its capacity. */
    public static final class FullException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        FullException(int capacity) {
            super("all " + capacity + " sessions are in use; try again later");
        }
    }

    private static final class Entry {
        final Toolbox tools;
        long lastUse;

        Entry(Toolbox tools, long lastUse) {
            this.tools = tools;
            this.lastUse = lastUse;
        }
    }

    /**
     * Opens a session with a random token.
     *
     * @throws FullException if the capacity is reached and no session is idle
     */
    public Lease create() {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        return named(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /**
     * Returns the session of a token, or opens a session with that token if there is none.
     *
     * @param token the token. Any client that can guess it can use the session.
     * @throws FullException if the capacity is reached and no session is idle
     */
    public Lease named(String token) {
        List<Toolbox> ended = List.of();
        try {
            synchronized (entries) {
                Entry entry = entries.get(token);
                if (entry == null) {
                    if (entries.size() >= capacity) {
                        ended = removeIdle();
                    }
                    if (entries.size() >= capacity) {
                        throw new FullException(capacity);
                    }
                    entry = new Entry(Toolbox.create(browser, options), clock.getAsLong());
                    entries.put(token, entry);
                }
                entry.lastUse = clock.getAsLong();
                return new Lease(token, entry.tools);
            }
        } finally {
            closeAll(ended);
        }
    }

    /** Returns the session of a token; empty if it never existed, has ended or is idle. */
    public Optional<Lease> find(String token) {
        synchronized (entries) {
            Entry entry = entries.get(token);
            if (entry == null || isIdle(entry)) {
                return Optional.empty();
            }
            entry.lastUse = clock.getAsLong();
            return Optional.of(new Lease(token, entry.tools));
        }
    }

    /** Ends the session of a token; returns whether there was one. */
    public boolean end(String token) {
        Entry entry;
        synchronized (entries) {
            entry = entries.remove(token);
        }
        if (entry != null) {
            entry.tools.close();
        }
        return entry != null;
    }

    /** The maximum number of open sessions. */
    public int capacity() {
        return capacity;
    }

    /** The number of open sessions. */
    public int size() {
        synchronized (entries) {
            return entries.size();
        }
    }

    private boolean isIdle(Entry entry) {
        return clock.getAsLong() - entry.lastUse > idleNanos;
    }

    /** Ends the idle sessions. */
    void sweep() {
        List<Toolbox> ended;
        synchronized (entries) {
            ended = removeIdle();
        }
        closeAll(ended);
    }

    /** Closes sessions. If one fails to close, the others are still closed. */
    private static void closeAll(List<Toolbox> ended) {
        for (Toolbox tools : ended) {
            try {
                tools.close();
            } catch (RuntimeException e) {
                LOG.warn("a session failed to close: {}", e.getClass().getName());
            }
        }
    }

    /** Removes the idle sessions and returns them to be closed outside of the lock. */
    private List<Toolbox> removeIdle() {
        List<Toolbox> ended = new ArrayList<>();
        entries.values()
                .removeIf(
                        entry -> {
                            boolean idle = isIdle(entry);
                            if (idle) {
                                ended.add(entry.tools);
                            }
                            return idle;
                        });
        return ended;
    }

    /** Ends all sessions. */
    @Override
    public void close() {
        sweeper.shutdownNow();
        List<Toolbox> all;
        synchronized (entries) {
            all = entries.values().stream().map(entry -> entry.tools).toList();
            entries.clear();
        }
        all.forEach(Toolbox::close);
        browser.close();
    }
}

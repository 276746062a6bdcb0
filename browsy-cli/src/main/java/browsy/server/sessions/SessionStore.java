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
 * The sessions of all clients, found by a token that nobody can guess. A session that is not used
 * for a while ends; there are only so many at a time. Safe for use by any number of threads; what
 * one session does never keeps another waiting.
 */
public final class SessionStore implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);

    private static final int TOKEN_BYTES = 18;
    private static final Duration SWEEP = Duration.ofSeconds(30);

    private final Map<String, Entry> entries = new HashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ToolOptions options;
    private final Browser browser;
    private final int capacity;
    private final long idleNanos;
    private final LongSupplier clock;
    private final ScheduledExecutorService sweeper;

    /**
     * @param options how the sessions browse and answer
     * @param capacity the most sessions at a time
     * @param idle how long a session lives unused
     */
    public SessionStore(ToolOptions options, int capacity, Duration idle) {
        this(options, capacity, idle, System::nanoTime);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the sweeping ends with its executor
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
                this::sweep, SWEEP.toSeconds(), SWEEP.toSeconds(), TimeUnit.SECONDS);
    }

    /**
     * A session.
     *
     * @param token by which its client names it
     * @param tools bound to it
     */
    public record Lease(String token, Toolbox tools) {}

    /** There are as many sessions as there may be. */
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
     * A new session.
     *
     * @throws FullException if there are too many already
     */
    public Lease create() {
        byte[] bytes = new byte[TOKEN_BYTES];
        random.nextBytes(bytes);
        return named(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /**
     * The session of a token, a new one if there is none.
     *
     * @param token hard to guess, or known only where clients trust one another
     * @throws FullException if there are too many already
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

    /** The session of a token; empty if there is none, or none any more. */
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

    /** Ends a session; false if there is none of this token. */
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

    /** The most sessions at a time. */
    public int capacity() {
        return capacity;
    }

    /** How many sessions there are. */
    public int size() {
        synchronized (entries) {
            return entries.size();
        }
    }

    private boolean isIdle(Entry entry) {
        return clock.getAsLong() - entry.lastUse > idleNanos;
    }

    /** Ends what has not been used for too long. */
    void sweep() {
        List<Toolbox> ended;
        synchronized (entries) {
            ended = removeIdle();
        }
        closeAll(ended);
    }

    /** A session that fails to close keeps no other from it. */
    private static void closeAll(List<Toolbox> ended) {
        for (Toolbox tools : ended) {
            try {
                tools.close();
            } catch (RuntimeException e) {
                LOG.warn("a session failed to close: {}", e.getClass().getName());
            }
        }
    }

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

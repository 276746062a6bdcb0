package browsy.fetch.http.crawl;

import browsy.fetch.config.FetchException;
import browsy.fetch.crawl.Robots;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The {@code robots.txt} of sites, for at most 24 hours. Sessions that need the same file at the
 * same time wait for one request. Thread-safe.
 */
public final class RobotsCache {
    private static final Duration LONGEST = Duration.ofHours(24);

    /** A time for which a server's wish for none is ignored, and the time after a failure. */
    private static final Duration SHORTEST = Duration.ofMinutes(1);

    private static final int MAX_SITES = 1_000;
    private static final long MAX_CHARS = 8L << 20;

    private final Pauses pauses;

    /** The files by origin, the most recently used last. Guarded by this. */
    private final Map<String, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);

    public RobotsCache(Pauses pauses) {
        this.pauses = pauses;
    }

    /** Requests a file. */
    @FunctionalInterface
    public interface Source {
        /**
         * Requests {@code robots.txt} and follows its redirects.
         *
         * @throws FetchException if there is no response
         */
        Answer request();
    }

    /**
     * The response to a request for {@code robots.txt}.
     *
     * @param text the content, as far as it counts
     * @param fresh the time for which caches may reuse it
     */
    public record Answer(int status, String text, Duration fresh) {}

    /**
     * The rules of a site.
     *
     * @param isKnown whether the file was read, or there is none; otherwise all is disallowed
     */
    public record Rules(Robots robots, boolean isKnown) {
        private static final Rules UNKNOWN = new Rules(Robots.DISALLOW_ALL, false);
    }

    private static final class Entry {
        private final CompletableFuture<Rules> rules = new CompletableFuture<>();

        /** The rules before, which count if the file cannot be read again; null for none. */
        private @Nullable Rules before;

        private long expires;
        private long chars;

        Entry(@Nullable Rules before) {
            this.before = before;
        }
    }

    /**
     * Returns the rules of a site, from the cache or a source.
     *
     * @param deadline the time up to which to wait for the request of another session
     * @throws FetchException if the thread is interrupted, or waits in vain
     */
    public Rules of(String origin, long deadline, Source source) {
        while (true) {
            Entry mine = null;
            Entry entry;
            synchronized (this) {
                entry = entries.get(origin);
                if (entry == null || hasExpired(entry)) {
                    mine = new Entry(entry == null ? null : entry.rules.getNow(null));
                    entry = mine;
                    entries.put(origin, mine);
                }
            }
            if (mine != null) {
                return read(origin, mine, source);
            }
            Rules rules = await(entry, deadline);
            if (rules != null) {
                return rules;
            }
        }
    }

    private boolean hasExpired(Entry entry) {
        return entry.rules.isDone() && pauses.now() - entry.expires >= 0;
    }

    /** Waits for the request of another session; returns null if it gave up. */
    private @Nullable Rules await(Entry entry, long deadline) {
        try {
            return entry.rules.get(deadline - pauses.now(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted", e);
        } catch (TimeoutException e) {
            throw new FetchException.Network("timed out waiting for robots.txt", e);
        } catch (ExecutionException | CancellationException e) {
            return null;
        }
    }

    private Rules read(String origin, Entry entry, Source source) {
        Rules rules = null;
        try {
            rules = request(entry, source);
            return rules;
        } finally {
            if (rules == null) {
                synchronized (this) {
                    entries.remove(origin, entry);
                }
                entry.rules.cancel(false);
            } else {
                entry.rules.complete(rules);
                shrink();
            }
        }
    }

    private Rules request(Entry entry, Source source) {
        Rules rules;
        Duration time = SHORTEST;
        long chars = 0;
        try {
            Answer answer = source.request();
            rules = rules(answer);
            if (rules.isKnown()) {
                chars = answer.text().length();
                time = answer.fresh().compareTo(SHORTEST) > 0 ? answer.fresh() : SHORTEST;
            }
        } catch (FetchException e) {
            if (Thread.currentThread().isInterrupted()) {
                throw e; // says nothing about the site
            }
            rules = Rules.UNKNOWN;
        }
        Duration kept = time.compareTo(LONGEST) > 0 ? LONGEST : time;
        synchronized (this) {
            entry.expires = pauses.now() + kept.toNanos();
            entry.chars = chars;
        }
        Rules before = entry.before;
        entry.before = null;
        return rules.isKnown() || before == null ? rules : before;
    }

    /** The rules of a response; see RFC 9309, 2.3.1. */
    private static Rules rules(Answer answer) {
        if (answer.status() >= 500) {
            return Rules.UNKNOWN;
        }
        boolean read = answer.status() >= 200 && answer.status() < 300;
        return new Rules(read ? Robots.parse(answer.text()) : Robots.ALLOW_ALL, true);
    }

    /** Forgets the least recently used files while there are too many. */
    private synchronized void shrink() {
        long chars = entries.values().stream().mapToLong(entry -> entry.chars).sum();
        Iterator<Entry> oldest = entries.values().iterator();
        int count = entries.size();
        while (oldest.hasNext() && (count > MAX_SITES || chars > MAX_CHARS)) {
            Entry entry = oldest.next();
            if (entry.rules.isDone()) {
                chars -= entry.chars;
                count--;
                oldest.remove();
            }
        }
    }
}

package browsy.fetch.http.crawl;

import browsy.fetch.crawl.Politeness;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives the requests of several sessions turns at their hosts: at most a number at once, each a
 * time after the one before, and none before the time that a {@code Retry-After} header names.
 * Threads wait without a lock. Thread-safe.
 */
public final class HostTurns {
    /** The number of hosts from which on those without requests are looked for and forgotten. */
    private static final int MANY_HOSTS = 1_000;

    private final Politeness politeness;
    private final Pauses pauses;

    /** Guarded by this. */
    private final Map<String, Entry> hosts = new HashMap<>();

    private int lookAt = MANY_HOSTS;

    /** Creates the turns of a configuration. */
    public HostTurns(Politeness politeness, Pauses pauses) {
        this.politeness = politeness;
        this.pauses = pauses;
    }

    private static final class Entry {
        private final HostSchedule schedule;

        /** The requests that wait or are unfinished. */
        private int users;

        Entry(HostSchedule schedule) {
            this.schedule = schedule;
        }
    }

    /**
     * Waits for a turn.
     *
     * @param deadline the time by which the turn must begin, see {@link Pauses#now()}
     * @return the turn, which the caller closes; null if it would begin after the deadline
     */
    public @Nullable Turn take(String host, long deadline) throws InterruptedException {
        if (isUnlimited()) {
            return Turn.FREE;
        }
        Entry entry = use(host);
        boolean entered = false;
        try {
            entered = entry.schedule.enter(deadline);
            return entered ? () -> end(entry) : null;
        } finally {
            if (!entered) {
                release(entry);
            }
        }
    }

    private boolean isUnlimited() {
        return politeness.interval().isZero()
                && politeness.concurrency() == 0
                && politeness.longestRetryAfter().isZero();
    }

    private void end(Entry entry) {
        entry.schedule.leave();
        release(entry);
    }

    private synchronized Entry use(String host) {
        Entry entry = hosts.computeIfAbsent(host, h -> new Entry(schedule()));
        entry.users++;
        if (hosts.size() >= lookAt) {
            hosts.values().removeIf(one -> one.users == 0 && one.schedule.isDue());
            lookAt = Math.max(MANY_HOSTS, 2 * hosts.size());
        }
        return entry;
    }

    private HostSchedule schedule() {
        return new HostSchedule(politeness.interval().toNanos(), politeness.concurrency(), pauses);
    }

    private synchronized void release(Entry entry) {
        entry.users--;
    }

    /**
     * Keeps requests from a host, as a {@code Retry-After} header asks for.
     *
     * @return whether the time is at most the longest one that the session waits; a longer time
     *     counts as that one
     */
    public boolean hold(String host, Duration time) {
        Duration longest = politeness.longestRetryAfter();
        if (longest.isZero()) {
            return true;
        }
        boolean complete = time.compareTo(longest) <= 0;
        Entry entry = use(host);
        entry.schedule.hold((complete ? time : longest).toNanos());
        release(entry);
        return complete;
    }
}

package browsy.fetch.http.crawl;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The requests to one host: how many at once, and when the next may start. Thread-safe. */
final class HostSchedule {
    private final long interval;
    private final Pauses pauses;

    /** A permit for each request that may be unfinished; null for any number. */
    private final @Nullable Semaphore permits;

    /** The time at which the next request may start. Guarded by this. */
    private long next;

    HostSchedule(long interval, int concurrency, Pauses pauses) {
        this.interval = interval;
        this.pauses = pauses;
        permits = concurrency == 0 ? null : new Semaphore(concurrency, true);
        next = pauses.now();
    }

    /** Waits until a request may start; returns false if that is after the deadline. */
    boolean enter(long deadline) throws InterruptedException {
        if (permits != null && !permits.tryAcquire(deadline - pauses.now(), TimeUnit.NANOSECONDS)) {
            return false;
        }
        boolean entered = false;
        try {
            entered = waitForStart(deadline);
            return entered;
        } finally {
            if (!entered) {
                leave();
            }
        }
    }

    /** Reserves a time and waits for it without the lock. */
    private boolean waitForStart(long deadline) throws InterruptedException {
        long start;
        synchronized (this) {
            long now = pauses.now();
            start = next - now > 0 ? next : now;
            if (start - deadline > 0) {
                return false;
            }
            next = start + interval;
        }
        pauses.pause(start - pauses.now());
        return true;
    }

    /** Ends a request that has entered. */
    void leave() {
        if (permits != null) {
            permits.release();
        }
    }

    /** Makes requests start no earlier than after a time in nanoseconds. */
    synchronized void hold(long nanos) {
        long until = pauses.now() + nanos;
        next = until - next > 0 ? until : next;
    }

    /** Whether a request could start now. */
    synchronized boolean isDue() {
        return pauses.now() - next >= 0;
    }
}

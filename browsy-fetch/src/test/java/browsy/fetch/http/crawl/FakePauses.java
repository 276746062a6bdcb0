package browsy.fetch.http.crawl;

import java.util.ArrayList;
import java.util.List;

/** A clock that pauses move on at once. */
final class FakePauses implements Pauses {
    private long now;
    private final List<Long> pauses = new ArrayList<>();

    @Override
    public synchronized long now() {
        return now;
    }

    @Override
    public synchronized void pause(long nanos) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (nanos > 0) {
            now += nanos;
            pauses.add(nanos);
        }
    }

    /** The pauses in milliseconds. */
    synchronized List<Long> millis() {
        return pauses.stream().map(nanos -> nanos / 1_000_000).toList();
    }
}

package browsy.fetch;

import browsy.fetch.config.FetchException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Loads many pages, several at a time, each in a session of its own. */
final class BulkVisits {
    private final Browser browser;
    private final List<String> urls;
    private final Consumer<? super Visit> consumer;
    private final AtomicInteger next = new AtomicInteger();

    /** Whether the consumer gets no further results. Guarded by this. */
    private boolean stopped;

    BulkVisits(Browser browser, List<String> urls, Consumer<? super Visit> consumer) {
        this.browser = browser;
        this.urls = urls;
        this.consumer = consumer;
    }

    /**
     * Loads the pages and waits for all of them.
     *
     * @throws FetchException if the thread is interrupted
     */
    void run(int atATime) {
        ExecutorService pool = Executors.newFixedThreadPool(atATime);
        try {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < atATime; i++) {
                workers.add(pool.submit(this::work));
            }
            for (Future<?> worker : workers) {
                worker.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FetchException.Network("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            stop();
            pool.shutdownNow();
        }
    }

    private void work() {
        for (int i = next.getAndIncrement(); i < urls.size(); i = next.getAndIncrement()) {
            Visit visit = visit(urls.get(i));
            if (!pass(visit)) {
                return;
            }
        }
    }

    /** Passes a result to the consumer, which gets one at a time; returns whether to go on. */
    private synchronized boolean pass(Visit visit) {
        if (!stopped) {
            stopped = true; // if the consumer throws an exception
            consumer.accept(visit);
            stopped = false;
            return true;
        }
        return false;
    }

    private synchronized void stop() {
        stopped = true;
    }

    private Visit visit(String url) {
        try (Session session = browser.newSession()) {
            return new Visit(url, session.inBulk(() -> session.goTo(url).dom()), null);
        } catch (FetchException e) {
            return new Visit(url, null, e);
        }
    }
}

package browsy.cli;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Prints one line for each of many pages. As many pages as there are processors are processed at
 * the same time; the lines are in the order of the pages. A page that fails or takes more than a
 * minute gets a line with an error.
 */
final class PageBatch {
    private static final long SECONDS_PER_PAGE = 60;
    private static final long STACK_BYTES = 16L << 20;

    /** Computes the line of a page. */
    interface PageToLine {
        String line(PageFile page) throws Exception;
    }

    private final PageToLine work;
    private final PrintWriter out;

    PageBatch(PageToLine work, PrintWriter out) {
        this.work = work;
        this.out = out;
    }

    /** Processes all pages; returns the number of pages that failed. */
    int run(List<PageFile> pages) throws InterruptedException {
        int maxStarted = Runtime.getRuntime().availableProcessors();
        Deque<Started> started = new ArrayDeque<>();
        int failures = 0;
        int next = 0;
        while (next < pages.size() || !started.isEmpty()) {
            while (next < pages.size() && started.size() < maxStarted) {
                started.add(Started.start(pages.get(next++), work));
            }
            Started first = started.remove();
            String line = first.await();
            out.println(line);
            if (first.failed) {
                failures++;
            }
        }
        out.flush();
        return failures;
    }

    /**
     * A page that is processed on its own daemon thread, so that the batch can abandon it after the
     * time limit.
     */
    private static final class Started {
        private final PageFile page;
        private final FutureTask<String> task;
        private boolean failed;

        private Started(PageFile page, Callable<String> call) {
            this.page = page;
            this.task = new FutureTask<>(call);
        }

        static Started start(PageFile page, PageToLine work) {
            Started started = new Started(page, () -> work.line(page));
            Thread thread = new Thread(null, started.task, "page " + page.name(), STACK_BYTES);
            thread.setDaemon(true);
            thread.start();
            return started;
        }

        String await() throws InterruptedException {
            try {
                return task.get(SECONDS_PER_PAGE, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                task.cancel(true);
                return failure("no result within " + SECONDS_PER_PAGE + " s");
            } catch (ExecutionException e) {
                Throwable cause = e.getCause();
                return failure(ErrorReport.describe(cause == null ? e : cause));
            }
        }

        private String failure(String error) {
            failed = true;
            return JsonLine.error(page.name(), error);
        }
    }
}

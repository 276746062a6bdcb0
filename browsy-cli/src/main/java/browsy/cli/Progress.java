package browsy.cli;

import java.io.PrintWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A progress line with the elapsed seconds on a terminal. It appears after one second, is updated
 * every second, and is erased on close. It does nothing if standard error is not a terminal.
 */
final class Progress implements AutoCloseable {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintWriter err;
    private final String what;
    private final @Nullable ScheduledExecutorService ticks;
    private int seconds;

    @SuppressWarnings("FutureReturnValueIgnored") // the ticks end with their executor
    private Progress(PrintWriter err, String what, boolean shown) {
        this.err = err;
        this.what = what.replaceAll("\\p{Cntrl}", "");
        ticks = shown ? Executors.newSingleThreadScheduledExecutor(Progress::daemon) : null;
        if (ticks != null) {
            ticks.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
        }
    }

    /**
     * Starts the progress line if the output is a terminal.
     *
     * @param what the operation in progress, such as {@code fetching https://example.com}
     */
    static Progress onTerminal(PrintWriter err, String what) {
        return new Progress(err, what, Terminal.isPresent());
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "progress");
        thread.setDaemon(true);
        return thread;
    }

    private void tick() {
        seconds++;
        err.print(ERASE_LINE + what + ", " + seconds + " s");
        err.flush();
    }

    @Override
    public void close() {
        if (ticks != null) {
            ticks.shutdownNow();
            err.print(seconds > 0 ? ERASE_LINE : "");
            err.flush();
        }
    }
}

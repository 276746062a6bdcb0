package browsy.cli;

import browsy.Browsy;

/**
 * Warms up the engine of a server on a thread of its own, so that the first request is fast.
 * Commands for single pages do without: a second thread takes more processor time and saves hardly
 * any time by the clock.
 */
final class Warmup {

    private Warmup() {}

    /** Starts the warm-up if there are two processors. */
    static void start() {
        if (Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        Thread thread = new Thread(Browsy::warmUp, "warm-up");
        thread.setDaemon(true);
        thread.start();
    }
}

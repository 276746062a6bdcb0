package browsy.cli;

import browsy.Browsy;

/**
 * Initializes the engine on a second thread while the main thread reads the command line and the
 * page. The initialization takes longer than parsing a small page.
 */
final class Warmup {

    private Warmup() {}

    /**
     * Starts the initialization if the command needs the engine and there are two processors.
     *
     * @param args the arguments of the command line
     */
    static void startFor(String[] args) {
        if (Runtime.getRuntime().availableProcessors() >= 2) {
            Subcommand.calledBy(args).ifPresent(Warmup::startFor);
        }
    }

    private static void startFor(Subcommand command) {
        switch (command) {
            case SERVE, MCP -> start(Browsy::warmUp);
            case PARSE, FETCH, MARKDOWN, DELTA, EXPLAIN, BOXES -> start(Warmup::parseEmptyPage);
            case VAULT, COMPLETION, HELP -> {}
        }
    }

    /** Loads what every page needs; a command ends before more would pay. */
    private static void parseEmptyPage() {
        Browsy.parse("", 1, 1);
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "warm-up");
        thread.setDaemon(true);
        thread.start();
    }
}

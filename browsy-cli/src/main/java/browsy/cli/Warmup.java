package browsy.cli;

import browsy.Browsy;

/**
 * Initializes the engine on a second thread while the main thread reads the command line and the
 * page. The initialization takes longer than parsing a small page.
 */
final class Warmup extends Thread {

    private final boolean serving;

    private Warmup(boolean serving) {
        super("warm-up");
        this.serving = serving;
        setDaemon(true);
    }

    /**
     * Starts the initialization if the command needs the engine and there are two processors.
     *
     * @param args the arguments of the command line
     */
    static void startFor(String[] args) {
        Subcommand called = args.length == 0 ? null : Subcommand.named(args[0]);
        if (called == null || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        switch (called) {
            case SERVE, MCP -> new Warmup(true).start();
            case PARSE, FETCH, MARKDOWN, DELTA, EXPLAIN, BOXES -> new Warmup(false).start();
            case VAULT, COMPLETION, HELP -> {}
        }
    }

    @Override
    public void run() {
        if (serving) {
            Browsy.warmUp();
        } else {
            // A command ends before more would pay.
            Browsy.parse("", 1, 1);
        }
    }
}

package browsy.cli;

import browsy.Browsy;
import java.util.Set;

/**
 * Initializes the engine on a second thread while the main thread reads the command line and the
 * page. The initialization (default style sheets, word lists, tables) takes longer than parsing a
 * small page.
 */
final class Warmup {
    private static final Set<String> COMMANDS_WITH_A_PAGE =
            Set.of("parse", "fetch", "markdown", "delta", "explain", "boxes", "serve", "mcp");

    private Warmup() {}

    /**
     * Starts the initialization if the command needs the engine and there are two processors.
     *
     * @param called the first argument of the command line; empty if there is none
     */
    static void start(String called) {
        if (!COMMANDS_WITH_A_PAGE.contains(called)
                || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        Thread thread = new Thread(Browsy::warmUp, "warm-up");
        thread.setDaemon(true);
        thread.start();
    }
}

package browsy.cli;

import browsy.Browsy;
import java.util.Set;

/**
 * Gets the engine ready on a second processor while the first still reads the command line and the
 * page: its style sheets, words and tables take longer to set up than a small page to parse.
 */
final class Warmup {
    private static final Set<String> COMMANDS_WITH_A_PAGE =
            Set.of("parse", "fetch", "markdown", "delta", "explain", "boxes", "serve", "mcp");

    private Warmup() {}

    /** Starts getting ready, if the command called is one that needs the engine. */
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

package browsy.cli;

import browsy.Browsy;
import browsy.model.Viewport;
import browsy.output.CompactFormat;
import java.util.Set;

/**
 * Gets the engine ready on a second processor while the first still reads the command line and the
 * page: its style sheet, word lists and tables take longer to set up than a small page takes to
 * parse.
 */
final class Warmup {
    private static final Set<String> COMMANDS_WITH_A_PAGE =
            Set.of("parse", "fetch", "markdown", "delta", "explain", "boxes");
    private static final String PAGE =
            "<style>a{color:red}</style><p>a <a href=b>c</a><form><input><button>d</button></form>";
    private static final long STACK_BYTES = 4L << 20;

    private Warmup() {}

    /** Starts getting ready, if the command called is one that needs the engine. */
    static void start(String called) {
        if (!COMMANDS_WITH_A_PAGE.contains(called)
                || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        Thread thread = new Thread(null, Warmup::run, "warm-up", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
    }

    private static void run() {
        CompactFormat.standard()
                .render(Browsy.parse(PAGE, Viewport.DEFAULT.width(), Viewport.DEFAULT.height()));
    }
}

package browsy.cli;

import browsy.Browsy;

/**
 * Initializes the engine on a second thread while the main thread reads the command line and the
 * page. The initialization (default style sheets, word lists, tables) takes longer than parsing a
 * small page.
 */
final class Warmup {

    private Warmup() {}

    /**
     * Starts the initialization if the command needs the engine and there are two processors.
     *
     * @param args the arguments of the command line
     */
    static void startFor(String[] args) {
        if (Subcommand.calledBy(args).filter(Subcommand::parsesPages).isEmpty()
                || Runtime.getRuntime().availableProcessors() < 2) {
            return;
        }
        Thread thread = new Thread(Browsy::warmUp, "warm-up");
        thread.setDaemon(true);
        thread.start();
    }
}

package browsy.cli;

import browsy.fetch.SessionConfig;
import browsy.model.Viewport;
import java.util.function.Supplier;

/** How to browse: the options that all commands with a session share. */
final class BrowsingOptions {
    private final Supplier<Viewport> viewport;
    private final Supplier<Boolean> noCss;
    private final Supplier<Boolean> allowPrivateNetwork;

    BrowsingOptions(Command command) {
        viewport = ViewportOption.of(command);
        noCss = command.flag("--no-css", "do not fetch linked style sheets");
        allowPrivateNetwork =
                command.flag(
                        "--allow-private-network",
                        "allow addresses of this machine and its network");
    }

    SessionConfig config() {
        return SessionConfig.builder()
                .viewport(viewport.get())
                .fetchCss(!noCss.get())
                .allowPrivateNetwork(allowPrivateNetwork.get())
                .build();
    }
}

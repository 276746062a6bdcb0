package browsy.cli;

import browsy.fetch.SessionConfig;
import browsy.model.Viewport;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Model.OptionSpec;

/** How to browse: the options that all commands with a session share. */
final class BrowsingOptions {
    private final Supplier<Viewport> viewport;
    private final Supplier<Boolean> noCss;
    private final Supplier<Boolean> allowPrivateNetwork;
    private final Supplier<List<String>> allowedHosts;
    private final Command command;

    BrowsingOptions(Command command) {
        this.command = command;
        viewport = ViewportOption.of(command);
        noCss = command.flag("--no-css", "do not fetch linked style sheets");
        allowPrivateNetwork =
                command.flag(
                        "--allow-private-network",
                        "allow addresses of this machine and its network");
        allowedHosts =
                command.texts(
                        OptionSpec.builder("--allow-private-host"),
                        "HOST[:PORT]",
                        "allow one host of this machine or its network, such as localhost:8080");
    }

    SessionConfig config() {
        SessionConfig.Builder config =
                SessionConfig.builder()
                        .viewport(viewport.get())
                        .fetchCss(!noCss.get())
                        .allowPrivateNetwork(allowPrivateNetwork.get());
        try {
            allowedHosts.get().forEach(config::allowHost);
        } catch (IllegalArgumentException e) {
            throw command.misuse("--allow-private-host: " + e.getMessage());
        }
        return config.build();
    }
}

package browsy.cli;

import browsy.fetch.config.SessionConfig;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of commands that load pages: window size, style sheets and network policy. */
final class BrowsingOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Mixin private ViewportOption window;

    @Option(names = "--no-css", arity = "0", description = "do not fetch linked style sheets")
    private boolean noCss;

    @Option(
            names = "--allow-private-network",
            arity = "0",
            description = "allow addresses of this machine and its network")
    private boolean allowPrivateNetwork;

    @Option(
            names = "--allow-private-host",
            paramLabel = "HOST[:PORT]",
            description = "allow one host of this machine or its network, such as localhost:8080")
    private List<String> allowedHosts = List.of();

    /**
     * The session configuration that the options describe.
     *
     * @throws ParameterException if a value of {@code --allow-private-host} is not a host
     */
    SessionConfig config() {
        SessionConfig.Builder config =
                SessionConfig.builder()
                        .viewport(window.viewport())
                        .fetchCss(!noCss)
                        .allowPrivateNetwork(allowPrivateNetwork);
        try {
            allowedHosts.forEach(config::allowHost);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    command.commandLine(), "--allow-private-host: " + e.getMessage());
        }
        return config.build();
    }
}

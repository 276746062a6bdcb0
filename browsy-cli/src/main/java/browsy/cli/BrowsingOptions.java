package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.Flag;
import browsy.cli.args.ListOption;
import browsy.cli.args.Option;
import browsy.cli.args.UsageException;
import browsy.fetch.config.SessionConfig;
import java.util.List;

/** The options of commands that load pages: window size, style sheets and network policy. */
final class BrowsingOptions {
    private static final Flag NO_CSS = new Flag("--no-css", "do not fetch linked style sheets");
    private static final Flag ALLOW_PRIVATE_NETWORK =
            new Flag("--allow-private-network", "allow addresses of this machine and its network");
    private static final ListOption ALLOW_PRIVATE_HOST =
            new ListOption(
                    "--allow-private-host",
                    "HOST[:PORT]",
                    "allow one host of this machine or its network, such as localhost:8080");

    /** The options to declare. */
    static final List<Option> ALL =
            List.of(ViewportOption.OPTION, NO_CSS, ALLOW_PRIVATE_NETWORK, ALLOW_PRIVATE_HOST);

    private BrowsingOptions() {}

    /**
     * The session configuration that the options describe.
     *
     * @throws UsageException if a value of {@code --allow-private-host} is not a host
     */
    static SessionConfig config(Arguments arguments) {
        SessionConfig.Builder config =
                SessionConfig.builder()
                        .viewport(ViewportOption.in(arguments))
                        .fetchCss(!arguments.has(NO_CSS))
                        .allowPrivateNetwork(arguments.has(ALLOW_PRIVATE_NETWORK));
        try {
            arguments.all(ALLOW_PRIVATE_HOST).forEach(config::allowHost);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--allow-private-host: " + e.getMessage());
        }
        return config.build();
    }
}

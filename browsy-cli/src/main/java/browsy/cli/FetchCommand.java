package browsy.cli;

import browsy.cli.SecretInput.Prompt;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Parameter;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.Traffic;
import browsy.model.SpatialDom;
import java.io.PrintWriter;

/** Fetches a URL and prints the page, or the text of the file if the response is not a page. */
final class FetchCommand implements CliCommand {
    private static final Parameter<String> URL =
            Parameter.one("URL", ValueTypes.TEXT, "address of the page");
    private static final ValueOption<String> ALIAS =
            new ValueOption<>(
                    "--alias", "ALIAS", ValueTypes.TEXT, "login of the vault to sign in with");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy fetch",
                        "Fetches a page and prints what an agent sees; of a file, its text.")
                .parameters(URL)
                .options(ALIAS)
                .options(ViewOptions.ALL)
                .options(BrowsingOptions.ALL)
                .options(VaultOptions.ALL)
                .options(TrafficOptions.ALL)
                .build();
    }

    @Override
    @SuppressWarnings("try") // the progress is shown, and the recorder open, while the block runs
    public int run(Arguments arguments, Streams streams) throws Exception {
        String url = arguments.require(URL);
        String alias = arguments.get(ALIAS);
        PrintWriter out = streams.out();
        SessionConfig config =
                new VaultOptions(arguments).addTo(BrowsingOptions.config(arguments), Prompt.ONCE);
        Traffic traffic = TrafficOptions.open(arguments);
        try (HarRecorder recorder = traffic.recorder();
                Session session = Session.create(config.newBuilder().traffic(traffic).build())) {
            SpatialDom dom;
            try (Progress progress = Progress.onTerminal(streams.err(), "fetching " + url)) {
                dom = (alias == null ? session.goTo(url) : session.goTo(url, alias)).dom();
            }
            Download file = session.lastDownload();
            out.append(
                    file == null ? new ViewOptions(arguments).show(dom, false) : FileText.of(file));
        }
        out.flush();
        return 0;
    }
}

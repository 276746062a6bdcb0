package browsy.cli;

import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.Traffic;
import browsy.model.SpatialDom;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fetches a URL and prints the page, or the text of the file if the response is not a page. */
@Command(
        name = "fetch",
        addMethodSubcommands = false,
        description = "Fetches a page and prints what an agent sees; of a file, its text.")
final class FetchCommand extends CliCommand {
    @Parameters(paramLabel = "URL", description = "address of the page")
    private String url;

    @Option(
            names = "--alias",
            paramLabel = "ALIAS",
            description = "login of the vault to sign in with")
    private @Nullable String alias;

    @Mixin private ViewOptions view;
    @Mixin private BrowsingOptions browsing;
    @Mixin private VaultOptions vault;
    @Mixin private TrafficOptions files;

    @Override
    @SuppressWarnings("try") // the progress is shown, and the recorder open, while the block runs
    public Integer call() throws Exception {
        PrintWriter out = out();
        PrintWriter err = err();
        SessionConfig config = vault.addTo(browsing.config());
        Traffic traffic = files.open();
        try (HarRecorder recorder = traffic.recorder();
                Session session = Session.create(config.newBuilder().traffic(traffic).build())) {
            SpatialDom dom;
            try (Progress progress = Progress.onTerminal(err, "fetching " + url)) {
                dom = (alias == null ? session.goTo(url) : session.goTo(url, alias)).dom();
            }
            Download file = session.lastDownload();
            out.append(file == null ? view.show(dom, false) : FileText.of(file));
        }
        out.flush();
        return 0;
    }
}

package browsy.cli;

import browsy.fetch.Session;
import browsy.fetch.SessionConfig;
import browsy.model.SpatialDom;
import browsy.model.Viewport;
import browsy.output.CompactFormat;
import browsy.output.Format;
import browsy.output.JsonFormat;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fetches a live page. */
@Command(name = "fetch", description = "Fetches a page and prints what an agent sees.")
final class FetchCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "URL", description = "address of the page")
    private String url = "";

    @Option(names = "--json", description = "JSON in place of compact text")
    private boolean json;

    @Option(
            names = "--viewport",
            paramLabel = "WxH",
            converter = ViewportOption.class,
            description = "size of the window in CSS px, 1920x1080 by default")
    private Viewport viewport = Viewport.DEFAULT;

    @Option(names = "--no-css", description = "do not fetch linked style sheets")
    private boolean noCss;

    @Option(names = "--visible-only", description = "leave out hidden elements")
    private boolean visibleOnly;

    @Option(names = "--above-fold", description = "only elements that start within the window")
    private boolean aboveFold;

    @Option(
            names = "--allow-private-network",
            description = "allow addresses of this machine and its network")
    private boolean allowPrivateNetwork;

    @Override
    public Integer call() throws Exception {
        SessionConfig config =
                SessionConfig.builder()
                        .viewport(viewport)
                        .fetchCss(!noCss)
                        .allowPrivateNetwork(allowPrivateNetwork)
                        .build();
        PrintWriter out = spec.commandLine().getOut();
        try (Session session = Session.create(config)) {
            SpatialDom dom = session.goTo(url).dom();
            if (visibleOnly) {
                dom = dom.toBuilder().elements(dom.visible()).build();
            }
            if (aboveFold) {
                dom = dom.filterAboveFold();
            }
            Format format = json ? JsonFormat.standard() : CompactFormat.standard().withPageFacts();
            format.write(dom, out);
        }
        out.flush();
        return 0;
    }
}

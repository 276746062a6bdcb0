package browsy.cli;

import browsy.fetch.Download;
import browsy.fetch.Session;
import browsy.model.SpatialDom;
import java.io.PrintWriter;
import java.util.function.Supplier;

/** Fetches a live page. */
final class FetchCommand extends Command {
    private final Supplier<String> url = parameter("URL", "address of the page");
    private final ViewOptions view = new ViewOptions(this);
    private final BrowsingOptions browsing = new BrowsingOptions(this);

    FetchCommand() {
        super("fetch", "Fetches a page and prints what an agent sees; of a file, its text.");
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        PrintWriter err = err();
        try (Session session = Session.create(browsing.config())) {
            SpatialDom dom;
            try (Progress progress = Progress.onTerminal(err, "fetching " + url.get())) {
                dom = session.goTo(url.get()).dom();
            }
            Download file = session.lastDownload();
            out.append(file == null ? view.show(dom, false) : FileText.of(file));
        }
        out.flush();
        return 0;
    }
}

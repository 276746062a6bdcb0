package browsy.cli;

import browsy.Browsy;
import browsy.Page;
import browsy.diff.DomDiff;
import browsy.model.DomDelta;
import browsy.output.Formats;
import java.io.PrintWriter;
import java.util.function.Supplier;

/** Prints what differs between two states of a page. */
final class DeltaCommand extends Command {
    private final Supplier<String> before = parameter("BEFORE", "the page before");
    private final Supplier<String> after = parameter("AFTER", "the page after, - for input");
    private final Supplier<Boolean> json = flag("--json", "JSON in place of compact text");
    private final BrowsingOptions browsing = new BrowsingOptions(this);

    DeltaCommand() {
        super("delta", "Prints what differs between two states of a page.");
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        Page old = new PageSource(before.get(), browsing).open();
        PageSource source = new PageSource(after.get(), browsing);
        // Elements that are still there keep the ids that they had before.
        Page now = Browsy.open(source.html(), source.options().newBuilder().previous(old).build());
        DomDelta delta = DomDiff.between(old.dom(), now.dom());
        String format = json.get() ? "json" : "compact";
        out.append(Formats.deltaNamed(format).orElseThrow().render(delta));
        out.append(json.get() ? "\n" : "");
        out.flush();
        return 0;
    }
}

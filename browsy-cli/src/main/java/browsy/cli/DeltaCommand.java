package browsy.cli;

import browsy.Browsy;
import browsy.Page;
import browsy.diff.DomDiff;
import browsy.model.DomDelta;
import browsy.output.Formats;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Prints the difference between two states of a page: added, removed and changed elements. Each
 * state is a file, a URL or standard input.
 */
@Command(
        name = "delta",
        addMethodSubcommands = false,
        description = "Prints what differs between two states of a page.")
final class DeltaCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "BEFORE", description = "the page before")
    private String before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "the page after, - for input")
    private String after;

    @Option(names = "--json", arity = "0", description = "JSON in place of compact text")
    private boolean json;

    @Mixin private BrowsingOptions browsing;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        Page old = new PageSource(before, browsing).open();
        PageSource source = new PageSource(after, browsing);
        // An element in both states keeps its id, which the comparison relies on.
        Page now = Browsy.open(source.html(), source.options().newBuilder().previous(old).build());
        DomDelta delta = DomDiff.between(old.dom(), now.dom());
        String format = json ? "json" : "compact";
        out.append(Formats.deltaNamed(format).orElseThrow().render(delta));
        out.append(json ? "\n" : "");
        out.flush();
        return 0;
    }
}

package browsy.cli;

import browsy.Browsy;
import browsy.Page;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.Parameter;
import browsy.cli.args.ValueTypes;
import browsy.diff.DomDiff;
import browsy.fetch.config.SessionConfig;
import browsy.model.DomDelta;
import browsy.output.Formats;
import java.io.PrintWriter;

/**
 * Prints the difference between two states of a page: added, removed and changed elements. Each
 * state is a file, a URL or standard input.
 */
final class DeltaCommand implements CliCommand {
    private static final Parameter<String> BEFORE =
            Parameter.one("BEFORE", ValueTypes.TEXT, "the page before");
    private static final Parameter<String> AFTER =
            Parameter.one("AFTER", ValueTypes.TEXT, "the page after, - for input");
    private static final Flag JSON = new Flag("--json", "JSON in place of compact text");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of("browsy delta", "Prints what differs between two states of a page.")
                .parameters(BEFORE, AFTER)
                .options(JSON)
                .options(BrowsingOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        PrintWriter out = streams.out();
        SessionConfig config = BrowsingOptions.config(arguments);
        Page old = new PageSource(arguments.require(BEFORE), config).open();
        PageSource source = new PageSource(arguments.require(AFTER), config);
        // An element in both states keeps its id, which the comparison relies on.
        Page now = Browsy.open(source.html(), source.options().newBuilder().previous(old).build());
        DomDelta delta = DomDiff.between(old.dom(), now.dom());
        boolean json = arguments.has(JSON);
        String format = json ? "json" : "compact";
        out.append(Formats.deltaNamed(format).orElseThrow().render(delta));
        out.append(json ? "\n" : "");
        out.flush();
        return 0;
    }
}

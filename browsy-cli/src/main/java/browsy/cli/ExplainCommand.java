package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.ListOption;
import browsy.cli.args.Parameter;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueTypes;
import java.io.PrintWriter;
import java.util.List;

/**
 * Explains the classification of a page, or the visibility of elements and the declarations that
 * apply to them.
 */
final class ExplainCommand implements CliCommand {
    private static final Parameter<String> SOURCE =
            Parameter.one("FILE_OR_URL", ValueTypes.TEXT, "the page, - for input");
    private static final Parameter<String> TARGET =
            Parameter.optional(
                    "ID_OR_SELECTOR", ValueTypes.TEXT, "an element, by its id or a CSS selector");
    private static final ListOption PROPERTIES =
            new ListOption(
                            "--properties",
                            "NAME",
                            "properties whose declarations to list; those that hide by default")
                    .separatedByCommas();
    private static final List<String> HIDING =
            List.of("display", "visibility", "opacity", "position");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy explain",
                        "Tells why a page has its type, or why an element is hidden and which style"
                                + " won.",
                        "Without an id or selector it is about the page.")
                .parameters(SOURCE, TARGET)
                .options(PROPERTIES)
                .options(BrowsingOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        PrintWriter out = streams.out();
        PageSource source =
                new PageSource(arguments.require(SOURCE), BrowsingOptions.config(arguments));
        ExplanationText text = new ExplanationText(source.open(), out);
        String target = arguments.get(TARGET);
        if (target == null) {
            text.page();
        } else if (!explainElement(text, target, arguments.all(PROPERTIES, HIDING))) {
            out.flush();
            streams.err()
                    .println("Error: nothing on the page fits " + ErrorReport.harmless(target));
            return 1;
        }
        out.flush();
        return 0;
    }

    /** Explains the elements of an id or selector; returns whether there are any. */
    private static boolean explainElement(
            ExplanationText text, String wanted, List<String> properties) {
        try {
            return text.element(wanted, properties);
        } catch (IllegalArgumentException e) {
            throw new UsageException(wanted + " is neither an id nor a CSS selector");
        }
    }
}

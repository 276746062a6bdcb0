package browsy.cli;

import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.Parameter;
import browsy.cli.args.ValueOption;
import browsy.cli.args.ValueTypes;
import browsy.tools.PageView;
import java.io.PrintWriter;
import java.util.List;

/** Prints the main content of a page, or the whole page, as Markdown. */
final class MarkdownCommand implements CliCommand {
    private static final Parameter<String> SOURCE =
            Parameter.optional(
                    "FILE_OR_URL", ValueTypes.TEXT, "the page, - or none for standard input");
    private static final Flag WHOLE_PAGE =
            new Flag("--whole-page", "with navigation, header and footer");
    private static final ValueOption<Integer> MAX_TOKENS =
            TokenLimit.option("most tokens; what matters least is left out");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy markdown",
                        "Prints the main content of a page as Markdown; links, buttons and fields"
                                + " carry their ids.")
                .parameters(SOURCE)
                .options(WHOLE_PAGE, MAX_TOKENS)
                .options(BrowsingOptions.ALL)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        PrintWriter out = streams.out();
        PageView view =
                PageView.DEFAULT
                        .in(arguments.has(WHOLE_PAGE) ? "markdown-page" : "markdown")
                        .within(arguments.get(MAX_TOKENS, TokenLimit.NONE));
        PageSource source =
                new PageSource(arguments.get(SOURCE, "-"), BrowsingOptions.config(arguments));
        out.append(view.show(source.open().dom(), List.of()).text());
        out.flush();
        return 0;
    }
}

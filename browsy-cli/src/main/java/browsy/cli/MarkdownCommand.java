package browsy.cli;

import static java.util.Objects.requireNonNullElse;

import browsy.tools.PageView;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the main content of a page, or the whole page, as Markdown. */
@Command(
        name = "markdown",
        addMethodSubcommands = false,
        description =
                "Prints the main content of a page as Markdown; links, buttons and fields carry"
                        + " their ids.")
final class MarkdownCommand extends CliCommand {
    @Parameters(
            arity = "0..1",
            paramLabel = "FILE_OR_URL",
            description = "the page, - or none for standard input")
    private @Nullable String source;

    @Option(names = "--whole-page", arity = "0", description = "with navigation, header and footer")
    private boolean wholePage;

    @Option(
            names = "--max-tokens",
            paramLabel = "N",
            description = "most tokens; what matters least is left out")
    private int maxTokens;

    @Mixin private BrowsingOptions browsing;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        PageView view =
                PageView.DEFAULT
                        .in(wholePage ? "markdown-page" : "markdown")
                        .within(checkMaxTokens(spec(), maxTokens));
        out.append(
                view.show(
                                new PageSource(requireNonNullElse(source, "-"), browsing)
                                        .open()
                                        .dom(),
                                List.of())
                        .text());
        out.flush();
        return 0;
    }
}

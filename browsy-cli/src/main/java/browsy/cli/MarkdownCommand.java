package browsy.cli;

import static java.util.Objects.requireNonNullElse;

import browsy.tools.PageView;
import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Prints what there is to read on a page. */
final class MarkdownCommand extends Command {
    private final Supplier<@Nullable String> source =
            optionalParameter("FILE_OR_URL", "the page, - or none for standard input");
    private final Supplier<Boolean> wholePage =
            flag("--whole-page", "with navigation, header and footer");
    private final Supplier<Integer> maxTokens =
            maxTokens("most tokens; what matters least is left out");
    private final BrowsingOptions browsing = new BrowsingOptions(this);

    MarkdownCommand() {
        super(
                "markdown",
                "Prints the main content of a page as Markdown; links, buttons and fields carry"
                        + " their ids.");
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        PageView view =
                PageView.DEFAULT
                        .in(wholePage.get() ? "markdown-page" : "markdown")
                        .within(maxTokens.get());
        out.append(
                view.show(
                                new PageSource(requireNonNullElse(source.get(), "-"), browsing)
                                        .open()
                                        .dom(),
                                List.of())
                        .text());
        out.flush();
        return 0;
    }
}

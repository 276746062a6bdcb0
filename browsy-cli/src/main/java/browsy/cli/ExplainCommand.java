package browsy.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;

/** Tells why a page or an element is shown as it is. */
final class ExplainCommand extends Command {
    private final Supplier<String> source = parameter("FILE_OR_URL", "the page, - for input");
    private final Supplier<@Nullable String> target =
            optionalParameter("ID_OR_SELECTOR", "an element, by its id or a CSS selector");
    private final Supplier<List<String>> properties =
            texts(
                    OptionSpec.builder("--properties")
                            .splitRegex(",")
                            .initialValue(List.of("display", "visibility", "opacity", "position")),
                    "NAME",
                    "properties whose declarations to list; those that hide by default");
    private final BrowsingOptions browsing = new BrowsingOptions(this);

    ExplainCommand() {
        super(
                "explain",
                "Tells why a page has its type, or why an element is hidden and which style won.",
                "Without an id or selector it is about the page.");
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        ExplanationText text =
                new ExplanationText(new PageSource(source.get(), browsing).open(), out);
        String wanted = target.get();
        if (wanted == null) {
            text.page();
        } else if (!element(text, wanted)) {
            out.flush();
            err().println("Error: nothing on the page fits " + ErrorReport.harmless(wanted));
            return 1;
        }
        out.flush();
        return 0;
    }

    private boolean element(ExplanationText text, String wanted) {
        try {
            return text.element(wanted, properties.get());
        } catch (IllegalArgumentException e) {
            throw misuse(ErrorReport.harmless(wanted) + " is neither an id nor a CSS selector");
        }
    }
}

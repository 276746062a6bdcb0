package browsy.cli;

import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Explains the classification of a page, or the visibility of elements and the declarations that
 * apply to them.
 */
@Command(
        name = "explain",
        addMethodSubcommands = false,
        description = {
            "Tells why a page has its type, or why an element is hidden and which style won.",
            "Without an id or selector it is about the page."
        })
final class ExplainCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "FILE_OR_URL", description = "the page, - for input")
    private String source;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "ID_OR_SELECTOR",
            description = "an element, by its id or a CSS selector")
    private @Nullable String target;

    @Option(
            names = "--properties",
            split = ",",
            paramLabel = "NAME",
            description = "properties whose declarations to list; those that hide by default")
    private List<String> properties = List.of("display", "visibility", "opacity", "position");

    @Mixin private BrowsingOptions browsing;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = out();
        ExplanationText text = new ExplanationText(new PageSource(source, browsing).open(), out);
        if (target == null) {
            text.page();
        } else if (!explainElement(text, target)) {
            out.flush();
            err().println("Error: nothing on the page fits " + ErrorReport.harmless(target));
            return 1;
        }
        out.flush();
        return 0;
    }

    /** Explains the elements of an id or selector; returns whether there are any. */
    private boolean explainElement(ExplanationText text, String wanted) {
        try {
            return text.element(wanted, properties);
        } catch (IllegalArgumentException e) {
            throw misuse(ErrorReport.harmless(wanted) + " is neither an id nor a CSS selector");
        }
    }
}

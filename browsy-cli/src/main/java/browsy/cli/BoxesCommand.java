package browsy.cli;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.ParseOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Prints the box of each element of local pages, for comparison with the boxes in a browser. Style
 * sheets are read from the site folder.
 */
@Command(
        name = "boxes",
        addMethodSubcommands = false,
        description = {
            "Prints the box of every element, one JSON line a page.",
            "The folder given is the root of the site: style sheets are read from below it,"
                    + " nothing from the network."
        })
final class BoxesCommand extends CliCommand {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE_OR_DIR",
            description = "pages, or folders of pages")
    private List<Path> inputs;

    @Mixin private ViewportOption window;

    @Option(names = "--root", paramLabel = "DIR", description = "site root of single files")
    private @Nullable Path root;

    @Option(
            names = "--styles",
            split = ",",
            paramLabel = "PROPERTY",
            description = "also print computed values, and elements without a box")
    private List<String> styles = List.of();

    @Option(
            names = "--aria",
            arity = "0",
            description = "also print roles and accessible names, and elements without a box")
    private boolean aria;

    @Override
    public Integer call() throws Exception {
        List<PageFile> pages = PageFile.find(inputs, root);
        int failures = new PageBatch(this::line, out()).run(pages);
        return failures == 0 ? 0 : 1;
    }

    private String line(PageFile file) throws Exception {
        String html = new String(Files.readAllBytes(file.path()), StandardCharsets.UTF_8);
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(window.viewport())
                        .baseUri(file.address())
                        .stylesheetLoader(new LocalStylesheets(file.root()))
                        .build();
        List<ElementBox> boxes = Browsy.boxes(html, options);
        BoxJsonLine line = new BoxJsonLine(file.name(), window.viewport(), boxes);
        if (!styles.isEmpty()) {
            line.withStyles(Browsy.styles(html, options, styles));
        }
        if (aria) {
            line.withSemantics(Browsy.semantics(html, options));
        }
        return line.toString();
    }
}

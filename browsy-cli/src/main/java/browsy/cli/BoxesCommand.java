package browsy.cli;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.ParseOptions;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.ListOption;
import browsy.cli.args.Parameter;
import browsy.cli.args.ValueTypes;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints the box of each element of local pages, for comparison with the boxes in a browser. Style
 * sheets are read from the site folder.
 */
final class BoxesCommand implements CliCommand {
    private static final Parameter<Path> INPUTS =
            Parameter.one("FILE_OR_DIR", ValueTypes.PATH, "pages, or folders of pages").orMore();
    private static final ListOption STYLES =
            new ListOption(
                            "--styles",
                            "PROPERTY",
                            "also print computed values, and elements without a box")
                    .separatedByCommas();
    private static final Flag ARIA =
            new Flag("--aria", "also print roles and accessible names, and elements without a box");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy boxes",
                        "Prints the box of every element, one JSON line a page.",
                        "The folder given is the root of the site: style sheets are read from below"
                                + " it, nothing from the network.")
                .parameters(INPUTS)
                .options(ViewportOption.OPTION, PageFile.ROOT, STYLES, ARIA)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        List<PageFile> pages = PageFile.find(arguments.all(INPUTS), arguments.get(PageFile.ROOT));
        int failures = new PageBatch(file -> line(file, arguments), streams.out()).run(pages);
        return failures == 0 ? 0 : 1;
    }

    private static String line(PageFile file, Arguments arguments) throws IOException {
        Viewport viewport = ViewportOption.in(arguments);
        String html = new String(Files.readAllBytes(file.path()), StandardCharsets.UTF_8);
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(viewport)
                        .baseUri(file.address())
                        .stylesheetLoader(new LocalStylesheets(file.root()))
                        .build();
        List<ElementBox> boxes = Browsy.boxes(html, options);
        BoxJsonLine line = new BoxJsonLine(file.name(), viewport, boxes);
        List<String> styles = arguments.all(STYLES);
        if (!styles.isEmpty()) {
            line.withStyles(Browsy.styles(html, options, styles));
        }
        if (arguments.has(ARIA)) {
            line.withSemantics(Browsy.semantics(html, options));
        }
        return line.toString();
    }
}

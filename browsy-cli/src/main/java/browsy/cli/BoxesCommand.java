package browsy.cli;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.ParseOptions;
import browsy.model.Viewport;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;

/** Prints where every element of a page lies, to hold against a browser. */
final class BoxesCommand extends Command {
    private final Supplier<List<Path>> inputs =
            files("1..*", "FILE_OR_DIR", "pages, or folders of pages");
    private final Supplier<Viewport> viewport = ViewportOption.of(this);
    private final Supplier<@Nullable Path> root =
            folder("--root", "DIR", "site root of single files");
    private final Supplier<List<String>> styles =
            texts(
                    OptionSpec.builder("--styles").splitRegex(","),
                    "PROPERTY",
                    "also print computed values, and elements without a box");
    private final Supplier<Boolean> aria =
            flag("--aria", "also print roles and accessible names, and elements without a box");

    BoxesCommand() {
        super(
                "boxes",
                "Prints the box of every element, one JSON line a page.",
                "The folder given is the root of the site: style sheets are read from below it,"
                        + " nothing from the network.");
    }

    @Override
    public Integer call() throws Exception {
        List<PageFile> pages = PageFile.find(inputs.get(), root.get());
        int failures = new PageRun(this::line, out()).run(pages);
        return failures == 0 ? 0 : 1;
    }

    private String line(PageFile file) throws Exception {
        String html = new String(Files.readAllBytes(file.path()), StandardCharsets.UTF_8);
        ParseOptions options =
                ParseOptions.builder()
                        .viewport(viewport.get())
                        .baseUri(file.address())
                        .stylesheetLoader(new LocalStylesheets(file.root()))
                        .build();
        List<ElementBox> boxes = Browsy.boxes(html, options);
        BoxLine line = new BoxLine(file.name(), viewport.get(), boxes);
        if (!styles.get().isEmpty()) {
            line.withStyles(Browsy.styles(html, options, styles.get()));
        }
        if (aria.get()) {
            line.withSemantics(Browsy.semantics(html, options));
        }
        return line.toString();
    }
}

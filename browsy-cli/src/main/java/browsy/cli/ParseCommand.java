package browsy.cli;

import static java.util.Objects.requireNonNull;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import browsy.html.DomPath;
import browsy.model.Viewport;
import browsy.output.Formats;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Parses local pages. */
@Command(
        name = "parse",
        description = "Parses local pages and prints what an agent sees. Nothing is fetched.")
final class ParseCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "a page, - or none for standard input; with --jsonl also folders")
    private List<Path> inputs = List.of();

    @Mixin private ViewOptions view = new ViewOptions();

    @Option(
            names = "--jsonl",
            description = "one line of JSON for each page of the files and folders, with its file")
    private boolean jsonLines;

    @Option(
            names = "--full",
            description = "with JSON: how elements relate, their selectors and why they are hidden")
    private boolean full;

    @Option(names = "--paths", description = "with --jsonl: each element's path in the document")
    private boolean paths;

    @Option(
            names = "--local-css",
            description =
                    "read linked style sheets from the folder given, which stands for the site")
    private boolean localCss;

    @Option(
            names = "--viewport",
            paramLabel = "WxH",
            converter = ViewportOption.class,
            description = "size of the window in CSS px, 1920x1080 by default")
    private Viewport viewport = Viewport.DEFAULT;

    @Option(names = "--root", paramLabel = "DIR", description = "site root of single files")
    private @Nullable Path root;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        if (jsonLines) {
            List<PageFile> pages = PageFile.find(inputs, root);
            return new PageRun(this::line, out).run(pages) == 0 ? 0 : 1;
        }
        if (inputs.size() > 1) {
            throw new ParameterException(
                    spec.commandLine(), "parse takes one page; use --jsonl for more");
        }
        Page page = open(inputs.isEmpty() ? Path.of("-") : inputs.get(0));
        out.append(view.show(page.dom(), full));
        out.flush();
        return 0;
    }

    private Page open(Path input) throws IOException {
        if (input.toString().equals("-")) {
            return open(System.in.readAllBytes(), "", StylesheetLoader.none());
        }
        if (Files.isDirectory(input)) {
            throw new ParameterException(
                    spec.commandLine(), input + " is a folder; use --jsonl for all its pages");
        }
        return open(PageFile.find(List.of(input), root).get(0));
    }

    private Page open(PageFile file) throws IOException {
        byte[] html = Files.readAllBytes(file.path());
        return localCss
                ? open(html, file.address(), new LocalStylesheets(file.root()))
                : open(html, "", StylesheetLoader.none());
    }

    private Page open(byte[] html, String baseUri, StylesheetLoader stylesheets) {
        return Browsy.open(
                new String(html, StandardCharsets.UTF_8),
                ParseOptions.builder()
                        .viewport(viewport)
                        .baseUri(baseUri)
                        .stylesheetLoader(stylesheets)
                        .build());
    }

    private String line(PageFile file) throws IOException {
        Page page = open(file);
        return PageLine.of(
                file.name(),
                Formats.named(full ? "json-full" : "json").orElseThrow().render(page.dom()),
                paths ? id -> DomPath.of(requireNonNull(page.source(id))) : null);
    }
}

package browsy.cli;

import static java.util.Objects.requireNonNull;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import browsy.html.DomPath;
import browsy.output.Formats;
import java.io.IOException;
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
 * Parses local pages and prints them: one page in a chosen format, or with {@code --jsonl} many
 * pages as one JSON line each.
 */
@Command(
        name = "parse",
        addMethodSubcommands = false,
        description = "Parses local pages and prints what an agent sees. Nothing is fetched.")
final class ParseCommand extends CliCommand {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "a page, - or none for standard input; with --jsonl also folders")
    private List<Path> inputs = List.of();

    @Mixin private ViewOptions view;

    @Option(
            names = "--jsonl",
            arity = "0",
            description = "one line of JSON for each page of the files and folders, with its file")
    private boolean jsonLines;

    @Option(
            names = "--full",
            arity = "0",
            description = "with JSON: how elements relate, their selectors and why they are hidden")
    private boolean full;

    @Option(
            names = "--paths",
            arity = "0",
            description = "with --jsonl: each element's path in the document")
    private boolean paths;

    @Option(
            names = "--local-css",
            arity = "0",
            description =
                    "read linked style sheets from the folder given, which stands for the site")
    private boolean localCss;

    @Mixin private ViewportOption window;

    @Option(names = "--root", paramLabel = "DIR", description = "site root of single files")
    private @Nullable Path root;

    @Override
    public Integer call() throws Exception {
        List<Path> given = inputs;
        if (jsonLines) {
            List<PageFile> pages = PageFile.find(given, root);
            return new PageBatch(this::line, out()).run(pages) == 0 ? 0 : 1;
        }
        if (given.size() > 1) {
            throw misuse("parse takes one page; use --jsonl for more");
        }
        Page page = open(given.isEmpty() ? Path.of("-") : given.get(0));
        out().append(view.show(page.dom(), full));
        out().flush();
        return 0;
    }

    private Page open(Path input) throws IOException {
        if (input.toString().equals("-")) {
            return open(System.in.readAllBytes(), "", StylesheetLoader.none());
        }
        if (Files.isDirectory(input)) {
            throw misuse(input + " is a folder; use --jsonl for all its pages");
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
                        .viewport(window.viewport())
                        .baseUri(baseUri)
                        .stylesheetLoader(stylesheets)
                        .build());
    }

    private String line(PageFile file) throws IOException {
        Page page = open(file);
        return PageJsonLine.of(
                file.name(),
                Formats.named(full ? "json-full" : "json").orElseThrow().render(page.dom()),
                paths ? id -> DomPath.of(requireNonNull(page.source(id))) : null);
    }
}

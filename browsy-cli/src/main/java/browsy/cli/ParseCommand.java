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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses local pages. */
final class ParseCommand extends Command {
    private final Supplier<List<Path>> inputs =
            files(
                    "0..*",
                    "FILE",
                    "a page, - or none for standard input; with --jsonl also folders");
    private final ViewOptions view = new ViewOptions(this);
    private final Supplier<Boolean> jsonLines =
            flag(
                    "--jsonl",
                    "one line of JSON for each page of the files and folders, with its file");
    private final Supplier<Boolean> full =
            flag(
                    "--full",
                    "with JSON: how elements relate, their selectors and why they are hidden");
    private final Supplier<Boolean> paths =
            flag("--paths", "with --jsonl: each element's path in the document");
    private final Supplier<Boolean> localCss =
            flag(
                    "--local-css",
                    "read linked style sheets from the folder given, which stands for the site");
    private final Supplier<Viewport> viewport = ViewportOption.of(this);
    private final Supplier<@Nullable Path> root =
            folder("--root", "DIR", "site root of single files");

    ParseCommand() {
        super("parse", "Parses local pages and prints what an agent sees. Nothing is fetched.");
    }

    @Override
    public Integer call() throws Exception {
        List<Path> given = inputs.get();
        if (jsonLines.get()) {
            List<PageFile> pages = PageFile.find(given, root.get());
            return new PageRun(this::line, out()).run(pages) == 0 ? 0 : 1;
        }
        if (given.size() > 1) {
            throw misuse("parse takes one page; use --jsonl for more");
        }
        Page page = open(given.isEmpty() ? Path.of("-") : given.get(0));
        out().append(view.show(page.dom(), full.get()));
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
        return open(PageFile.find(List.of(input), root.get()).get(0));
    }

    private Page open(PageFile file) throws IOException {
        byte[] html = Files.readAllBytes(file.path());
        return localCss.get()
                ? open(html, file.address(), new LocalStylesheets(file.root()))
                : open(html, "", StylesheetLoader.none());
    }

    private Page open(byte[] html, String baseUri, StylesheetLoader stylesheets) {
        return Browsy.open(
                new String(html, StandardCharsets.UTF_8),
                ParseOptions.builder()
                        .viewport(viewport.get())
                        .baseUri(baseUri)
                        .stylesheetLoader(stylesheets)
                        .build());
    }

    private String line(PageFile file) throws IOException {
        Page page = open(file);
        return PageLine.of(
                file.name(),
                Formats.named(full.get() ? "json-full" : "json").orElseThrow().render(page.dom()),
                paths.get() ? id -> DomPath.of(requireNonNull(page.source(id))) : null);
    }
}

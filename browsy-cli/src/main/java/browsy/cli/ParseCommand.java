package browsy.cli;

import static java.util.Objects.requireNonNull;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.cli.args.Arguments;
import browsy.cli.args.CommandSyntax;
import browsy.cli.args.Flag;
import browsy.cli.args.Parameter;
import browsy.cli.args.UsageException;
import browsy.cli.args.ValueTypes;
import browsy.config.StylesheetLoader;
import browsy.html.DomPath;
import browsy.output.Formats;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Parses local pages and prints them: one page in a chosen format, or with {@code --jsonl} many
 * pages as one JSON line each.
 */
final class ParseCommand implements CliCommand {
    private static final Parameter<Path> FILES =
            Parameter.optional(
                            "FILE",
                            ValueTypes.PATH,
                            "a page, - or none for standard input; with --jsonl also folders")
                    .orMore();
    private static final Flag JSON_LINES =
            new Flag(
                    "--jsonl",
                    "one line of JSON for each page of the files and folders, with its file");
    private static final Flag FULL =
            new Flag(
                    "--full",
                    "with JSON: how elements relate, their selectors and why they are hidden");
    private static final Flag PATHS =
            new Flag("--paths", "with --jsonl: each element's path in the document");
    private static final Flag LOCAL_CSS =
            new Flag(
                    "--local-css",
                    "read linked style sheets from the folder given, which stands for the site");

    @Override
    public CommandSyntax syntax() {
        return CommandSyntax.of(
                        "browsy parse",
                        "Parses local pages and prints what an agent sees. Nothing is fetched.")
                .parameters(FILES)
                .options(ViewOptions.ALL)
                .options(JSON_LINES, FULL, PATHS, LOCAL_CSS)
                .options(ViewportOption.OPTION, PageFile.ROOT)
                .build();
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws Exception {
        List<Path> given = arguments.all(FILES);
        PrintWriter out = streams.out();
        if (arguments.has(JSON_LINES)) {
            List<PageFile> pages = PageFile.find(given, arguments.get(PageFile.ROOT));
            return new PageBatch(file -> line(file, arguments), out).run(pages) == 0 ? 0 : 1;
        }
        if (given.size() > 1) {
            throw new UsageException("parse takes one page; use --jsonl for more");
        }
        Page page = open(given.isEmpty() ? Path.of("-") : given.get(0), arguments);
        out.append(new ViewOptions(arguments).show(page.dom(), arguments.has(FULL)));
        out.flush();
        return 0;
    }

    private static Page open(Path input, Arguments arguments) throws IOException {
        if (input.toString().equals("-")) {
            return open(System.in.readAllBytes(), "", StylesheetLoader.none(), arguments);
        }
        if (Files.isDirectory(input)) {
            throw new UsageException(input + " is a folder; use --jsonl for all its pages");
        }
        return open(PageFile.find(List.of(input), arguments.get(PageFile.ROOT)).get(0), arguments);
    }

    private static Page open(PageFile file, Arguments arguments) throws IOException {
        byte[] html = Files.readAllBytes(file.path());
        return arguments.has(LOCAL_CSS)
                ? open(html, file.address(), new LocalStylesheets(file.root()), arguments)
                : open(html, "", StylesheetLoader.none(), arguments);
    }

    private static Page open(
            byte[] html, String baseUri, StylesheetLoader stylesheets, Arguments arguments) {
        return Browsy.open(
                new String(html, StandardCharsets.UTF_8),
                ParseOptions.builder()
                        .viewport(ViewportOption.in(arguments))
                        .baseUri(baseUri)
                        .stylesheetLoader(stylesheets)
                        .build());
    }

    private static String line(PageFile file, Arguments arguments) throws IOException {
        Page page = open(file, arguments);
        return PageJsonLine.of(
                file.name(),
                Formats.named(arguments.has(FULL) ? "json-full" : "json")
                        .orElseThrow()
                        .render(page.dom()),
                arguments.has(PATHS) ? id -> DomPath.of(requireNonNull(page.source(id))) : null);
    }
}

import static java.nio.charset.StandardCharsets.UTF_8;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.config.StylesheetLoader;
import browsy.model.Viewport;
import browsy.tools.PageView;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Writes all pages of a folder in several formats, parsing each page once, and counts the
 * o200k_base tokens.
 *
 * <pre>
 *   java -cp CLASSPATH tools/corpus/WriteOutputs.java PAGES OUT [FORMAT...]
 * </pre>
 *
 * <p>CLASSPATH contains the project's modules and jtokkit, as the runnable jar does. PAGES is a
 * folder of {@code .html} files, searched recursively; it is the site, as with {@code parse
 * --local-css}, and the viewport is 1920x1080. A FORMAT is a value of {@code parse --format}, with
 * {@code @SCOPE} for {@code --scope}; by default text, markdown, markdown-page, compact, tree.
 *
 * <p>OUT receives {@code FORMAT/NAME.txt} for each {@code NAME.html}, {@code elements.jsonl} (as {@code
 * parse --jsonl --full --local-css} prints it) and {@code tokens.tsv} (a row for each page, a column
 * for each format). Mean, median and total of the tokens go to standard output.
 */
final class WriteOutputs {
    private static final String SITE = "http://localhost";
    private static final List<String> FORMATS =
            List.of("text", "markdown", "markdown-page", "compact", "tree");
    private static final Encoding TOKENS =
            Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

    private WriteOutputs() {}

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: WriteOutputs PAGES OUT [FORMAT...]");
            System.exit(2);
        }
        Path pages = Path.of(args[0]).toRealPath();
        Path out = Files.createDirectories(Path.of(args[1]));
        List<String> formats =
                args.length == 2 ? FORMATS : List.of(args).subList(2, args.length);
        List<Path> files;
        try (Stream<Path> walked = Files.walk(pages)) {
            files = walked.filter(file -> file.toString().endsWith(".html")).sorted().toList();
        }
        Map<String, List<Integer>> tokens = new LinkedHashMap<>();
        try (PrintWriter elements = writer(out.resolve("elements.jsonl"));
                PrintWriter table = writer(out.resolve("tokens.tsv"))) {
            table.println("file\t" + String.join("\t", formats));
            for (Path file : files) {
                String name = pages.relativize(file).toString().replace('\\', '/');
                Page page = open(pages, file, name);
                String json = show(page, "json-full");
                elements.println("{\"file\":\"" + name + "\"," + json.strip().substring(1));
                StringBuilder row = new StringBuilder(name);
                for (String format : formats) {
                    String shown = show(page, format);
                    write(out.resolve(format).resolve(name.replaceFirst("\\.html$", ".txt")), shown);
                    int count = TOKENS.countTokensOrdinary(shown);
                    tokens.computeIfAbsent(format, f -> new ArrayList<>()).add(count);
                    row.append('\t').append(count);
                }
                table.println(row);
            }
        }
        tokens.forEach(WriteOutputs::summarise);
    }

    private static void summarise(String format, List<Integer> counts) {
        int[] sorted = counts.stream().mapToInt(Integer::intValue).sorted().toArray();
        int half = sorted.length / 2;
        double median =
                sorted.length % 2 == 1
                        ? sorted[half]
                        : (sorted[half - 1] + sorted[half]) / 2.0;
        System.out.printf(
                "%-16s %4d pages: mean %9.1f, median %8.1f, total %9d tokens%n",
                format,
                sorted.length,
                Arrays.stream(sorted).average().orElse(0),
                median,
                Arrays.stream(sorted).sum());
    }

    private static String show(Page page, String format) {
        int at = format.indexOf('@');
        PageView view =
                at < 0
                        ? PageView.DEFAULT.in(format)
                        : PageView.DEFAULT.in(format.substring(0, at)).of(format.substring(at + 1));
        return view.show(page.dom(), List.of()).text();
    }

    private static Page open(Path root, Path file, String name) throws IOException {
        return Browsy.open(
                new String(Files.readAllBytes(file), UTF_8),
                ParseOptions.builder()
                        .viewport(new Viewport(1920, 1080))
                        .baseUri(address(name))
                        .stylesheetLoader(new Folder(root))
                        .build());
    }

    private static String address(String name) {
        try {
            return SITE + new URI(null, null, "/" + name, null).getRawPath();
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static PrintWriter writer(Path file) throws IOException {
        return new PrintWriter(Files.newBufferedWriter(file));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Loads style sheets from the folder of the site. */
    private record Folder(Path root) implements StylesheetLoader {
        @Override
        public List<Optional<Sheet>> load(List<URI> wanted) {
            return wanted.stream().map(this::load).toList();
        }

        private Optional<Sheet> load(URI uri) {
            if (!uri.toString().startsWith(SITE + "/") || uri.getPath() == null) {
                return Optional.empty();
            }
            Path file = root.resolve(uri.getPath().replaceFirst("^/+", "")).normalize();
            if (!file.startsWith(root) || !Files.isRegularFile(file)) {
                return Optional.empty();
            }
            try {
                return Optional.of(new Sheet(uri, new String(Files.readAllBytes(file), UTF_8)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}

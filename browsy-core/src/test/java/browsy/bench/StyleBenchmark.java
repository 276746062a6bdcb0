package browsy.bench;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.MediaEnvironment;
import browsy.css.parse.ParseMode;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.Stylesheet;
import browsy.html.ElementTree;
import browsy.style.DocumentStyles;
import browsy.style.StyleEngine;
import browsy.style.StyledDocument;
import browsy.style.cascade.CompiledSheet;
import browsy.style.cascade.SheetCompiler;
import browsy.style.cascade.StylesheetCache;
import browsy.style.computed.FontMeasure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What style costs beside jsoup's parse, summed over the pages of a folder, and how fast CSS is
 * parsed. Run with {@code mvn -Pbenchmark test-compile exec:exec -pl browsy-core -Dpages=FOLDER};
 * each page of the folder finds its stylesheets below it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 4, time = 3)
public class StyleBenchmark {

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1920, 1080);

    /** The folder with the pages. */
    @Param("")
    public String pages = "";

    /** At most so many pages, evenly spread over the folder. */
    @Param("40")
    public int count = 40;

    private final List<String> html = new ArrayList<>();
    private final List<URI> addresses = new ArrayList<>();
    private final List<ElementTree> trees = new ArrayList<>();
    private final List<DocumentStyles> styles = new ArrayList<>();
    private final Map<URI, String> css = new HashMap<>();
    private final StylesheetCache cache = new StylesheetCache(Integer.MAX_VALUE);
    private final StyleEngine engine = new StyleEngine(FontMeasure.fallback(), Limits.DEFAULT);
    private String allCss = "";

    @Setup
    public void read() throws IOException {
        Path root = Path.of(pages);
        List<Path> files;
        try (Stream<Path> walk = Files.walk(root)) {
            files = walk.filter(f -> f.toString().endsWith(".html")).sorted().toList();
        }
        int step = Math.max(1, files.size() / count);
        for (int i = 0; i < files.size(); i += step) {
            html.add(new String(Files.readAllBytes(files.get(i)), StandardCharsets.UTF_8));
            addresses.add(files.get(i).toUri());
        }
        for (int i = 0; i < html.size(); i++) {
            ElementTree tree = tree(i);
            trees.add(tree);
            styles.add(DocumentStyles.collect(tree, this::load, SCREEN, cache, Limits.DEFAULT));
        }
        allCss = String.join("\n", css.values());
        System.out.println(
                html.size() + " pages, " + allCss.length() + " characters of CSS in all");
    }

    private List<Optional<StylesheetLoader.Sheet>> load(List<URI> wanted) {
        List<Optional<StylesheetLoader.Sheet>> sheets = new ArrayList<>();
        for (URI uri : wanted) {
            sheets.add(
                    Optional.ofNullable(css.computeIfAbsent(uri, StyleBenchmark::text))
                            .map(text -> new StylesheetLoader.Sheet(uri, text)));
        }
        return sheets;
    }

    private static String text(URI uri) {
        if (!"file".equals(uri.getScheme())) {
            return "";
        }
        Path file = Path.of(URI.create(uri.toString().replaceAll("[?#].*", "")));
        try {
            return Files.isRegularFile(file)
                    ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ElementTree tree(int page) {
        return ElementTree.of(document(page));
    }

    private Document document(int page) {
        return Jsoup.parse(html.get(page), addresses.get(page).toString());
    }

    /** The measure of all others: jsoup's parse of all pages. */
    @Benchmark
    public void parseHtml(Blackhole out) {
        for (int i = 0; i < html.size(); i++) {
            out.consume(document(i));
        }
    }

    /** Style of all pages with their stylesheets compiled. */
    @Benchmark
    public void style(Blackhole out) {
        for (int i = 0; i < trees.size(); i++) {
            ElementTree tree = ElementTree.of(trees.get(i).document());
            // The collected sheets hold the elements of the first tree, which is as good.
            StyledDocument styled = engine.style(trees.get(i), styles.get(i), SCREEN);
            out.consume(tree);
            out.consume(styled);
        }
    }

    /** CSS Syntax alone. */
    @Benchmark
    public Stylesheet parseCss() {
        return CssParser.parseStylesheet(allCss);
    }

    /** CSS Syntax, selectors and the rule index. */
    @Benchmark
    public CompiledSheet compileCss() {
        return SheetCompiler.compile(allCss, ParseMode.STANDARD);
    }
}

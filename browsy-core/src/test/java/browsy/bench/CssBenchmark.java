package browsy.bench;

import browsy.config.Limits;
import browsy.css.media.MediaEnvironment;
import browsy.css.parse.ParseMode;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.Stylesheet;
import browsy.html.ElementTree;
import browsy.html.csp.ContentPolicy;
import browsy.style.DocumentStyles;
import browsy.style.cascade.CompiledSheet;
import browsy.style.cascade.SheetCompiler;
import browsy.style.cascade.StylesheetCache;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.jsoup.Jsoup;
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

/**
 * Benchmarks the parsing of CSS from real pages: the time for a megabyte, and whether the time
 * grows linearly with the size.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class CssBenchmark {

    /** The length of the sample of CSS, in characters. */
    static final int SAMPLE = 1_000_000;

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1920, 1080);

    /** The folder with the pages whose stylesheets are parsed. */
    @Param("")
    public String pages = "";

    /** The number of copies of the sample in the parsed text. */
    @Param({"1", "4", "16"})
    public int copies = 1;

    private String css = "";

    /** Loads the style sheets of the pages and takes the sample from their text. */
    @Setup
    public void read() throws IOException {
        PageSet set = PageSet.read(Path.of(pages), 40);
        for (PageSet.SavedPage page : set.pages()) {
            DocumentStyles.collect(
                    ElementTree.of(Jsoup.parse(page.html(), page.address())),
                    ContentPolicy.NONE,
                    set.loader(),
                    SCREEN,
                    new StylesheetCache(0),
                    Limits.DEFAULT);
        }
        String all = String.join("\n", set.styleSheets());
        if (all.length() < SAMPLE) {
            throw new IllegalStateException("no " + SAMPLE + " characters of CSS in " + pages);
        }
        css = all.substring(0, SAMPLE).repeat(copies);
    }

    /** The CSS Syntax parser only. */
    @Benchmark
    public Stylesheet parse() {
        return CssParser.parseStylesheet(css);
    }

    /** The complete compilation: syntax, selectors, values and the rule index. */
    @Benchmark
    public CompiledSheet compile() {
        return SheetCompiler.compile(css, ParseMode.STANDARD);
    }
}

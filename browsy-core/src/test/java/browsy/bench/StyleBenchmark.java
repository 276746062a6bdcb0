package browsy.bench;

import browsy.config.Limits;
import browsy.config.StylesheetLoader;
import browsy.css.media.ContainerSizes;
import browsy.css.media.MediaEnvironment;
import browsy.html.ElementStates;
import browsy.html.ElementTree;
import browsy.html.csp.ContentPolicy;
import browsy.style.DocumentStyles;
import browsy.style.StyleEngine;
import browsy.style.UnknownFonts;
import browsy.style.cascade.StylesheetCache;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * Benchmarks the style stage and jsoup's parsing; each time is the sum over the pages of a folder.
 * {@link StyleFigures} measures the same without JMH.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class StyleBenchmark {

    private static final MediaEnvironment SCREEN = MediaEnvironment.screen(1920, 1080);

    /** The folder with the pages and their style sheets. */
    @Param("")
    public String pages = "";

    /** The maximum number of pages, which are chosen evenly from the folder. */
    @Param("40")
    public int count = 40;

    private record Prepared(ElementTree tree, DocumentStyles styles) {}

    private final List<PageSet.SavedPage> sources = new ArrayList<>();
    private final List<Prepared> prepared = new ArrayList<>();
    private final StyleEngine engine = new StyleEngine(new UnknownFonts(), Limits.DEFAULT);

    /** Reads the pages and compiles their style sheets. */
    @Setup
    public void read() throws IOException {
        PageSet set = PageSet.read(Path.of(pages), count);
        sources.addAll(set.pages());
        StylesheetLoader loader = set.loader();
        StylesheetCache cache = new StylesheetCache(Integer.MAX_VALUE);
        for (PageSet.SavedPage page : sources) {
            ElementTree tree = ElementTree.of(parsed(page));
            prepared.add(
                    new Prepared(
                            tree,
                            DocumentStyles.collect(
                                    tree,
                                    ContentPolicy.NONE,
                                    loader,
                                    SCREEN,
                                    cache,
                                    Limits.DEFAULT)));
        }
    }

    private static Document parsed(PageSet.SavedPage page) {
        return Jsoup.parse(page.html(), page.address());
    }

    /** The reference for the other times: jsoup's parsing of all pages. */
    @Benchmark
    public void parseHtml(Blackhole out) {
        for (PageSet.SavedPage page : sources) {
            out.consume(parsed(page));
        }
    }

    /** The style stage of all pages, with compiled style sheets. */
    @Benchmark
    public void style(Blackhole out) {
        for (Prepared page : prepared) {
            // A new page needs an element tree, so its cost is included.
            out.consume(ElementTree.of(page.tree.document()));
            out.consume(
                    engine.style(
                            page.tree,
                            page.styles,
                            SCREEN,
                            ElementStates.none(),
                            ContainerSizes.none()));
        }
    }
}

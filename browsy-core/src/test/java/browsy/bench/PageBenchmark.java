package browsy.bench;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.PipelineStages;
import browsy.bench.PageSet.SavedPage;
import browsy.layout.fragment.FragmentTree;
import browsy.spatial.SpatialPage;
import browsy.style.StyledDocument;
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
 * Benchmarks whole pages and each stage of the pipeline. Each time is the sum over the pages of a
 * folder, with cached style sheets. To compare machines, divide it by the time of {@code jsoup} of
 * the same run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xss64m")
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 4, time = 3)
public class PageBenchmark {

    /** The folder with the pages. */
    @Param("")
    public String pages = "";

    /** The maximum number of pages, which are chosen evenly from the folder. */
    @Param("40")
    public int count = 40;

    /**
     * The number of consecutive runs for each page. With one run, a stage finds the data of each
     * page outside of the processor caches, whereas in the pipeline the stage before leaves it
     * there. The difference to several runs is the cost of these cache misses.
     */
    @Param("1")
    public int times = 1;

    private List<SavedPage> saved = List.of();
    private final List<ParseOptions> options = new ArrayList<>();
    private final List<Document> documents = new ArrayList<>();
    private final List<StyledDocument> styles = new ArrayList<>();
    private final List<FragmentTree> fragments = new ArrayList<>();
    private final List<SpatialPage> elements = new ArrayList<>();
    private PipelineStages stages = new PipelineStages(wanted -> List.of());

    /** Reads the pages and computes the input of each stage. */
    @Setup
    public void read() throws IOException {
        PageSet set = PageSet.read(Path.of(pages), count);
        saved = set.pages();
        stages = new PipelineStages(set.loader());
        for (SavedPage page : saved) {
            options.add(
                    ParseOptions.builder()
                            .baseUri(page.address())
                            .stylesheetLoader(set.loader())
                            .build());
            Document document = stages.html(page.html(), page.address());
            StyledDocument styled = stages.style(document);
            FragmentTree laidOut = stages.layout(styled);
            documents.add(document);
            styles.add(styled);
            fragments.add(laidOut);
            elements.add(stages.spatial(styled, laidOut));
        }
    }

    /** The reference for the other times: jsoup's parsing of the pages. */
    @Benchmark
    public void jsoup(Blackhole out) {
        for (int i = 0; i < saved.size() * times; i++) {
            SavedPage page = saved.get(i / times);
            out.consume(Jsoup.parse(page.html(), page.address()));
        }
    }

    @Benchmark
    public void wholePage(Blackhole out) {
        for (int i = 0; i < saved.size() * times; i++) {
            int page = i / times;
            out.consume(Browsy.open(saved.get(page).html(), options.get(page)));
        }
    }

    @Benchmark
    public void style(Blackhole out) {
        for (int i = 0; i < documents.size() * times; i++) {
            out.consume(stages.style(documents.get(i / times)));
        }
    }

    @Benchmark
    public void layout(Blackhole out) {
        for (int i = 0; i < styles.size() * times; i++) {
            out.consume(stages.layout(styles.get(i / times)));
        }
    }

    @Benchmark
    public void spatial(Blackhole out) {
        for (int i = 0; i < styles.size() * times; i++) {
            int page = i / times;
            out.consume(stages.spatial(styles.get(page), fragments.get(page)));
        }
    }

    @Benchmark
    public void intelligence(Blackhole out) {
        for (int i = 0; i < elements.size() * times; i++) {
            out.consume(stages.intelligence(elements.get(i / times)));
        }
    }
}

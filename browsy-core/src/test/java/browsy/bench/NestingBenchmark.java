package browsy.bench;

import browsy.Browsy;
import browsy.ElementBox;
import browsy.ParseOptions;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
 * Benchmarks nested containers by the depth of nesting. The time must be about proportional to the
 * depth. It would be quadratic or worse if each container measured its content again without a
 * cache.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class NestingBenchmark {

    private static final List<String> MIX =
            List.of(
                    "display:flex;flex-wrap:wrap",
                    "display:grid;grid-template-columns:auto 1fr",
                    "display:block",
                    "display:flex;flex-direction:column",
                    "display:inline-block",
                    "display:grid");

    /** The number of nested containers. */
    @Param({"4", "8", "16", "32", "64", "128", "200"})
    public int depth = 4;

    /** The kind of containers: one kind, or several kinds in turn. */
    @Param({"mix", "flex", "grid", "shrink-to-fit"})
    public String kind = "mix";

    private String html = "";

    /** Generates the page. */
    @Setup
    public void write() {
        StringBuilder page = new StringBuilder("<!DOCTYPE html>");
        for (int level = 0; level < depth; level++) {
            page.append("<div style='").append(style(level)).append("'><p>text</p>");
        }
        html = page.append("deepest").append("</div>".repeat(depth)).toString();
    }

    private String style(int level) {
        return switch (kind) {
            case "flex" -> MIX.get(0);
            case "grid" -> MIX.get(1);
            case "shrink-to-fit" -> level % 2 == 0 ? "float:left" : "display:inline-block";
            default -> MIX.get(level % MIX.size());
        };
    }

    /** Computes the boxes of the page. */
    @Benchmark
    public List<ElementBox> boxes() {
        return Browsy.boxes(html, ParseOptions.DEFAULT);
    }
}

package browsy.bench;

import browsy.Browsy;
import browsy.ParseOptions;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.jsoup.Jsoup;

/**
 * Measures the time of whole pages, compared with jsoup's parsing of the same text. A quick
 * estimate without JMH; {@link PageBenchmark} is the precise benchmark.
 *
 * <pre>java -cp ... browsy.bench.PageTimes PAGE...</pre>
 */
public final class PageTimes {
    private static final int WARM_UP = 8;
    private static final int ROUNDS = 9;

    private PageTimes() {}

    public static void main(String[] pages) throws IOException {
        PrintStream out = System.out;
        out.printf(
                Locale.ROOT,
                "%-34s %8s %9s %9s %6s%n",
                "page",
                "KB",
                "jsoup ms",
                "browsy ms",
                "ratio");
        for (String page : pages) {
            Path file = Path.of(page);
            String html = Files.readString(file, StandardCharsets.UTF_8);
            double jsoup = median(() -> Jsoup.parse(html).childNodeSize());
            double browsy = median(() -> Browsy.open(html, ParseOptions.DEFAULT).dom().size());
            out.printf(
                    Locale.ROOT,
                    "%-34s %8d %9.1f %9.1f %6.1f%n",
                    file.getFileName(),
                    html.length() / 1024,
                    jsoup,
                    browsy,
                    browsy / jsoup);
        }
    }

    private interface Work {
        int run();
    }

    /** The median time in milliseconds, after a warm-up. */
    private static double median(Work work) {
        int checksum = 0;
        double[] times = new double[ROUNDS];
        for (int i = -WARM_UP; i < ROUNDS; i++) {
            long start = System.nanoTime();
            checksum += work.run();
            if (i >= 0) {
                times[i] = (System.nanoTime() - start) / 1e6;
            }
        }
        if (checksum == Integer.MIN_VALUE) {
            throw new IllegalStateException("nothing was done");
        }
        Arrays.sort(times);
        return times[ROUNDS / 2];
    }
}

package browsy.bench;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.StyleCache;
import browsy.config.Limits;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;

/**
 * Measures how the processor time of a page grows with its size: the exponent between two sizes is
 * the slope of the line through both in a diagram with two logarithmic axes, 1 for time
 * proportional to size. The time is that of the thread, without garbage collection, and the least
 * of several runs.
 *
 * <pre>java -Xmx4g -cp ... browsy.bench.GrowthFigures [SERIES...]</pre>
 *
 * <p>SERIES are names of {@link GrowingPage}, or {@code PAGES} for the number of pages that one
 * process parses; all by default. A time with an asterisk is that of a page with warnings: it
 * reached a limit. A series ends after a size that takes longer than 20 seconds.
 */
public final class GrowthFigures {
    private static final double NANOSECONDS = 1e9;

    /** The time after which no larger page is tried, in seconds. */
    private static final double LONGEST = 20;

    /** The time for the runs of one size, and at most for each warm-up, in seconds. */
    private static final double SECONDS_OF_SIZE = 4;

    private static final int RUNS = 5;

    /** Runs of a size before those that count, if there is time; the smallest page has more. */
    private static final int WARM_UP = 3;

    private static final int WARM_UP_OF_SMALLEST = 400;
    private static final List<Integer> PAGES = List.of(1_000, 10_000, 100_000, 1_000_000);

    /** Enough for a million elements. */
    private static final Limits LIMITS =
            Limits.builder()
                    .maxMemory(16L << 30)
                    .maxElements(5_000_000)
                    .maxHtmlChars(500_000_000)
                    .maxCssChars(200_000_000)
                    .maxCssCharsPerSheet(200_000_000)
                    .maxRules(2_000_000)
                    .build();

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private GrowthFigures() {}

    public static void main(String[] names) {
        List<String> wanted = List.of(names);
        PrintStream out = System.out;
        out.println("| what grows | sizes | ms | exponents |");
        out.println("|---|---|---|---|");
        for (GrowingPage page : GrowingPage.values()) {
            if (wanted.isEmpty() || wanted.contains(page.name())) {
                out.println(series(page));
            }
        }
        if (wanted.isEmpty() || wanted.contains("PAGES")) {
            out.println(pagesOfProcess());
        }
    }

    private static String series(GrowingPage page) {
        Row row = new Row(page.title());
        warmUp(page.html(page.sizes().get(0)), WARM_UP_OF_SMALLEST);
        for (int size : page.sizes()) {
            String html = page.html(size);
            double first = seconds(html);
            if (first < SECONDS_OF_SIZE / RUNS) {
                warmUp(html, WARM_UP);
            }
            double least = first;
            double spent = first;
            for (int run = 1; run < RUNS && spent < SECONDS_OF_SIZE; run++) {
                double taken = seconds(html);
                spent += taken;
                least = Math.min(least, taken);
            }
            row.add(size, least, !open(html).warnings().isEmpty());
            if (least > LONGEST) {
                break;
            }
        }
        return row.toString();
    }

    /** Small pages, the time of one for each number of them. */
    private static String pagesOfProcess() {
        Row row = new Row("pages parsed in one process: time of one");
        int number = 0;
        double spent = 0;
        for (int size : PAGES) {
            long start = THREADS.getCurrentThreadCpuTime();
            int before = number;
            while (number < size) {
                Browsy.open(GrowingPage.small(number++), ParseOptions.DEFAULT);
            }
            double taken = (THREADS.getCurrentThreadCpuTime() - start) / NANOSECONDS;
            spent += taken;
            row.add(size, taken / (number - before), false);
            if (spent > LONGEST) {
                break;
            }
        }
        return row.toString();
    }

    private static void warmUp(String html, int runs) {
        double spent = 0;
        for (int i = 0; i < runs && spent < SECONDS_OF_SIZE; i++) {
            spent += seconds(html);
        }
    }

    private static double seconds(String html) {
        long start = THREADS.getCurrentThreadCpuTime();
        open(html);
        return (THREADS.getCurrentThreadCpuTime() - start) / NANOSECONDS;
    }

    private static Page open(String html) {
        // With a cache of its own a page parses its style sheets each time.
        return Browsy.open(
                html,
                ParseOptions.builder().limits(LIMITS).styleCache(StyleCache.create()).build());
    }

    /** A row of the table that is printed. */
    private static final class Row {
        private final String title;
        private final StringBuilder sizes = new StringBuilder();
        private final StringBuilder times = new StringBuilder();
        private final StringBuilder exponents = new StringBuilder();
        private int lastSize;
        private double lastTime;

        Row(String title) {
            this.title = title;
        }

        void add(int size, double seconds, boolean isLimited) {
            if (lastSize > 0) {
                double exponent = Math.log(seconds / lastTime) / Math.log((double) size / lastSize);
                exponents.append(String.format(Locale.ROOT, "%.2f ", exponent));
            }
            sizes.append(String.format(Locale.ROOT, "%,d ", size));
            times.append(String.format(Locale.ROOT, "%,.2f", seconds * 1000));
            times.append(isLimited ? "* " : " ");
            lastSize = size;
            lastTime = seconds;
        }

        @Override
        public String toString() {
            return "| " + title + " | " + sizes + "| " + times + "| " + exponents + "|";
        }
    }
}

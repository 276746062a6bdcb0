package browsy.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Prints two figures: the time of the style stage as a multiple of jsoup's parsing time for each
 * folder of pages, and the throughput of the CSS parser in MB/s. It takes the minimum of the CPU
 * time over many rounds, so that other processes hardly influence the result. {@link
 * StyleBenchmark} and {@link CssBenchmark} measure the same with JMH.
 *
 * <pre>StyleFigures TEMPLATES ARTICLES</pre>
 */
public final class StyleFigures {

    /** The CPU time to spend on each folder of pages, in seconds. */
    private static final double SECONDS_PER_FOLDER = 20;

    /** The CPU time to spend on each size of CSS, in seconds. */
    private static final double SECONDS_PER_SIZE = 5;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StyleFigures() {}

    /** An operation to measure. */
    @FunctionalInterface
    private interface Work {
        void run();
    }

    /**
     * Prints the figures.
     *
     * @param folders the folders of pages; the CSS of the first one is parsed for the throughput
     */
    public static void main(String[] folders) throws IOException {
        PrintStream out = System.out;
        Blackhole hole =
                new Blackhole(
                        "Today's password is swordfish. I understand instantiating Blackholes"
                                + " directly is dangerous.");
        for (String folder : folders) {
            StyleBenchmark pages = new StyleBenchmark();
            pages.pages = folder;
            pages.read();
            double[] best =
                    best(SECONDS_PER_FOLDER, () -> pages.parseHtml(hole), () -> pages.style(hole));
            out.printf(
                    Locale.ROOT,
                    "%s: jsoup's parse %.1f ms, style %.1f ms: %.2f times%n",
                    folder,
                    best[0],
                    best[1],
                    best[1] / best[0]);
        }
        for (int copies : new int[] {1, 4, 16}) {
            CssBenchmark css = new CssBenchmark();
            css.pages = folders[0];
            css.copies = copies;
            css.read();
            double[] best =
                    best(
                            SECONDS_PER_SIZE,
                            () -> hole.consume(css.parse()),
                            () -> hole.consume(css.compile()));
            double megabytes = CssBenchmark.SAMPLE * copies / 1e6;
            out.printf(
                    Locale.ROOT,
                    "CSS %d x: parse %.1f MB/s, compile %.1f MB/s%n",
                    copies,
                    megabytes / best[0] * 1000,
                    megabytes / best[1] * 1000);
        }
    }

    /** The minimum CPU time of each operation, in milliseconds. The operations take turns. */
    private static double[] best(double seconds, Work... works) {
        double[] best = new double[works.length];
        Arrays.fill(best, Double.POSITIVE_INFINITY);
        long end = THREADS.getCurrentThreadCpuTime() + (long) (seconds * 1e9);
        while (THREADS.getCurrentThreadCpuTime() < end) {
            for (int i = 0; i < works.length; i++) {
                long start = THREADS.getCurrentThreadCpuTime();
                works[i].run();
                long taken = THREADS.getCurrentThreadCpuTime() - start;
                best[i] = Math.min(best[i], taken / 1e6);
            }
        }
        return best;
    }
}

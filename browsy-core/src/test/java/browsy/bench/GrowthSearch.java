package browsy.bench;

import browsy.Browsy;
import browsy.ParseOptions;
import browsy.config.TimeLimitExceededException;
import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;

/**
 * Looks for random kinds of pages whose processor time grows faster than their size, and prints
 * them with their times.
 *
 * <pre>java -cp ... browsy.bench.GrowthSearch SEED PAGES</pre>
 */
public final class GrowthSearch {
    private static final double NANOSECONDS = 1e9;

    /** The sizes of each page: eight times as much in the second. */
    private static final int SMALL = 400;

    private static final int LARGE = 3_200;

    /** The sizes that prove that a page grows, twice as much in the second. */
    private static final int LARGER = 8_000;

    private static final int LARGEST = 16_000;

    /** The exponents from which on a page is looked at and printed. */
    private static final double SUSPICIOUS = 1.25;

    private static final double PRINTED = 1.35;

    /** A page that takes less time than this is not looked at, in seconds. */
    private static final double SHORT = 0.05;

    /** A page that takes longer than this is printed whatever its growth, in seconds. */
    private static final double LONG = 8;

    private static final ParseOptions OPTIONS =
            ParseOptions.builder().timeLimit(Duration.ofSeconds(30)).build();

    /** A page may be processed on another thread, so the time is that of the process. */
    private static final OperatingSystemMXBean PROCESS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private GrowthSearch() {}

    public static void main(String[] arguments) {
        long first = Long.parseLong(arguments[0]);
        long last = first + Long.parseLong(arguments[1]);
        for (long seed = first; seed < last; seed++) {
            look(RandomPage.of(seed), System.out);
        }
    }

    private static void look(RandomPage page, PrintStream out) {
        double small = seconds(page, SMALL);
        double large = seconds(page, LARGE);
        if (large < SHORT || exponent(small, large, (double) LARGE / SMALL) < SUSPICIOUS) {
            return;
        }
        double larger = Math.min(seconds(page, LARGER), seconds(page, LARGER));
        double largest = larger > LONG ? larger : seconds(page, LARGEST);
        double exponent = exponent(larger, largest, (double) LARGEST / LARGER);
        if (exponent > PRINTED || largest > LONG) {
            out.printf(
                    Locale.ROOT,
                    "%d: exponent %.2f, %.2f s, %.2f s: %s%n",
                    page.seed(),
                    exponent,
                    larger,
                    largest,
                    page);
        }
    }

    private static double exponent(double few, double many, double times) {
        return Math.log(many / few) / Math.log(times);
    }

    private static double seconds(RandomPage page, int size) {
        String html = page.html(size);
        long start = PROCESS.getProcessCpuTime();
        try {
            Browsy.open(html, OPTIONS);
        } catch (TimeLimitExceededException e) {
            // The time until the limit stands for the time of the page.
        }
        return (PROCESS.getProcessCpuTime() - start) / NANOSECONDS;
    }
}

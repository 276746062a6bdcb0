package browsy.bench;

import browsy.Browsy;
import browsy.Page;
import browsy.ParseOptions;
import browsy.bench.PageSet.SavedPage;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import org.jsoup.Jsoup;

/**
 * Measures the retained memory of pages, compared with that of their jsoup documents: the increase
 * of the usedHeap heap after a full garbage collection. Run it with the serial collector, whose
 * full collections are complete, and for one folder per process, so that no memory of an earlier
 * folder is freed during the measurement.
 *
 * <pre>java -XX:+UseSerialGC -XX:SoftRefLRUPolicyMSPerMB=0 -cp ... browsy.bench.PageMemory FOLDER
 * </pre>
 */
public final class PageMemory {
    private static final double MEGABYTE = 1e6;

    /** The maximum number of pages; each needs several full collections. */
    private static final int PAGES = 60;

    private static final int COLLECTIONS = 3;

    private PageMemory() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        out.println(
                "| pages | documents MB | pages MB | ratio | median page MB | largest page MB |");
        out.println("|---|---:|---:|---:|---:|---:|");
        print(arguments[0], PageSet.read(Path.of(arguments[0]), PAGES), out);
    }

    private static void print(String folder, PageSet set, PrintStream out) {
        // Fill the shared caches first, because their content does not belong to a page.
        for (SavedPage page : set.pages()) {
            open(page, set);
        }
        double documents =
                Arrays.stream(retained(set, page -> Jsoup.parse(page.html(), page.address())))
                        .sum();
        double[] pages = retained(set, page -> open(page, set));
        double sum = Arrays.stream(pages).sum();
        Arrays.sort(pages);
        out.printf(
                Locale.ROOT,
                "| %s | %.1f | %.1f | %.2f | %.2f | %.2f |%n",
                folder,
                documents,
                sum,
                sum / documents,
                pages[pages.length / 2],
                pages[pages.length - 1]);
    }

    private static Page open(SavedPage page, PageSet set) {
        return Browsy.open(
                page.html(),
                ParseOptions.builder()
                        .baseUri(page.address())
                        .stylesheetLoader(set.loader())
                        .build());
    }

    /**
     * The increase of the usedHeap heap by each page, in megabytes, while all pages are retained.
     */
    private static double[] retained(PageSet set, Function<SavedPage, Object> work) {
        Object[] held = new Object[set.pages().size()];
        double[] added = new double[held.length];
        work.apply(set.pages().get(0)); // releases memory of the previous measurement
        long before = usedHeap();
        for (int i = 0; i < held.length; i++) {
            held[i] = work.apply(set.pages().get(i));
            long after = usedHeap();
            added[i] = (after - before) / MEGABYTE;
            before = after;
        }
        Reference.reachabilityFence(held);
        return added;
    }

    private static long usedHeap() {
        Runtime runtime = Runtime.getRuntime();
        // Several collections, because jsoup's buffers are softly reachable and enqueued first.
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}

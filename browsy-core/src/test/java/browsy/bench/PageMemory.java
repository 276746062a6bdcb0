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
 * What a page keeps in memory beside the jsoup document that it holds: the heap in use after a full
 * collection, with and without it. Run it with the serial collector, whose collections leave
 * nothing behind, and for one folder at a time, so that nothing of another is freed meanwhile.
 *
 * <pre>java -XX:+UseSerialGC -XX:SoftRefLRUPolicyMSPerMB=0 -cp ... browsy.bench.PageMemory FOLDER
 * </pre>
 */
public final class PageMemory {
    private static final double MEGABYTE = 1e6;

    /** Of a folder, evenly spread: each page costs several full collections. */
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
        // The shared caches are filled first: what a page leaves there is not the page's.
        for (SavedPage page : set.pages()) {
            open(page, set);
        }
        double documents =
                Arrays.stream(kept(set, page -> Jsoup.parse(page.html(), page.address()))).sum();
        double[] pages = kept(set, page -> open(page, set));
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

    /** What each page adds to the heap, in megabytes, all of them held at once. */
    private static double[] kept(PageSet set, Function<SavedPage, Object> work) {
        Object[] held = new Object[set.pages().size()];
        double[] added = new double[held.length];
        work.apply(set.pages().get(0)); // what lives on from the work before it goes
        long before = used();
        for (int i = 0; i < held.length; i++) {
            held[i] = work.apply(set.pages().get(i));
            long after = used();
            added[i] = (after - before) / MEGABYTE;
            before = after;
        }
        Reference.reachabilityFence(held);
        return added;
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        // One collection does not do: buffers that jsoup lends softly go through a queue first.
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}

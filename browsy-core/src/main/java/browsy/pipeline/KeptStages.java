package browsy.pipeline;

import java.lang.ref.WeakReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the stages of the pages that were used last, of all sessions together, up to a number of
 * elements. Later states of other pages are computed without them, at a greater cost and with the
 * same result. Thread-safe.
 */
public final class KeptStages {

    /** No stages. */
    public static final KeptStages NONE = new KeptStages(null);

    /** The memory of an element, about. */
    private static final int BYTES_PER_ELEMENT = 1024;

    /** The maximum number of elements of all kept stages: a tenth of the heap, or less. */
    private static final long MAX_ELEMENTS =
            Math.min(100_000, Runtime.getRuntime().maxMemory() / 10 / BYTES_PER_ELEMENT);

    private static final Object LOCK = new Object();

    /** The holders in the order of expiry. */
    private static final Deque<Entry> ENTRIES = new ArrayDeque<>();

    private static long total;

    private record Entry(WeakReference<KeptStages> holder, int elements) {}

    /** Used by one thread at a time, because stages and the values they derive are shared. */
    private final ReentrantLock inUse = new ReentrantLock();

    private volatile @Nullable PageStages stages;

    /** Whether the stages were used since they were last up for removal. */
    private volatile boolean used;

    private KeptStages(@Nullable PageStages stages) {
        this.stages = stages;
    }

    /** Keeps stages for as long as they are among those used last. */
    public static KeptStages of(PageStages stages) {
        int elements = stages.laidOut().styled().elements().elements().size();
        if (elements > MAX_ELEMENTS) {
            return NONE;
        }
        KeptStages holder = new KeptStages(stages);
        synchronized (LOCK) {
            ENTRIES.add(new Entry(new WeakReference<>(holder), elements));
            total += elements;
            while (total > MAX_ELEMENTS) {
                removeOldest();
            }
        }
        return holder;
    }

    /** Removes the oldest stages, or gives them another turn if they were used. */
    private static void removeOldest() {
        Entry oldest = ENTRIES.remove();
        KeptStages holder = oldest.holder().get();
        if (holder != null && holder.used) {
            holder.used = false;
            ENTRIES.add(oldest);
            return;
        }
        total -= oldest.elements();
        if (holder != null) {
            holder.stages = null;
        }
    }

    /**
     * Applies a function to the stages, not at the same time as another thread.
     *
     * @return null if there are no stages any more, else the result of the function
     */
    public <T> @Nullable T use(Function<PageStages, @Nullable T> function) {
        PageStages kept = stages;
        if (kept == null) {
            return null;
        }
        used = true;
        inUse.lock();
        try {
            return function.apply(kept);
        } finally {
            inUse.unlock();
        }
    }
}

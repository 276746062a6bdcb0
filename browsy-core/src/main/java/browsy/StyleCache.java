package browsy;

import browsy.style.cascade.StylesheetCache;

/**
 * A cache of parsed style sheets by text, so that pages that share a style sheet parse it once. The
 * size is bounded by the length of the texts, where each selector counts as a hundred more
 * characters; the least recently used style sheets are evicted first.
 *
 * <p>Thread-safe. Safe to share between parties that must not learn about each other: the cache
 * returns a parsed style sheet only for an identical text, and the result reveals neither its
 * origin nor its users.
 */
public final class StyleCache {
    private static final long MAX_DEFAULT_CHARS = 10_000_000;

    /**
     * With 5 bytes for each character, a full cache of the default size takes a tenth of a heap.
     */
    private static final long HEAP_BYTES_PER_CHAR = 50;

    /** The cache that all pages without their own cache share. */
    static final StyleCache DEFAULT = create();

    private final StylesheetCache sheets;

    private StyleCache(long maxChars) {
        sheets = new StylesheetCache(maxChars);
    }

    /**
     * Creates an empty cache of the default size: ten million characters, or fewer if the maximum
     * heap is smaller than 500 MB, so that the cache takes at most about a tenth of the heap.
     */
    public static StyleCache create() {
        return new StyleCache(defaultChars(Runtime.getRuntime().maxMemory()));
    }

    /** The default size for a maximum heap in bytes. */
    static long defaultChars(long maxHeap) {
        return Math.min(MAX_DEFAULT_CHARS, maxHeap / HEAP_BYTES_PER_CHAR);
    }

    /**
     * Creates an empty cache.
     *
     * @param maxChars the capacity in UTF-16 units of text, where each selector counts as a hundred
     *     more; 0 disables the cache
     * @throws IllegalArgumentException if the capacity is negative
     */
    public static StyleCache ofChars(long maxChars) {
        if (maxChars < 0) {
            throw new IllegalArgumentException("maxChars must not be negative: " + maxChars);
        }
        return new StyleCache(maxChars);
    }

    StylesheetCache sheets() {
        return sheets;
    }

    /** The number of cached style sheets. */
    public int size() {
        return sheets.size();
    }

    /** The number of times that a style sheet was parsed because it was not cached. */
    public long misses() {
        return sheets.misses();
    }
}

package browsy;

import browsy.style.cascade.StylesheetCache;

/**
 * Style sheets that were read before, kept by their text, so that pages that share a style sheet
 * pay for it once. Bounded by the length of the texts, each selector taken for a hundred
 * characters; what was not used for longest goes first.
 *
 * <p>Safe for use by any number of threads, and between parties that must not know of one another:
 * only who has the whole text of a style sheet is given what was made of it, and that tells nothing
 * about where it came from or who asked for it.
 */
public final class StyleCache {
    private static final long DEFAULT_CHARS = 10_000_000;

    /** What is used where nothing else is said. */
    static final StyleCache DEFAULT = new StyleCache(DEFAULT_CHARS);

    private final StylesheetCache sheets;

    private StyleCache(long maxChars) {
        sheets = new StylesheetCache(maxChars);
    }

    /** An empty cache of the default size, ten million characters. */
    public static StyleCache create() {
        return new StyleCache(DEFAULT_CHARS);
    }

    /**
     * An empty cache.
     *
     * @param maxChars how much to keep: UTF-16 units of text, and a hundred for each selector; 0
     *     keeps nothing
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

    /** How many style sheets are kept. */
    public int size() {
        return sheets.size();
    }

    /** How often a style sheet had to be read since this cache was made. */
    public long misses() {
        return sheets.misses();
    }
}

package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of compiled stylesheets by text and parse mode, so that pages that share a stylesheet
 * compile it once. The total size is bounded; the least recently used entries are evicted first.
 * Thread-safe.
 */
public final class StylesheetCache {

    private record Key(String text, ParseMode mode) {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key that && text.equals(that.text) && mode == that.mode;
        }

        @Override
        public int hashCode() {
            return 31 * text.hashCode() + mode.hashCode();
        }
    }

    /** The memory for a compiled selector, expressed in characters of text. */
    private static final int CHARS_PER_SELECTOR = 100;

    private final long maxChars;
    private final Map<Key, CompiledSheet> sheets = new LinkedHashMap<>(16, 0.75f, true);
    private long chars;
    private long misses;

    /**
     * @param maxChars the capacity in UTF-16 units of text, where each selector counts as a hundred
     *     more; 0 disables the cache
     */
    public StylesheetCache(long maxChars) {
        this.maxChars = maxChars;
    }

    /** Returns the compiled form of a stylesheet, compiling it if it is not cached. */
    public CompiledSheet get(String text, ParseMode mode) {
        Key key = new Key(text, mode);
        synchronized (sheets) {
            CompiledSheet known = sheets.get(key);
            if (known != null) {
                return known;
            }
            misses++;
        }
        // Compiled outside the lock: two threads may do the same work, but none waits for another.
        CompiledSheet compiled = SheetCompiler.compile(text, mode);
        synchronized (sheets) {
            long weight = weight(key, compiled);
            if (weight <= maxChars && sheets.put(key, compiled) == null) {
                chars += weight;
                evict();
            }
        }
        return compiled;
    }

    /** The number of cached stylesheets. */
    public int size() {
        synchronized (sheets) {
            return sheets.size();
        }
    }

    /** The number of stylesheets compiled so far. */
    public long misses() {
        synchronized (sheets) {
            return misses;
        }
    }

    private void evict() {
        Iterator<Map.Entry<Key, CompiledSheet>> oldest = sheets.entrySet().iterator();
        while (chars > maxChars && oldest.hasNext()) {
            Map.Entry<Key, CompiledSheet> entry = oldest.next();
            chars -= weight(entry.getKey(), entry.getValue());
            oldest.remove();
        }
    }

    /** The weight of an entry: short selectors take far more memory than their text. */
    private static long weight(Key key, CompiledSheet sheet) {
        return key.text().length() + (long) CHARS_PER_SELECTOR * sheet.ruleCount();
    }
}

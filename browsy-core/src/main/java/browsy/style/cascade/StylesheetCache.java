package browsy.style.cascade;

import browsy.css.parse.ParseMode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Compiled stylesheets by their text, so that sites that share a stylesheet, and pages that are
 * parsed again, pay for it once. Bounded by the length of the texts; what was not used for longest
 * goes first. Safe for use by several threads.
 */
public final class StylesheetCache {

    private record Key(String text, ParseMode mode) {}

    /** What a selector takes, in characters of text. */
    private static final int CHARS_PER_SELECTOR = 100;

    private final long maxChars;
    private final Map<Key, CompiledSheet> sheets = new LinkedHashMap<>(16, 0.75f, true);
    private long chars;
    private long misses;

    /**
     * @param maxChars how much to keep: UTF-16 units of text, and a hundred for each selector; 0
     *     keeps nothing
     */
    public StylesheetCache(long maxChars) {
        this.maxChars = maxChars;
    }

    /** The compiled form of a stylesheet. */
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

    /** How many stylesheets are kept. */
    public int size() {
        synchronized (sheets) {
            return sheets.size();
        }
    }

    /** How many had to be compiled so far. */
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

    /** Short selectors take far more memory than their text. */
    private static long weight(Key key, CompiledSheet sheet) {
        return key.text().length() + (long) CHARS_PER_SELECTOR * sheet.ruleCount();
    }
}

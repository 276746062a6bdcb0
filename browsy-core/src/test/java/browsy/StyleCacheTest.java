package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** The size of style caches. */
class StyleCacheTest {

    private static final String RULES = "p{color:red}".repeat(100);

    private static void open(StyleCache cache, String css) {
        ParseOptions options = ParseOptions.builder().styleCache(cache).build();
        Browsy.open("<!DOCTYPE html><style>" + css + "</style><p>Text", options);
    }

    @Test
    void pagesWithTheSameStyleSheetCompileItOnce() {
        StyleCache cache = StyleCache.create();
        open(cache, RULES);
        open(cache, RULES);
        assertEquals(1, cache.misses());
        assertEquals(1, cache.size());
    }

    /** A hundred rules of 12 characters weigh 11,200 characters. */
    @Test
    void fullCacheEvictsTheLeastRecentlyUsed() {
        StyleCache cache = StyleCache.ofChars(23_000);
        open(cache, RULES);
        open(cache, RULES + "a{}");
        open(cache, RULES);
        open(cache, RULES + "b{}");
        assertEquals(2, cache.size());
        open(cache, RULES);
        assertEquals(3, cache.misses());
    }

    @Test
    void disabledCacheKeepsNothing() {
        StyleCache cache = StyleCache.ofChars(0);
        open(cache, RULES);
        assertEquals(0, cache.size());
        assertThrows(IllegalArgumentException.class, () -> StyleCache.ofChars(-1));
    }

    @Test
    void defaultSizeIsSmallerForSmallHeaps() {
        assertEquals(10_000_000, StyleCache.defaultChars(4L << 30));
        assertEquals(2_000_000, StyleCache.defaultChars(100_000_000));
    }
}

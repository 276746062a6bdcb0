package browsy.layout.natural;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.layout.natural.SourceSet.Entry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parsing of {@code srcset}. */
class SourceSetTest {
    @Test
    void entriesEndAtCommasOutsideOfUrlsAndParentheses() {
        assertEquals(
                List.of(
                        new Entry("a.png", "1x"),
                        new Entry("data:image/gif;base64,R0lG", "2x"),
                        new Entry("b,c.png", ""),
                        new Entry("d.png", "calc(1, 2)")),
                SourceSet.parse(
                                " ,a.png 1x, data:image/gif;base64,R0lG 2x , b,c.png,, d.png"
                                        + " calc(1, 2)")
                        .entries());
    }

    @Test
    void detectsWidthDescriptors() {
        assertTrue(SourceSet.parse("a 100w, b 200w").hasWidths());
        assertFalse(SourceSet.parse("a 1x, b").hasWidths());
    }

    @Test
    void limitsTheNumberOfEntries() {
        assertEquals(1, SourceSet.parse("x".repeat(1_000_000)).entries().size());
        assertEquals(0, SourceSet.parse(", ".repeat(500_000)).entries().size());
        assertEquals(200, SourceSet.parse("a 1x,".repeat(10_000)).entries().size());
    }
}

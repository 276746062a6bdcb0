package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Runs the test files of the Unicode Character Database completely. */
class UnicodeConformanceTest {

    /** The files treat small kana as nonstarters, which corresponds to strict line breaking. */
    private static final LineBreakRules DEFAULT_RULES =
            new LineBreakRules(Strictness.STRICT, WordBreak.NORMAL, true, false, false);

    @Test
    void lineBreaksMatchTheUnicodeTest() throws IOException {
        check("LineBreakTest.txt.gz", text -> UnicodeLineBreaks.of(text, DEFAULT_RULES), 19_000);
    }

    @Test
    void graphemeClustersMatchTheUnicodeTest() throws IOException {
        check("GraphemeBreakTest.txt.gz", UnicodeConformanceTest::clusterBoundaries, 750);
    }

    private static BitSet clusterBoundaries(String text) {
        BitSet boundaries = new BitSet();
        for (int i = GraphemeBreaker.next(text, 0); i < text.length(); ) {
            boundaries.set(i);
            i = GraphemeBreaker.next(text, i);
        }
        return boundaries;
    }

    private static void check(String file, Function<String, BitSet> breaks, int atLeast)
            throws IOException {
        List<String> failures = new ArrayList<>();
        int count = 0;
        for (String line : lines(file)) {
            if (line.startsWith("#")) {
                continue;
            }
            count++;
            StringBuilder text = new StringBuilder();
            BitSet expected = new BitSet();
            for (String token : line.split(" ")) {
                if (token.equals("÷")) {
                    expected.set(text.length());
                } else if (!token.equals("×")) {
                    text.appendCodePoint(Integer.parseInt(token, 16));
                }
            }
            expected.clear(0);
            expected.clear(text.length());
            if (!expected.equals(breaks.apply(text.toString()))) {
                failures.add(line);
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(count > atLeast, "cases read: " + count);
    }

    private static List<String> lines(String file) throws IOException {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                new GZIPInputStream(
                                        Objects.requireNonNull(
                                                UnicodeConformanceTest.class.getResourceAsStream(
                                                        "/text/" + file))),
                                StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        }
    }
}

package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.layout.text.TextTransformer.Transform;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Tests of case transformation against Chromium, and of its running time. */
class TextTransformerTest {

    @Test
    void transformsAsChromiumDoes() throws IOException {
        List<String> failures = new ArrayList<>();
        List<String[]> rows = TextFixture.rows("transforms.txt");
        for (String[] row : rows) {
            Transform transform = Transform.valueOf(row[0].toUpperCase(Locale.ROOT));
            String text = TextFixture.unquote(row[2]);
            String expected = TextFixture.unquote(row[3]);
            String found = TextTransformer.apply(transform, text, row[1], (char) 0);
            if (!found.equals(expected)) {
                failures.add(row[0] + " " + row[1] + " | " + expected + " | found " + found);
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(rows.size() > 70, "cases read: " + rows.size());
    }

    @Test
    void wordsContinueAcrossNodes() {
        assertEquals("bar Baz", TextTransformer.apply(Transform.CAPITALIZE, "bar baz", "", 'o'));
        assertEquals("Bar", TextTransformer.apply(Transform.CAPITALIZE, "bar", "", ' '));
        assertEquals("’t", TextTransformer.apply(Transform.CAPITALIZE, "’t", "", 'n'));
    }

    @Test
    void longSequencesTakeLinearTime() {
        String sigmas = "Σ".repeat(200_000);
        String marks = "α" + "\u0301\u0323".repeat(200_000);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> {
                    TextTransformer.apply(Transform.LOWERCASE, sigmas, "", (char) 0);
                    TextTransformer.apply(Transform.UPPERCASE, marks, "el", (char) 0);
                    TextTransformer.apply(Transform.CAPITALIZE, marks, "", (char) 0);
                });
    }
}

package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.value.text.TextTransform.Case;
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
            Case transform = Case.valueOf(row[0].toUpperCase(Locale.ROOT));
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
        assertEquals("bar Baz", TextTransformer.apply(Case.CAPITALIZE, "bar baz", "", 'o'));
        assertEquals("Bar", TextTransformer.apply(Case.CAPITALIZE, "bar", "", ' '));
        assertEquals("’t", TextTransformer.apply(Case.CAPITALIZE, "’t", "", 'n'));
    }

    @Test
    void longSequencesTakeLinearTime() {
        String sigmas = "Σ".repeat(200_000);
        String marks = "α" + "\u0301\u0323".repeat(200_000);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> {
                    TextTransformer.apply(Case.LOWERCASE, sigmas, "", (char) 0);
                    TextTransformer.apply(Case.UPPERCASE, marks, "el", (char) 0);
                    TextTransformer.apply(Case.CAPITALIZE, marks, "", (char) 0);
                });
    }
}

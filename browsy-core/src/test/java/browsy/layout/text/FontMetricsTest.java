package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.value.font.HanLanguage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares font metrics with those of Chromium. */
class FontMetricsTest {
    /** Chromium's values were measured as lengths of 100 units, rounded to 1/64 px. */
    @Test
    void metricsAreThoseOfChromium() throws IOException {
        List<String> failures = new ArrayList<>();
        List<String[]> rows = TextFixture.rows("metrics.txt");
        for (String[] row : rows) {
            double weight = row[1].equals("bold") ? 700 : 400;
            boolean italic = row[1].equals("italic");
            double size = Double.parseDouble(row[2]);
            FontMetrics metrics =
                    new FontRequest(List.of(row[0]), HanLanguage.OTHER, size, weight, italic)
                            .primaryFont()
                            .metrics();
            double[] found = {
                metrics.lineSpacing(),
                metrics.ascent() + metrics.descent(),
                metrics.xHeight(),
                metrics.capHeight(),
                metrics.zeroAdvance(),
                metrics.icAdvance()
            };
            for (int i = 0; i < found.length; i++) {
                if (Math.abs(found[i] - Double.parseDouble(row[i + 3])) > 0.001) {
                    failures.add(String.join(" ", row) + " | found " + found[i]);
                }
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(rows.size() > 200, "cases read: " + rows.size());
    }
}

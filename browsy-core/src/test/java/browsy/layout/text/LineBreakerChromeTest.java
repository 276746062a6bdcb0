package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;

/** Compares line starts in a box of zero width with those of Chromium. */
class LineBreakerChromeTest {

    @Test
    void linesBreakWhereChromiumBreaksThem() throws IOException {
        List<String> failures = new ArrayList<>();
        List<String[]> rows = TextFixture.rows("breaks.txt");
        for (String[] row : rows) {
            String text = TextFixture.unquote(row[1]);
            BreakOpportunities breaks = LineBreaker.analyze(text, rules(row[0]));
            StringJoiner starts = new StringJoiner(",");
            for (int i = breaks.next(1); i < text.length(); i = breaks.next(i + 1)) {
                starts.add(Integer.toString(i));
            }
            if (!starts.toString().equals(row[2])) {
                failures.add(row[0] + " | " + text + " | " + row[2] + " | found " + starts);
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(rows.size() > 1400, "cases read: " + rows.size());
    }

    private static LineBreakRules rules(String declaration) {
        String value = declaration.substring(declaration.indexOf(':') + 1).toUpperCase(Locale.ROOT);
        Strictness strictness =
                declaration.startsWith("line-break") ? Strictness.valueOf(value) : Strictness.AUTO;
        WordBreak wordBreak =
                declaration.startsWith("word-break")
                        ? WordBreak.valueOf(value.replace('-', '_'))
                        : WordBreak.NORMAL;
        return new LineBreakRules(strictness, wordBreak, true, false, false);
    }
}

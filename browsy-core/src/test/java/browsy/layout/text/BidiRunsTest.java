package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.layout.text.BidiRuns.ParagraphDirection;
import browsy.layout.text.BidiRuns.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of embedding levels. */
class BidiRunsTest {

    @Test
    void numbersInsideRightToLeftTextRunLeftToRight() {
        BidiRuns runs = BidiRuns.of("abc שלום 12", ParagraphDirection.LEFT_TO_RIGHT);
        assertEquals(
                List.of(new Run(0, 4, 0), new Run(4, 9, 1), new Run(9, 11, 2)), runs.logicalRuns());
    }

    @Test
    void isolatesDoNotAffectTheirSurroundings() {
        BidiRuns runs = BidiRuns.of("a\u2067b\u2069", ParagraphDirection.LEFT_TO_RIGHT);
        assertEquals(
                List.of(new Run(0, 2, 0), new Run(2, 3, 2), new Run(3, 4, 0)), runs.logicalRuns());
    }

    @Test
    void firstStrongCharacterDeterminesTheDirection() {
        assertEquals(1, BidiRuns.of("- שלום", ParagraphDirection.FIRST_STRONG).baseLevel());
        assertEquals(0, BidiRuns.of("- 1", ParagraphDirection.FIRST_STRONG).baseLevel());
    }

    @Test
    void veryManyBracketsAreNotPaired() {
        String text = "(ש[".repeat(50_000);
        assertEquals(1, BidiRuns.of(text, ParagraphDirection.FIRST_STRONG).baseLevel());
    }
}

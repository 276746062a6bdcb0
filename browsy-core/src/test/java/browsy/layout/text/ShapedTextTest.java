package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.value.font.HanLanguage;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests of the widths of whole texts and of ranges. */
class ShapedTextTest {

    private static final double EXACT = 1e-9;

    private final TextShaper shaper = new TextShaper();

    @Test
    void kerningBelongsToTheFirstOfAPair() {
        ShapedText text = shape("AV", "Arial", 16);
        assertEquals(9.484375, text.width(0, 1), EXACT);
        assertEquals(10.671875, text.width(1, 2), EXACT);
    }

    @Test
    void aRangeOnALineOfItsOwnIsNotKernedWithTheNextCharacter() {
        ShapedText text = shape("AV", "Arial", 16);
        assertEquals(shape("A", "Arial", 16).width(), text.widthAlone(0, 1), EXACT);
        assertEquals(text.width(), text.widthAlone(0, 2), EXACT);
    }

    @Test
    void theLastCharacterOfALineStaysKernedWithAHangingSpace() {
        ShapedText text = shape("A Y", "Arial", 100);
        assertEquals(61.1875, text.width(0, 1), 0.02);
        assertEquals(66.703125, text.width(2, 3), 0.02);
    }

    @Test
    void aLigatureBelongsToTheRangeOfItsStartAndIsTakenApartAtALineEnd() {
        ShapedText text = shape("xffi", "Verdana", 16);
        double ligature = text.width(1, 4);
        assertEquals(ligature, text.width(1, 2), EXACT);
        assertEquals(0, text.width(2, 3), EXACT);
        assertEquals(0, text.width(3, 4), EXACT);
        assertEquals(shape("xff", "Verdana", 16).width(), text.widthAlone(0, 3), EXACT);
        assertEquals(shape("i", "Verdana", 16).width(), text.widthAlone(3, 4), EXACT);
    }

    @Test
    void aClusterAdvancesAtItsFirstCodeUnit() {
        ShapedText text = shape("e\u0301x", "Verdana", 16);
        assertEquals(text.width(0, 1), text.width(0, 2), EXACT);
    }

    @Test
    void marksAndInvisibleCharactersHaveNoAdvance() {
        String visible = shape("ab", "Arial", 16).width() + "";
        assertEquals(visible, shape("a\u200Bb", "Arial", 16).width() + "");
        assertEquals(visible, shape("a\u00ADb", "Arial", 16).width() + "");
        assertEquals(visible, shape("a\nb", "Arial", 16).width() + "");
    }

    @Test
    void fontsOfARangeAreThoseOfItsGlyphs() {
        ShapedText text = shape("a☃b", "Arial", 16);
        assertEquals(
                Set.of(BundledFontFamily.LIBERATION_SANS, BundledFontFamily.DEJAVU_SANS),
                families(text, 0, 3));
        assertEquals(Set.of(BundledFontFamily.LIBERATION_SANS), families(text, 0, 1));
        assertEquals(Set.of(BundledFontFamily.DEJAVU_SANS), families(text, 1, 2));
    }

    @Test
    void veryLongSequencesAreShaped() {
        String text =
                "ffi".repeat(100_000) + "\u0301\u0323".repeat(100_000) + "\uE000☃".repeat(1000);
        assertTrue(shape(text, "Verdana", 16).width() > 0);
        assertTrue(shape(text, "Arial", 16).width() > 0);
    }

    private static Set<BundledFontFamily> families(ShapedText text, int from, int to) {
        return text.fonts(from, to).stream()
                .map(font -> font.face().family())
                .collect(Collectors.toSet());
    }

    private ShapedText shape(String text, String family, double size) {
        return shaper.shape(
                text,
                TextStyle.of(
                        new FontRequest(List.of(family), HanLanguage.OTHER, size, 400, false)));
    }
}

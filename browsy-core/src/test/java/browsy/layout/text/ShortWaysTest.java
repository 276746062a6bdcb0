package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.css.value.font.HanLanguage;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/**
 * Tests that the fast paths of line breaking and shaping have the same results as the general ones.
 */
class ShortWaysTest {
    private static final TextShaper SHAPER = new TextShaper();

    @Property(tries = 5_000, seed = "7")
    void rangesBreakLikeWholeTexts(@ForAll("texts") String text) {
        for (LineBreakRules rules : rules()) {
            UnicodeLineBreaks whole = new UnicodeLineBreaks(text, rules);
            LineBreakRanges stretches = null;
            for (int i = 1; i < text.length(); i++) {
                if (text.charAt(i - 1) == ' ' || text.charAt(i) == ' ') {
                    continue;
                }
                stretches = stretches == null ? new LineBreakRanges(text, rules, i) : stretches;
                assertEquals(whole.isAllowed(i), stretches.isAllowed(i), text + " at " + i);
            }
        }
    }

    private static List<LineBreakRules> rules() {
        return List.of(
                LineBreakRules.INITIAL,
                new LineBreakRules(
                        LineBreakRules.Strictness.LOOSE,
                        LineBreakRules.WordBreak.NORMAL,
                        true,
                        false,
                        true));
    }

    @Property(tries = 2_000, seed = "7")
    void plainTextIsShapedLikeInTheGeneralPath(@ForAll("plainTexts") String text) {
        for (TextStyle style : styles()) {
            FontStack stack = style.font().stack();
            ShapedText plain = PlainShaper.shape(SHAPER, text, style, stack);
            assertNotNull(plain, text);
            ShapedText shaped =
                    new RunShaper(SHAPER, text, NeighborCharacters.NONE, style, stack).shape();
            assertArrayEquals(positions(shaped), positions(plain), text);
            for (int i = 0; i <= text.length(); i++) {
                assertEquals(shaped.widthAlone(0, i), plain.widthAlone(0, i), text);
            }
            assertEquals(shaped.fonts(0, text.length()), plain.fonts(0, text.length()));
        }
    }

    private static List<TextStyle> styles() {
        FontRequest serif = new FontRequest(List.of("serif"), HanLanguage.OTHER, 16, 400, false);
        FontRequest sans = new FontRequest(List.of("Arial"), HanLanguage.OTHER, 13.3333, 700, true);
        return List.of(
                TextStyle.of(serif),
                TextStyle.of(sans),
                new TextStyle(serif, 1.25, -0.5, true, true, CapsVariant.NORMAL),
                new TextStyle(sans, 0, 3, false, true, CapsVariant.NORMAL));
    }

    @Test
    void textThatIsNotPlainIsNotShapedByTheFastPath() {
        TextStyle style = styles().get(0);
        for (String text : List.of("e\u0301", "\u05d0", "ab\u0434", "\u4e00", "a\u200bb")) {
            assertNull(PlainShaper.shape(SHAPER, text, style, style.font().stack()), text);
        }
    }

    private static double[] positions(ShapedText text) {
        return IntStream.rangeClosed(0, text.text().length()).mapToDouble(text::position).toArray();
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "a",
                        "b",
                        "7",
                        " ",
                        " ",
                        "-",
                        "?",
                        "(",
                        ")",
                        "%",
                        "$",
                        ",",
                        ".",
                        "/",
                        "\"",
                        "\u201c",
                        "\u201d",
                        "\u2018",
                        "\u2019",
                        "\u2014",
                        "\u2013",
                        "\u2026",
                        "\u00a0",
                        "\u00ad",
                        "\u0301",
                        "\u200b",
                        "\u2060",
                        "\u4e00",
                        "\u30a2",
                        "\u05d0",
                        "\u1100",
                        "\u1161",
                        "\ud83c\udde6",
                        "\ud83d\udc69",
                        "\u200d")
                .list()
                .ofMaxSize(24)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<String> plainTexts() {
        return Arbitraries.strings()
                .withCharRange(' ', '~')
                .withChars("\u00a0\u00e9\u00df\u2019\u201c\u2013AVTo,.")
                .ofMinLength(1)
                .ofMaxLength(30);
    }
}

package browsy.layout.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.value.font.HanLanguage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares widths of whole strings with those of Chromium with the same fonts. */
class TextShaperChromeTest {

    /**
     * Browsers round the width of a line's content up to 1/64 px, separately for each directional
     * run.
     */
    private static final double TOLERANCE = 0.02;

    private final TextShaper shaper = new TextShaper();

    @Test
    void widthsAreThoseOfChromium() throws IOException {
        List<String> failures = new ArrayList<>();
        List<String[]> rows = TextFixture.rows("widths.txt");
        for (String[] row : rows) {
            String text = TextFixture.unquote(row[2]);
            double width = shaper.shape(text, style(row[0], row[1])).width();
            double expected = Double.parseDouble(row[3]);
            if (Math.abs(StrictMath.ceil(width * 64) / 64 - expected) > TOLERANCE) {
                failures.add(String.join(" | ", row) + " | measured " + width);
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(rows.size() > 900, "cases read: " + rows.size());
    }

    private static TextStyle style(String font, String declarations) {
        TextStyle style = TextStyle.of(font(font));
        for (String declaration :
                declarations.isEmpty() ? new String[0] : declarations.split(";")) {
            style = with(style, declaration.split(":")[0], declaration.split(":")[1]);
        }
        return style;
    }

    private static FontRequest font(String shorthand) {
        int end = shorthand.indexOf("px ");
        List<String> words = new ArrayList<>(List.of(shorthand.substring(0, end).split(" ")));
        double size = Double.parseDouble(words.remove(words.size() - 1));
        boolean italic = words.remove("italic");
        double weight = words.remove("bold") ? 700 : 400;
        if (!words.isEmpty()) {
            weight = Double.parseDouble(words.get(0));
        }
        List<String> families = Arrays.asList(shorthand.substring(end + 3).split(","));
        return new FontRequest(families, HanLanguage.OTHER, size, weight, italic);
    }

    private static TextStyle with(TextStyle style, String property, String value) {
        double letterSpacing = style.letterSpacing();
        double wordSpacing = style.wordSpacing();
        boolean kerning = style.kerning();
        boolean ligatures = style.ligatures();
        CapsVariant caps = style.caps();
        FontRequest font = style.font();
        boolean narrowsPunctuation = style.narrowsPunctuation();
        switch (property) {
            case "letter-spacing" -> letterSpacing = Double.parseDouble(value.replace("px", ""));
            case "word-spacing" -> wordSpacing = Double.parseDouble(value.replace("px", ""));
            case "font-kerning" -> kerning = !value.equals("none");
            case "font-variant-ligatures" -> ligatures = !value.equals("none");
            case "font-variant-caps" ->
                    caps =
                            switch (value) {
                                case "small-caps" -> CapsVariant.SMALL_CAPS;
                                case "all-small-caps" -> CapsVariant.ALL_SMALL_CAPS;
                                default -> CapsVariant.UNICASE;
                            };
            case "-webkit-locale" ->
                    font = inLanguage(font, HanLanguage.of(value.replace("\"", "")));
            case "text-spacing-trim" -> narrowsPunctuation = !value.equals("space-all");
            default -> throw new IllegalArgumentException(property);
        }
        return new TextStyle(
                font,
                letterSpacing,
                wordSpacing,
                kerning,
                ligatures,
                caps,
                narrowsPunctuation,
                GlyphOrientation.ALONG_LINE,
                false);
    }

    private static FontRequest inLanguage(FontRequest font, HanLanguage language) {
        double weight = font.bold() ? 700 : 400;
        return new FontRequest(font.families(), language, font.size(), weight, font.italic());
    }
}

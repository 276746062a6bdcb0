package browsy.layout.text;

import browsy.layout.text.FaceTable.KerningMatrix;
import browsy.layout.text.FaceTable.ScriptPlan;
import browsy.layout.text.ShapedText.FontRun;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fast path of shaping for text of {@linkplain PlainCharacters plain characters} that the primary
 * face contains completely, if that face only kerns their script. Each character is one glyph, and
 * the text is one segment.
 */
final class PlainShaper {
    private final TextShaper shaper;
    private final String text;
    private final TextStyle style;

    private PlainShaper(TextShaper shaper, String text, TextStyle style) {
        this.shaper = shaper;
        this.text = text;
        this.style = style;
    }

    /** Shapes a text; returns null if the fast path does not apply. */
    static @Nullable ShapedText shape(
            TextShaper shaper, String text, TextStyle style, FontStack stack) {
        if (style.caps() != CapsVariant.NORMAL
                || style.orientation() == GlyphOrientation.UPRIGHT
                || style.startsCursive()) {
            return null;
        }
        FontFace face = stack.primary();
        char[] glyphs = text.toCharArray();
        int script = face.plainGlyphs().replace(glyphs);
        if (script == PlainCharacters.NOT_PLAIN) {
            return null;
        }
        ScriptPlan plan = face.table().plan(PlainCharacters.tag(script));
        return plan.isOnlyKerning()
                ? new PlainShaper(shaper, text, style).place(glyphs, face, plan.kerning())
                : null;
    }

    /** Computes the positions of the glyphs: advances, kerning and spacing. */
    private ShapedText place(char[] glyphs, FontFace face, List<KerningMatrix> matrices) {
        Font font = new Font(face, style.font().size());
        FontScale scale = new FontScale(font);
        KerningMatrix matrix = style.kerning() && !matrices.isEmpty() ? matrices.get(0) : null;
        boolean isSpaced = style.letterSpacing() != 0 || style.wordSpacing() != 0;
        double[] positions = new double[glyphs.length + 1];
        double[] kernings = null;
        double position = 0;
        for (int i = 0; i < glyphs.length; i++) {
            double advance = scale.advance(glyphs[i]);
            if (matrix != null && i + 1 < glyphs.length) {
                int units = matrix.kern(glyphs[i], glyphs[i + 1]);
                if (units != 0) {
                    double kerning = scale.kerning(units);
                    advance += kerning;
                    kernings = kernings == null ? new double[glyphs.length + 1] : kernings;
                    kernings[i + 1] = kerning;
                }
            }
            position += isSpaced ? spaced(advance, text.charAt(i)) : advance;
            positions[i + 1] = position;
        }
        return new ShapedText(
                shaper,
                text,
                style,
                positions,
                kernings,
                null,
                null,
                List.of(new FontRun(0, font)));
    }

    /**
     * Returns an advance plus letter and word spacing. No plain character is cursive, so all get
     * letter spacing.
     */
    private double spaced(double advance, char c) {
        double spaced = advance + style.letterSpacing();
        return c == ' ' || c == '\u00A0' ? spaced + style.wordSpacing() : spaced;
    }
}

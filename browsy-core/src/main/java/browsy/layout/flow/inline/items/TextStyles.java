package browsy.layout.flow.inline.items;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_KERNING;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_SIZE_ADJUST;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_VARIANT_CAPS;
import static browsy.style.property.FontProperties.FONT_VARIANT_LIGATURES;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LOCALE;
import static browsy.style.property.TextProperties.HYPHENS;
import static browsy.style.property.TextProperties.LETTER_SPACING;
import static browsy.style.property.TextProperties.LINE_BREAK;
import static browsy.style.property.TextProperties.TEXT_ORIENTATION;
import static browsy.style.property.TextProperties.TEXT_SPACING_TRIM;
import static browsy.style.property.TextProperties.WHITE_SPACE_COLLAPSE;
import static browsy.style.property.TextProperties.WORD_BREAK;
import static browsy.style.property.TextProperties.WORD_SPACING;
import static browsy.style.property.TextProperties.WRITING_MODE;

import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontKerning;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.FontVariantCaps;
import browsy.css.value.font.FontVariantLigatures;
import browsy.css.value.text.Hyphens;
import browsy.css.value.text.TextSpacingTrim;
import browsy.css.value.text.WhiteSpaceCollapse;
import browsy.css.value.writing.WritingMode;
import browsy.layout.text.CapsVariant;
import browsy.layout.text.Font;
import browsy.layout.text.FontMetrics;
import browsy.layout.text.FontRequest;
import browsy.layout.text.GlyphOrientation;
import browsy.layout.text.LineBreakRules;
import browsy.layout.text.LineBreakRules.Strictness;
import browsy.layout.text.LineBreakRules.WordBreak;
import browsy.layout.text.TextStyle;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values derived from a computed style for text measuring and line breaking. */
public final class TextStyles {
    private final TextStyle text;
    private final LineBreakRules breaks;
    private final Font font;
    private final FontMetrics metrics;
    private final double lineHeight;
    private final FontHeight extent;
    private final FontHeight leaded;
    private final EmphasisMarkRoom marks;
    private final EmBox emBox;
    private final EmBox centralEmBox;

    /** Null until ruby needs it. A race creates several, of which one stays. */
    private @Nullable KnownEmBoxes emBoxes;

    private TextStyles(ComputedStyle style) {
        this.text = makeText(style);
        this.breaks = makeBreaks(style);
        this.font = text.font().primaryFont();
        this.metrics = font.metrics();
        this.lineHeight = FontHeight.lineHeight(style, metrics);
        this.extent = FontHeight.of(metrics, false);
        this.marks = EmphasisMarkRoom.of(style, text.font());
        this.leaded = extent.withLineHeight(lineHeight);
        this.emBox = EmBox.of(metrics, text.font().size());
        this.centralEmBox = EmBox.central(metrics, text.font().size());
    }

    /**
     * Returns the values for a style. They are computed once per style, since each line needs them.
     */
    public static TextStyles of(ComputedStyle style) {
        return style.derived(TextStyles.class, TextStyles::new);
    }

    /** Returns the requested fonts of a style. */
    public static FontRequest font(ComputedStyle style) {
        return of(style).text.font();
    }

    /** Returns the metrics of the primary font of a style. */
    public static FontMetrics metrics(ComputedStyle style) {
        return of(style).metrics;
    }

    /** Returns the primary font. */
    public Font primaryFont() {
        return font;
    }

    public FontMetrics metrics() {
        return metrics;
    }

    /** Returns the used line height, in CSS px. */
    public double lineHeight() {
        return lineHeight;
    }

    /** Returns the ascent and descent of the primary font about the alphabetic baseline. */
    public FontHeight extent() {
        return extent;
    }

    /** Returns the ascent and descent of the primary font with half-leading. */
    public FontHeight leaded() {
        return leaded;
    }

    /** Returns the used font size, in CSS px. */
    public double fontSize() {
        return text.font().size();
    }

    /** Returns the space for the emphasis marks of the text. */
    public EmphasisMarkRoom marks() {
        return marks;
    }

    /** Returns the em box of the primary font about the alphabetic baseline. */
    public EmBox emBox() {
        return emBox;
    }

    /** Returns the em boxes of texts in the fonts that have their characters. */
    KnownEmBoxes emBoxes() {
        KnownEmBoxes known = emBoxes;
        if (known == null) {
            known = new KnownEmBoxes();
            emBoxes = known;
        }
        return known;
    }

    /** Returns the em box of the primary font about the central baseline. */
    public EmBox centralEmBox() {
        return centralEmBox;
    }

    private static FontRequest makeFont(ComputedStyle style) {
        return new FontRequest(
                        names(style.get(FONT_FAMILY)),
                        style.get(LOCALE).han(),
                        style.get(FONT_SIZE),
                        style.get(FONT_WEIGHT),
                        style.get(FONT_STYLE) != FontStyle.NORMAL)
                .withXHeight(style.get(FONT_SIZE_ADJUST));
    }

    private static List<String> names(List<FontFamily> families) {
        String[] names = new String[families.size()];
        for (int i = 0; i < names.length; i++) {
            names[i] = families.get(i).name();
        }
        return List.of(names);
    }

    /** Returns the style properties that shaping depends on. */
    public static TextStyle text(ComputedStyle style) {
        return of(style).text;
    }

    private static TextStyle makeText(ComputedStyle style) {
        GlyphOrientation orientation = orientation(style);
        boolean upright = orientation == GlyphOrientation.UPRIGHT;
        return new TextStyle(
                makeFont(style),
                style.get(LETTER_SPACING).resolve(style.get(FONT_SIZE)),
                style.get(WORD_SPACING).resolve(style.get(FONT_SIZE)),
                !upright && style.get(FONT_KERNING) != FontKerning.NONE,
                !upright && style.get(FONT_VARIANT_LIGATURES) == FontVariantLigatures.NORMAL,
                caps(style.get(FONT_VARIANT_CAPS)),
                !upright && style.get(TEXT_SPACING_TRIM) != TextSpacingTrim.SPACE_ALL,
                orientation,
                false);
    }

    private static GlyphOrientation orientation(ComputedStyle style) {
        WritingMode mode = style.get(WRITING_MODE);
        if (mode != WritingMode.VERTICAL_RL && mode != WritingMode.VERTICAL_LR) {
            return GlyphOrientation.ALONG_LINE;
        }
        return switch (style.get(TEXT_ORIENTATION)) {
            case MIXED -> GlyphOrientation.MIXED;
            case UPRIGHT -> GlyphOrientation.UPRIGHT;
            case SIDEWAYS -> GlyphOrientation.ALONG_LINE;
        };
    }

    private static CapsVariant caps(FontVariantCaps caps) {
        return switch (caps) {
            case NORMAL, TITLING_CAPS -> CapsVariant.NORMAL;
            case SMALL_CAPS, PETITE_CAPS -> CapsVariant.SMALL_CAPS;
            case ALL_SMALL_CAPS, ALL_PETITE_CAPS -> CapsVariant.ALL_SMALL_CAPS;
            case UNICASE -> CapsVariant.UNICASE;
        };
    }

    /** Returns the line breaking rules. */
    static LineBreakRules breaks(ComputedStyle style) {
        return of(style).breaks;
    }

    private static LineBreakRules makeBreaks(ComputedStyle style) {
        return LineBreakRules.of(
                switch (style.get(LINE_BREAK)) {
                    case AUTO -> Strictness.AUTO;
                    case LOOSE -> Strictness.LOOSE;
                    case NORMAL -> Strictness.NORMAL;
                    case STRICT -> Strictness.STRICT;
                    case ANYWHERE -> Strictness.ANYWHERE;
                },
                switch (style.get(WORD_BREAK)) {
                    case BREAK_ALL -> WordBreak.BREAK_ALL;
                    case KEEP_ALL -> WordBreak.KEEP_ALL;
                    default -> WordBreak.NORMAL;
                },
                style.get(HYPHENS) != Hyphens.NONE,
                style.get(WHITE_SPACE_COLLAPSE) == WhiteSpaceCollapse.BREAK_SPACES,
                false);
    }
}

package browsy.style.property;

import browsy.css.parse.FontParsers;
import browsy.css.parse.FontSize;
import browsy.css.value.font.ContentLanguage;
import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontKerning;
import browsy.css.value.font.FontStyle;
import browsy.css.value.font.FontVariantCaps;
import browsy.css.value.font.FontVariantLigatures;
import browsy.css.value.inline.LineHeight;
import java.util.List;

/**
 * Properties of fonts, and {@code line-height}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/">css-fonts-4</a>
 */
public final class FontProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<List<FontFamily>> FONT_FAMILY =
            GROUP.inherited("font-family", List.of(), FontParsers::families);

    /** The content language, by the {@code lang} attribute. */
    public static final Property<ContentLanguage> LOCALE =
            GROUP.inherited("-webkit-locale", ContentLanguage.UNKNOWN, FontParsers::locale);

    /** In CSS px. */
    public static final Property<Double> FONT_SIZE =
            GROUP.inherited("font-size", 16.0, FontSize::parse);

    public static final Property<Double> FONT_WEIGHT =
            GROUP.inherited("font-weight", 400.0, FontParsers::weight);
    public static final Property<FontStyle> FONT_STYLE =
            GROUP.inherited("font-style", FontStyle.NORMAL, FontParsers::style);
    public static final Property<FontVariantCaps> FONT_VARIANT_CAPS =
            GROUP.inherited("font-variant-caps", FontVariantCaps.NORMAL, FontParsers.CAPS);
    public static final Property<FontVariantLigatures> FONT_VARIANT_LIGATURES =
            GROUP.inherited(
                    "font-variant-ligatures", FontVariantLigatures.NORMAL, FontParsers::ligatures);
    public static final Property<FontKerning> FONT_KERNING =
            GROUP.inherited("font-kerning", FontKerning.AUTO, FontParsers.KERNING);

    /** The requested ratio of x-height to font size; 0 means {@code none}. */
    public static final Property<Double> FONT_SIZE_ADJUST =
            GROUP.inherited("font-size-adjust", 0.0, FontParsers::sizeAdjust);

    public static final Property<LineHeight> LINE_HEIGHT =
            GROUP.inherited("line-height", LineHeight.Normal.NORMAL, FontParsers::lineHeight);

    private FontProperties() {}
}

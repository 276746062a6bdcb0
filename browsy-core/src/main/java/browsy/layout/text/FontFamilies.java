package browsy.layout.text;

import browsy.css.value.font.HanLanguage;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Maps {@code font-family} names, including generic ones, to the built-in families. */
final class FontFamilies {

    private static final Map<String, BundledFontFamily> BY_NAME =
            Map.ofEntries(
                    Map.entry("serif", BundledFontFamily.LIBERATION_SERIF),
                    Map.entry("ui-serif", BundledFontFamily.LIBERATION_SERIF),
                    Map.entry("times new roman", BundledFontFamily.LIBERATION_SERIF),
                    Map.entry("times", BundledFontFamily.LIBERATION_SERIF),
                    Map.entry("liberation serif", BundledFontFamily.LIBERATION_SERIF),
                    Map.entry("sans-serif", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("system-ui", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("ui-sans-serif", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("sans", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("arial", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("helvetica", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("liberation sans", BundledFontFamily.LIBERATION_SANS),
                    Map.entry("monospace", BundledFontFamily.LIBERATION_MONO),
                    Map.entry("ui-monospace", BundledFontFamily.LIBERATION_MONO),
                    Map.entry("courier new", BundledFontFamily.LIBERATION_MONO),
                    Map.entry("courier", BundledFontFamily.LIBERATION_MONO),
                    Map.entry("liberation mono", BundledFontFamily.LIBERATION_MONO),
                    Map.entry("cursive", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("fantasy", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("math", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("latin modern math", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("verdana", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("comic sans ms", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("impact", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("dejavu sans", BundledFontFamily.DEJAVU_SANS),
                    Map.entry("georgia", BundledFontFamily.DEJAVU_SERIF),
                    Map.entry("dejavu serif", BundledFontFamily.DEJAVU_SERIF),
                    Map.entry("dejavu sans mono", BundledFontFamily.DEJAVU_SANS_MONO),
                    Map.entry("noto sans cjk sc", BundledFontFamily.NOTO_SANS_CJK),
                    Map.entry("ahem", BundledFontFamily.AHEM));

    private FontFamilies() {}

    /**
     * Returns the family with a name, ignoring case; empty if it is not installed, so that the next
     * name of the list applies. In simplified Chinese, {@code sans-serif} is the East Asian family,
     * as in Chromium's settings.
     */
    static Optional<BundledFontFamily> find(String name, HanLanguage language) {
        String lower = name.toLowerCase(Locale.ROOT);
        return language == HanLanguage.SIMPLIFIED_CHINESE && lower.equals("sans-serif")
                ? Optional.of(BundledFontFamily.NOTO_SANS_CJK)
                : Optional.ofNullable(BY_NAME.get(lower));
    }

    /** Returns the default family, which follows all families of {@code font-family}. */
    static BundledFontFamily standard(HanLanguage language) {
        return language == HanLanguage.SIMPLIFIED_CHINESE
                ? BundledFontFamily.NOTO_SANS_CJK
                : BundledFontFamily.LIBERATION_SERIF;
    }
}

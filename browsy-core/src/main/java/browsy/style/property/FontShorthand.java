package browsy.style.property;

import static browsy.style.property.FontProperties.FONT_FAMILY;
import static browsy.style.property.FontProperties.FONT_KERNING;
import static browsy.style.property.FontProperties.FONT_SIZE;
import static browsy.style.property.FontProperties.FONT_SIZE_ADJUST;
import static browsy.style.property.FontProperties.FONT_STYLE;
import static browsy.style.property.FontProperties.FONT_VARIANT_CAPS;
import static browsy.style.property.FontProperties.FONT_VARIANT_LIGATURES;
import static browsy.style.property.FontProperties.FONT_WEIGHT;
import static browsy.style.property.FontProperties.LINE_HEIGHT;

import browsy.css.parse.FontSize;
import browsy.css.parse.ValueReader;
import browsy.css.value.Specified;
import browsy.css.value.font.FontFamily;
import browsy.css.value.font.FontVariantCaps;
import java.util.List;
import java.util.Set;

/**
 * The shorthand {@code font}.
 *
 * @see <a href="https://drafts.csswg.org/css-fonts-4/#font-prop">css-fonts-4</a>
 */
final class FontShorthand {
    static final List<Property<?>> LONGHANDS =
            List.of(
                    FONT_STYLE,
                    FONT_VARIANT_CAPS,
                    FONT_VARIANT_LIGATURES,
                    FONT_KERNING,
                    FONT_SIZE_ADJUST,
                    FONT_WEIGHT,
                    FONT_SIZE,
                    LINE_HEIGHT,
                    FONT_FAMILY);

    private static final Set<String> SYSTEM_FONTS =
            Set.of(
                    "caption",
                    "icon",
                    "menu",
                    "message-box",
                    "small-caption",
                    "status-bar",
                    "-webkit-mini-control",
                    "-webkit-small-control",
                    "-webkit-control");

    private static final Set<String> STRETCHES =
            Set.of(
                    "ultra-condensed",
                    "extra-condensed",
                    "condensed",
                    "semi-condensed",
                    "semi-expanded",
                    "expanded",
                    "extra-expanded",
                    "ultra-expanded");

    private FontShorthand() {}

    /**
     * Parses a system font, or up to four prefix values in any order, then size, line height and
     * families.
     */
    static boolean parse(ValueReader in, Shorthand.Output out) {
        String first = in.peekIdent();
        if (first != null && SYSTEM_FONTS.contains(first)) {
            in.takeIdent();
            return systemFont(out);
        }
        boolean stretch = false;
        for (int i = 0; i < 4; i++) {
            String keyword = in.peekIdent();
            if (keyword == null) {
                if (!prefix(in, out)) {
                    break;
                }
            } else if (keyword.equals("normal")) {
                in.takeIdent();
            } else if (!stretch && STRETCHES.contains(keyword)) {
                in.takeIdent();
                stretch = true;
            } else if (!prefix(in, out)) {
                break;
            }
        }
        return ShorthandGrammar.one(in, out, FONT_SIZE)
                && (!in.takeSlash() || ShorthandGrammar.one(in, out, LINE_HEIGHT))
                && ShorthandGrammar.one(in, out, FONT_FAMILY);
    }

    /** Parses a font style, {@code small-caps} or a font weight; false if none follows. */
    private static boolean prefix(ValueReader in, Shorthand.Output out) {
        int start = in.position();
        if (!out.has(FONT_STYLE) && ShorthandGrammar.one(in, out, FONT_STYLE)) {
            return true;
        }
        in.reset(start);
        if (!out.has(FONT_VARIANT_CAPS) && in.takeIdent("small-caps")) {
            out.set(FONT_VARIANT_CAPS, Specified.of(FontVariantCaps.SMALL_CAPS));
            return true;
        }
        if (!out.has(FONT_WEIGHT) && ShorthandGrammar.one(in, out, FONT_WEIGHT)) {
            return true;
        }
        in.reset(start);
        return false;
    }

    /** Sets a system font as in Chromium's default theme on Linux. */
    private static boolean systemFont(Shorthand.Output out) {
        out.set(FONT_SIZE, SYSTEM_SIZE);
        out.set(FONT_FAMILY, Specified.of(List.of(new FontFamily("Arial", false))));
        return true;
    }

    private static final Specified<Double> SYSTEM_SIZE = FontSize.px(16);
}

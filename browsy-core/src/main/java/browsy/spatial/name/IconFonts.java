package browsy.spatial.name;

import static browsy.style.property.FontProperties.FONT_FAMILY;

import browsy.css.value.font.FontFamily;
import browsy.infra.Ascii;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fonts that render a word as an icon, such as {@code menu} in Material Icons. */
final class IconFonts {
    private static final List<String> NAMES =
            List.of("material icons", "material symbols", "material design icons", "icomoon");

    /** The greatest length of the name of an icon, in characters. */
    private static final int MAX_NAME = 40;

    private IconFonts() {}

    /** Whether a text is the name of an icon, rendered in an icon font. */
    static boolean draw(String text, @Nullable ComputedStyle style) {
        return style != null
                && text.length() <= MAX_NAME + 40
                && isName(Ascii.strip(text))
                && style.derived(Kind.class, Kind::of) == Kind.ICONS;
    }

    private static boolean isName(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_') {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= MAX_NAME;
    }

    /** The kind of a font. */
    private enum Kind {
        ICONS,
        TEXT;

        static Kind of(ComputedStyle style) {
            List<FontFamily> families = style.get(FONT_FAMILY);
            if (families.isEmpty() || families.get(0).generic()) {
                return TEXT;
            }
            String name = Ascii.lower(families.get(0).name());
            return NAMES.stream().anyMatch(name::startsWith) ? ICONS : TEXT;
        }
    }
}

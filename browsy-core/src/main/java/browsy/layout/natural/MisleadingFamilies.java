package browsy.layout.natural;

import java.util.List;
import java.util.Set;

/**
 * Font families whose average advance Chromium does not trust, so that text fields are counted in
 * zeros. The name decides, whether there is such a font or another one is used instead.
 *
 * @see <a
 *     href="https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/layout/forms/layout_text_control.cc">Blink</a>
 */
final class MisleadingFamilies {
    private static final Set<String> NAMES =
            Set.of(
                    "American Typewriter",
                    "Arial Hebrew",
                    "Chalkboard",
                    "Cochin",
                    "Corsiva Hebrew",
                    "Courier",
                    "Euphemia UCAS",
                    "Geneva",
                    "Gill Sans",
                    "Hei",
                    "Helvetica",
                    "Hoefler Text",
                    "InaiMathi",
                    "Kai",
                    "Lucida Grande",
                    "Marker Felt",
                    "Monaco",
                    "Mshtakan",
                    "New Peninim MT",
                    "Osaka",
                    "Raanana",
                    "STHeiti",
                    "Symbol",
                    "Times",
                    "Apple Braille",
                    "Apple LiGothic",
                    "Apple LiSung",
                    "Apple Symbols",
                    "AppleGothic",
                    "AppleMyungjo",
                    "#GungSeo",
                    "#HeadLineA",
                    "#PCMyungjo",
                    "#PilGi");

    private MisleadingFamilies() {}

    /** Whether the first family asked for, spelt just so, is one of them. */
    static boolean isFirst(List<String> families) {
        return !families.isEmpty() && NAMES.contains(families.get(0));
    }
}

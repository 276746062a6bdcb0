package browsy.layout.natural;

import java.util.List;
import java.util.Set;

/**
 * Font families whose average character width Chromium ignores: it computes the width of text
 * fields from the width of "0" instead. The family name decides, even if the font does not exist.
 *
 * @see <a
 *     href="https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/layout/forms/layout_text_control.cc">Blink</a>
 */
final class FamiliesWithoutAverageWidth {
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

    private FamiliesWithoutAverageWidth() {}

    /** Whether the first requested family is one of them; case-sensitive. */
    static boolean isFirst(List<String> families) {
        return !families.isEmpty() && NAMES.contains(families.get(0));
    }
}

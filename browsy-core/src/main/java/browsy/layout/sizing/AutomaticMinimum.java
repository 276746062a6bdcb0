package browsy.layout.sizing;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.layout.box.Box;
import browsy.layout.box.ReplacedBox;

/**
 * The content-based automatic minimum size of a box whose size comes from its aspect ratio. It does
 * not apply to replaced boxes and scroll containers.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-4/#aspect-ratio-minimum">css-sizing-4</a>
 */
final class AutomaticMinimum {
    private AutomaticMinimum() {}

    static boolean applies(Box box) {
        return !(box instanceof ReplacedBox)
                && !box.style().get(OVERFLOW_X).scrolls()
                && !box.style().get(OVERFLOW_Y).scrolls();
    }
}

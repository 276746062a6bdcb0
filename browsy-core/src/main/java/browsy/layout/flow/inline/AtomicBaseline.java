package browsy.layout.flow.inline;

import static browsy.style.property.BoxProperties.OVERFLOW_X;
import static browsy.style.property.BoxProperties.OVERFLOW_Y;

import browsy.layout.box.BlockContainer;
import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.WritingFlow;
import browsy.style.computed.ComputedStyle;
import org.jspecify.annotations.Nullable;

/**
 * The baseline by which an atomic inline stands on its line.
 *
 * @see <a href="https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align">CSS 2.2</a>
 */
final class AtomicBaseline {
    private AtomicBaseline() {}

    /** Distance from the block-start border edge; null where the margin edge is the baseline. */
    static @Nullable Double of(BoxFragment fragment, WritingFlow line) {
        if (fragment.box().flow().isOrthogonalTo(line)) {
            return null;
        }
        if (!(fragment.box() instanceof BlockContainer)) {
            return fragment.firstBaseline();
        }
        ComputedStyle style = fragment.box().style();
        boolean scrolls = style.get(OVERFLOW_X).scrolls() || style.get(OVERFLOW_Y).scrolls();
        return scrolls ? null : fragment.lastBaseline();
    }
}

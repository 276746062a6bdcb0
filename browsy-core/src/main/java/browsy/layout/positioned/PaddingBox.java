package browsy.layout.positioned;

import browsy.layout.fragment.BoxFragment;
import browsy.layout.geometry.PhysicalRect;
import browsy.style.computed.ComputedStyle;

/** The padding box of a fragment, measured from its border box. */
final class PaddingBox {
    private PaddingBox() {}

    static PhysicalRect of(BoxFragment fragment) {
        ComputedStyle style = fragment.box().style();
        return new PhysicalRect(
                style.borderLeft(),
                style.borderTop(),
                Math.max(0, fragment.size().width() - style.borderLeft() - style.borderRight()),
                Math.max(0, fragment.size().height() - style.borderTop() - style.borderBottom()));
    }
}

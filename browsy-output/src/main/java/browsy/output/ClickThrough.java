package browsy.output;

import browsy.model.SpatialElement;

/** Decides which elements are marked as letting clicks through. */
final class ClickThrough {
    private ClickThrough() {}

    /** Whether an element looks as if it could be clicked but lets clicks through. */
    static boolean isMarked(SpatialElement element) {
        return element.visibility().clickThrough()
                && !element.hidden()
                && (element.isInteractive() || element.isFormField());
    }
}

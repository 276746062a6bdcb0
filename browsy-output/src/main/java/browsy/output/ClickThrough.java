package browsy.output;

import browsy.model.SpatialElement;

/** Of which elements a reader is told that clicks go through them. */
final class ClickThrough {
    private ClickThrough() {}

    /** Whether a reader would click on an element in vain; nobody clicks on a mere text. */
    static boolean isWorthSaying(SpatialElement element) {
        return element.visibility().clickThrough()
                && (element.isInteractive() || element.isFormField());
    }
}

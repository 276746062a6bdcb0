package browsy.output;

import browsy.model.SpatialElement;

/** Determines the elements that formats mark as letting clicks through. */
final class ClickThrough {
    private ClickThrough() {}

    /**
     * Tests whether an element is a visible control that does not receive clicks itself ({@code
     * pointer-events: none}).
     */
    static boolean isMarked(SpatialElement element) {
        return element.visibility().clickThrough()
                && !element.hidden()
                && (element.isInteractive() || element.isFormField());
    }
}

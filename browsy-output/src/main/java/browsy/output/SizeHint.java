package browsy.output;

import browsy.model.SpatialElement;
import browsy.model.Viewport;

/** Describes the width of a control relative to the viewport by a word. */
final class SizeHint {

    private SizeHint() {}

    /** Returns the word; empty for controls of medium width and for other elements. */
    static String of(SpatialElement element, Viewport viewport) {
        switch (element.tag()) {
            case "input", "button", "textarea", "select" -> {
                double width = element.bounds().width();
                double share = width / viewport.width();
                if (share > 0.9) {
                    return "full";
                }
                if (share > 0.5) {
                    return "wide";
                }
                return share < 0.15 && width > 0 ? "narrow" : "";
            }
            default -> {
                return "";
            }
        }
    }
}

package browsy.intelligence.action;

import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/** Converts elements to ids. */
final class Ids {

    private Ids() {}

    /** Returns the id of an element, null for null. */
    static @Nullable Integer of(@Nullable SpatialElement element) {
        return element == null ? null : element.id();
    }
}

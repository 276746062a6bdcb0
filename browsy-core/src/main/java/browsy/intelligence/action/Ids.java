package browsy.intelligence.action;

import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/** Turns elements into ids. */
final class Ids {

    private Ids() {}

    /** The id of an element, null for none. */
    static @Nullable Integer of(@Nullable SpatialElement element) {
        return element == null ? null : element.id();
    }
}

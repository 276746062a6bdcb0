package browsy.output;

import browsy.model.AlertKind;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/** Returns the kind of a message, for formats that also write its role. */
final class Messages {

    private Messages() {}

    /**
     * Returns the wire name of the kind; null if the element is not a message or its role has the
     * same name.
     */
    static @Nullable String kind(SpatialElement element) {
        AlertKind kind = element.alertType();
        if (kind == null) {
            return null;
        }
        String role = element.role() == null ? "" : element.role().wireName();
        return kind.wireName().equals(role) ? null : kind.wireName();
    }
}

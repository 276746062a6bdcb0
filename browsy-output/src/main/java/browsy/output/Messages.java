package browsy.output;

import browsy.model.AlertKind;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/** The kind of a message, for formats that also write its role. */
final class Messages {

    private Messages() {}

    /** The name of the kind; null if the element is no message or its role has the same name. */
    static @Nullable String kind(SpatialElement element) {
        AlertKind kind = element.alertType();
        if (kind == null) {
            return null;
        }
        String role = element.role() == null ? "" : element.role().wireName();
        return kind.wireName().equals(role) ? null : kind.wireName();
    }
}

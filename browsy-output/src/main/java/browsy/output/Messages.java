package browsy.output;

import browsy.model.AlertKind;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/** What kind of message an element is, for formats that tell its role anyway. */
final class Messages {

    private Messages() {}

    /** The name of the kind; null if it is no message or the role says the same. */
    static @Nullable String kind(SpatialElement element) {
        AlertKind kind = element.alertType();
        if (kind == null) {
            return null;
        }
        String role = element.role() == null ? "" : element.role().wireName();
        return kind.wireName().equals(role) ? null : kind.wireName();
    }
}

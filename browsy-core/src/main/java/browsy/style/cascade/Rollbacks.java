package browsy.style.cascade;

import browsy.css.parse.WideKeyword;
import browsy.style.property.Property;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What {@code revert} and {@code revert-layer} have ruled out so far. */
final class Rollbacks {

    /** Whether all that authors declare is out. */
    private final Map<Property<?>, Boolean> origins = new HashMap<>();

    /** A layer that is out, and those before it. */
    private record Rollback(Level level, @Nullable Rollback before) {}

    private final Map<Property<?>, Rollback> layers = new HashMap<>();

    void clear() {
        origins.clear();
        layers.clear();
    }

    void add(Property<?> property, Level level, WideKeyword keyword) {
        if (keyword == WideKeyword.REVERT) {
            origins.put(property, true);
        } else {
            Rollback before = layers.get(property);
            while (before != null && before.level().isRolledBackWith(level)) {
                before = before.before(); // all that it rules out is out with the new one
            }
            layers.put(property, new Rollback(level, before));
        }
    }

    boolean skips(Property<?> property, Level level) {
        if (!origins.isEmpty()
                && level.origin() != Origin.USER_AGENT
                && origins.containsKey(property)) {
            return true;
        }
        if (layers.isEmpty()) {
            return false;
        }
        for (Rollback at = layers.get(property); at != null; at = at.before()) {
            if (level.isRolledBackWith(at.level())) {
                return true;
            }
        }
        return false;
    }
}

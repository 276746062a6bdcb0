package browsy.style.cascade;

import browsy.css.parse.WideKeyword;
import browsy.style.property.Property;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The declarations of one element that {@code revert} and {@code revert-layer} exclude from the
 * cascade so far.
 */
final class Rollbacks {

    /** The properties with {@code revert}, for which all author declarations are excluded. */
    private final Map<Property<?>, Boolean> origins = new HashMap<>();

    /** A level with {@code revert-layer}, linked to the previous one for the same property. */
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
                before = before.before(); // the new level excludes at least as much
            }
            layers.put(property, new Rollback(level, before));
        }
    }

    /**
     * Whether {@code revert} or {@code revert-layer} excludes a declaration of a property at a
     * level.
     */
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

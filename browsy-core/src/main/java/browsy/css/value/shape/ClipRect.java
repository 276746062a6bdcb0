package browsy.css.value.shape;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code clip}: distances from the top left of the border box in CSS px, null for {@code
 * auto}.
 */
public record ClipRect(
        boolean auto,
        @Nullable Double top,
        @Nullable Double right,
        @Nullable Double bottom,
        @Nullable Double left) {
    public static final ClipRect AUTO = new ClipRect(true, null, null, null, null);
}

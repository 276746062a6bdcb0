package browsy.css.value.shape;

import org.jspecify.annotations.Nullable;

/**
 * A computed value of the property {@code clip}: the edges of the rectangle to which a box is
 * clipped. {@code top} and {@code bottom} are offsets from the top edge of the border box, {@code
 * left} and {@code right} offsets from its left edge, in CSS px.
 *
 * @param auto whether the whole value is {@code auto}, which does not clip
 * @param top null if {@code auto}
 * @param right null if {@code auto}
 * @param bottom null if {@code auto}
 * @param left null if {@code auto}
 */
public record ClipRect(
        boolean auto,
        @Nullable Double top,
        @Nullable Double right,
        @Nullable Double bottom,
        @Nullable Double left) {
    public static final ClipRect AUTO = new ClipRect(true, null, null, null, null);
}

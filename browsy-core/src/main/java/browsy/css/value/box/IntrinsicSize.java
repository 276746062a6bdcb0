package browsy.css.value.box;

/**
 * A computed {@code contain-intrinsic-width} or {@code -height}.
 *
 * @param auto whether a remembered size would win; there never is one in a first layout
 * @param px the length in CSS px, or a negative number for {@code none}
 */
public record IntrinsicSize(boolean auto, double px) {
    public static final IntrinsicSize NONE = new IntrinsicSize(false, -1);
}

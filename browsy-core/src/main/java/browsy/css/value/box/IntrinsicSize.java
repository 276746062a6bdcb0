package browsy.css.value.box;

/**
 * A computed {@code contain-intrinsic-width} or {@code contain-intrinsic-height}.
 *
 * @param auto whether a last remembered size takes precedence; a first layout never has one
 * @param px the length in CSS px; negative for {@code none}
 */
public record IntrinsicSize(boolean auto, double px) {
    public static final IntrinsicSize NONE = new IntrinsicSize(false, -1);
}

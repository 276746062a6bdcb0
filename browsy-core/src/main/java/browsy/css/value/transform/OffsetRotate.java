package browsy.css.value.transform;

/**
 * A computed {@code offset-rotate}: the rotation of a box on an offset path.
 *
 * @param auto whether the direction of the path is added to the angle
 * @param angle the angle in radians
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-rotate-property">motion-1</a>
 */
public record OffsetRotate(boolean auto, double angle) {
    public static final OffsetRotate AUTO = new OffsetRotate(true, 0);
}

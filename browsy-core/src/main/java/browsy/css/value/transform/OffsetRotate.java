package browsy.css.value.transform;

/**
 * How a box on a path is turned.
 *
 * @param auto whether it follows the direction of the path
 * @param angle in radians, added to that
 * @see <a href="https://drafts.csswg.org/motion-1/#offset-rotate-property">motion-1</a>
 */
public record OffsetRotate(boolean auto, double angle) {
    public static final OffsetRotate AUTO = new OffsetRotate(true, 0);
}

package browsy.style.property;

/**
 * The margins of an element that come from the user agent stylesheet and collapse away at the start
 * and end of bodies and table cells in quirks mode. In other modes there are none.
 *
 * @param blockStart whether the block-start margin is one of them
 * @param blockEnd whether the block-end margin is one of them
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/rendering.html#margin-collapsing-quirks">HTML,
 *     margin collapsing quirks</a>
 */
public record DefaultMargins(boolean blockStart, boolean blockEnd) {
    public static final DefaultMargins NONE = new DefaultMargins(false, false);
}

package browsy.fetch.form;

/**
 * The selected coordinate of an image button, in whole CSS px from the upper left corner of its
 * padding box.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/input.html#image-button-state-(type=image)">HTML:
 *     selected coordinate</a>
 */
public record ClickPoint(int x, int y) {
    /** The coordinate of clicks by keys and scripts. */
    public static final ClickPoint NONE = new ClickPoint(0, 0);
}

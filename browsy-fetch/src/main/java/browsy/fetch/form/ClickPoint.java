package browsy.fetch.form;

/**
 * Where a button was clicked, in whole CSS px from the upper left corner of its padding edge.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/input.html#image-button-state-(type=image)">HTML:
 *     selected coordinate</a>
 */
public record ClickPoint(int x, int y) {
    /** Where keys and scripts click. */
    public static final ClickPoint NONE = new ClickPoint(0, 0);
}

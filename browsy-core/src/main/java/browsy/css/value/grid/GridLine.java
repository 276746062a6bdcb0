package browsy.css.value.grid;

/**
 * A computed grid placement, such as {@code grid-row-start}.
 *
 * @param span whether the value contains {@code span}
 * @param number the line number or the span; 0 if omitted
 * @param name the line name; empty if omitted
 * @see <a href="https://drafts.csswg.org/css-grid-2/#line-placement">css-grid-2</a>
 */
public record GridLine(boolean span, int number, String name) {
    public static final GridLine AUTO = new GridLine(false, 0, "");

    public boolean isAuto() {
        return equals(AUTO);
    }
}

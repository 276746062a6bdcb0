package browsy.css.value.grid;

/**
 * A computed {@code grid-row-start} and its kin.
 *
 * @param span whether {@code span} stands in it
 * @param number the line number or the span count; 0 where none was written
 * @param name the line name; empty where none was written
 * @see <a href="https://drafts.csswg.org/css-grid-2/#line-placement">css-grid-2</a>
 */
public record GridLine(boolean span, int number, String name) {
    public static final GridLine AUTO = new GridLine(false, 0, "");

    public boolean isAuto() {
        return equals(AUTO);
    }
}

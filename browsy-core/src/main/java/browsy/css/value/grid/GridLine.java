package browsy.css.value.grid;

import org.jspecify.annotations.Nullable;

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

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GridLine that
                && span == that.span
                && number == that.number
                && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        int hash = Boolean.hashCode(span);
        hash = 31 * hash + number;
        return 31 * hash + name.hashCode();
    }
}

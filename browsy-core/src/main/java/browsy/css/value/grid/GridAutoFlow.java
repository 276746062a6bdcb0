package browsy.css.value.grid;

/**
 * A computed {@code grid-auto-flow}.
 *
 * @param column whether items fill columns first; otherwise rows
 * @param dense whether later items may fill earlier gaps
 */
public record GridAutoFlow(boolean column, boolean dense) {
    public static final GridAutoFlow ROW = new GridAutoFlow(false, false);
}

package browsy.css.value.box;

/**
 * A computed {@code scrollbar-gutter}.
 *
 * @see <a
 *     href="https://drafts.csswg.org/css-overflow-3/#scrollbar-gutter-property">css-overflow-3</a>
 */
public enum ScrollbarGutter {
    AUTO,
    STABLE,
    BOTH_EDGES
}

package browsy.style.cascade;

/**
 * Where a normal declaration comes from, the weakest first.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#cascading-origins">CSS Cascading, 6.2</a>
 */
public enum Origin {
    USER_AGENT,
    /** An attribute such as {@code width}; counts as the author's, before all their rules. */
    PRESENTATIONAL_HINT,
    AUTHOR
}

package browsy.style.cascade;

/**
 * The origin of a normal declaration, in the order from the weakest to the strongest.
 *
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#cascading-origins">CSS Cascading, 6.2</a>
 */
public enum Origin {
    /** The built-in stylesheets. */
    USER_AGENT,
    /** An attribute such as {@code width}; an author declaration that precedes all author rules. */
    PRESENTATIONAL_HINT,
    /** A stylesheet or style attribute of the page. */
    AUTHOR,
    /** A keyframe of an animation. */
    ANIMATION
}

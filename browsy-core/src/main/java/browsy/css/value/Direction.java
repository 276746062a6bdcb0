package browsy.css.value;

/**
 * Values of {@code direction}.
 *
 * @see <a href="https://drafts.csswg.org/css-writing-modes-4/#direction">css-writing-modes-4</a>
 */
public enum Direction implements Keyword {
    LTR,
    RTL
}

package browsy.css.value;

/**
 * Values of {@code isolation}.
 *
 * @see <a href="https://drafts.csswg.org/compositing-2/#isolation">compositing-2</a>
 */
public enum Isolation implements Keyword {
    AUTO,
    ISOLATE
}

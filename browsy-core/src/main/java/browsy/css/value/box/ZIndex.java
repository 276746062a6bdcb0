package browsy.css.value.box;

/**
 * A computed {@code z-index}.
 *
 * @param level the stack level; 0 if {@code auto}
 */
public record ZIndex(boolean auto, int level) {
    public static final ZIndex AUTO = new ZIndex(true, 0);
}

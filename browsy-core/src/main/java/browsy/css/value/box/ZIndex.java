package browsy.css.value.box;

/** A computed {@code z-index}; {@code level} is 0 where it is {@code auto}. */
public record ZIndex(boolean auto, int level) {
    public static final ZIndex AUTO = new ZIndex(true, 0);
}

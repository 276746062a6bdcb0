package browsy.css.value.box;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code z-index}.
 *
 * @param level the stack level; 0 if {@code auto}
 */
public record ZIndex(boolean auto, int level) {
    public static final ZIndex AUTO = new ZIndex(true, 0);

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ZIndex that && auto == that.auto && level == that.level;
    }

    @Override
    public int hashCode() {
        return 31 * Boolean.hashCode(auto) + level;
    }
}

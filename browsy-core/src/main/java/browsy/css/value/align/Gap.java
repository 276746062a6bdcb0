package browsy.css.value.align;

import browsy.css.value.LengthPercentage;
import org.jspecify.annotations.Nullable;

/**
 * A computed {@code row-gap} or {@code column-gap}.
 *
 * @param length null for {@code normal}
 */
public record Gap(@Nullable LengthPercentage length) {
    public static final Gap NORMAL = new Gap(null);
}

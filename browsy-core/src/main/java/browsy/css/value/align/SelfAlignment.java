package browsy.css.value.align;

import org.jspecify.annotations.Nullable;

/**
 * A computed {@code align-self}, {@code justify-self}, {@code align-items} or {@code
 * justify-items}.
 *
 * @param legacy whether the value has the keyword {@code legacy}; only in {@code justify-items}
 */
public record SelfAlignment(SelfPosition value, OverflowPosition overflow, boolean legacy) {
    public static final SelfAlignment AUTO = of(SelfPosition.AUTO);
    public static final SelfAlignment NORMAL = of(SelfPosition.NORMAL);

    public static SelfAlignment of(SelfPosition value) {
        return new SelfAlignment(value, OverflowPosition.DEFAULT, false);
    }

    // Hand-written: the first call of a generated equals is slow and delays the first page.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SelfAlignment that
                && value == that.value
                && overflow == that.overflow
                && legacy == that.legacy;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * value.hashCode() + overflow.hashCode()) + Boolean.hashCode(legacy);
    }
}

package browsy.css.value.align;

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
}

package browsy.css.value;

/**
 * One member of {@code counter-reset}, {@code counter-increment} or {@code counter-set}.
 *
 * @param value what to set or add; {@link #BY_COUNT} for a reversed counter without a number, which
 *     starts so that it ends at its last increment
 * @param reversed whether it is {@code reversed()}
 */
public record CounterChange(String counter, int value, boolean reversed) {

    /** See {@link #value}. */
    public static final int BY_COUNT = Integer.MIN_VALUE;
}

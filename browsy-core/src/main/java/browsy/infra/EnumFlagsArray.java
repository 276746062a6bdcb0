package browsy.infra;

/**
 * A mutable array of {@link EnumFlags} that stores four bytes for each entry.
 *
 * @param <E> an enum with at most 32 constants
 */
public final class EnumFlagsArray<E extends Enum<E>> {

    private final int[] bits;

    /** Creates an array of empty sets. */
    public EnumFlagsArray(int length) {
        bits = new int[length];
    }

    /** Replaces the set at an index. */
    public void set(int index, EnumFlags<E> flags) {
        bits[index] = flags.bits();
    }

    /** Replaces the set at an index with the one at another index. */
    public void copy(int from, int to) {
        bits[to] = bits[from];
    }

    /** Tests whether the set at an index contains a constant. */
    public boolean has(int index, E constant) {
        return (bits[index] & EnumFlags.bit(constant)) != 0;
    }

    /** Tests whether the set at an index contains at least one constant of another set. */
    public boolean hasAny(int index, EnumFlags<E> flags) {
        return (bits[index] & flags.bits()) != 0;
    }
}

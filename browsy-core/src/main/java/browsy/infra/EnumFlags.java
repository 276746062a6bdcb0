package browsy.infra;

/**
 * An immutable set of constants of an enum, stored as a bit mask. Unlike a plain {@code int}, it
 * accepts only constants of its own enum; unlike {@link java.util.EnumSet}, it is immutable and
 * tests two sets for a common constant with one machine instruction.
 *
 * @param <E> an enum with at most 32 constants
 */
public final class EnumFlags<E extends Enum<E>> {

    private static final EnumFlags<?> EMPTY = new EnumFlags<>(0);

    private final int bits;

    private EnumFlags(int bits) {
        this.bits = bits;
    }

    /** Returns the empty set. */
    // Sound: an empty set has no element that could be of another type.
    @SuppressWarnings("unchecked")
    public static <E extends Enum<E>> EnumFlags<E> none() {
        return (EnumFlags<E>) EMPTY;
    }

    /** Returns the set of the given constants. */
    @SafeVarargs
    public static <E extends Enum<E>> EnumFlags<E> of(E... constants) {
        int bits = 0;
        for (E constant : constants) {
            bits |= bit(constant);
        }
        return new EnumFlags<>(bits);
    }

    /** Returns this set with a constant added if a condition holds, else this set. */
    public EnumFlags<E> with(E constant, boolean condition) {
        return condition && !has(constant) ? new EnumFlags<>(bits | bit(constant)) : this;
    }

    /** Returns the union of this set and another; this set if it contains the other. */
    public EnumFlags<E> union(EnumFlags<E> other) {
        int union = bits | other.bits;
        return union == bits ? this : new EnumFlags<>(union);
    }

    /** Tests whether this set contains a constant. */
    public boolean has(E constant) {
        return (bits & bit(constant)) != 0;
    }

    /** Tests whether this set and another have a constant in common. */
    public boolean hasAny(EnumFlags<E> others) {
        return (bits & others.bits) != 0;
    }

    /** Tests whether this set contains no constant. */
    public boolean isEmpty() {
        return bits == 0;
    }

    int bits() {
        return bits;
    }

    static int bit(Enum<?> constant) {
        return 1 << constant.ordinal();
    }
}

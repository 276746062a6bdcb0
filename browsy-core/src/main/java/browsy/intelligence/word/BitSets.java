package browsy.intelligence.word;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A list of sets of up to 64 bits, of which most occur many times. */
final class BitSets {

    private final long[] distinct;
    private final char[] positions;

    private BitSets(long[] distinct, char[] positions) {
        this.distinct = distinct;
        this.positions = positions;
    }

    /**
     * Creates a list.
     *
     * @throws IllegalArgumentException if there are more than 65,536 distinct sets
     */
    static BitSets of(long[] sets) {
        Map<Long, Integer> known = new LinkedHashMap<>();
        char[] positions = new char[sets.length];
        for (int i = 0; i < sets.length; i++) {
            positions[i] = (char) (int) known.computeIfAbsent(sets[i], set -> known.size());
        }
        if (known.size() > Character.MAX_VALUE + 1) {
            throw new IllegalArgumentException("too many distinct sets: " + known.size());
        }
        return new BitSets(known.keySet().stream().mapToLong(Long::longValue).toArray(), positions);
    }

    long get(int i) {
        return distinct[positions[i]];
    }

    /** Writes the list. */
    void write(ArrayOutput out) throws IOException {
        out.longs(distinct);
        out.chars(positions);
    }

    /** Reads what {@link #write} has written. */
    static BitSets read(ArrayInput in) {
        return new BitSets(in.longs(), in.chars());
    }
}

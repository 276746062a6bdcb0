package browsy.layout.text;

import browsy.infra.Resource;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A map from every code point to an enum value, in pages of 256 code points; pages with one value
 * are shared. The resource is written by {@code tools/unicode/generate-character-tables.mjs}, which
 * documents the run-length format.
 */
final class CodePointTable<E extends Enum<E>> {

    private static final int PAGE_BITS = 8;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    private final E[] values;
    private final byte[][] pages;

    private CodePointTable(E[] values, byte[][] pages) {
        this.values = values;
        this.pages = pages;
    }

    /**
     * Loads a table.
     *
     * @throws IllegalStateException if the resource is missing
     * @throws UncheckedIOException if it cannot be read
     */
    static <E extends Enum<E>> CodePointTable<E> load(String resource, Class<E> type) {
        return read(ByteBuffer.wrap(Resource.bytes(CodePointTable.class, resource)), type);
    }

    E get(int codePoint) {
        return values[pages[codePoint >> PAGE_BITS][codePoint & (PAGE_SIZE - 1)]];
    }

    /**
     * Reads a table: the names of the values, then runs of code points, each with the index of its
     * value and its length. Runs are split at page boundaries.
     */
    private static <E extends Enum<E>> CodePointTable<E> read(ByteBuffer in, Class<E> type) {
        E[] constants = type.getEnumConstants();
        // Map the indices of the file to ordinals of the enum.
        byte[] ordinals = new byte[in.get()];
        for (int i = 0; i < ordinals.length; i++) {
            byte[] name = new byte[in.get()];
            in.get(name);
            String constant = new String(name, StandardCharsets.US_ASCII);
            ordinals[i] = (byte) Enum.valueOf(type, constant).ordinal();
        }
        // Fill the pages from the runs.
        byte[][] pages = new byte[(Character.MAX_CODE_POINT >> PAGE_BITS) + 1][];
        byte[][] uniform = new byte[constants.length][];
        byte[] page = new byte[PAGE_SIZE];
        int code = 0;
        while (in.hasRemaining()) {
            byte value = ordinals[in.get()];
            int end = code + runLength(in);
            while (code < end) {
                int offset = code & (PAGE_SIZE - 1);
                int stop = Math.min(end, code - offset + PAGE_SIZE);
                if (offset == 0 && stop - code == PAGE_SIZE) {
                    if (uniform[value] == null) {
                        uniform[value] = new byte[PAGE_SIZE];
                        Arrays.fill(uniform[value], value);
                    }
                    pages[code >> PAGE_BITS] = uniform[value];
                } else {
                    Arrays.fill(page, offset, offset + stop - code, value);
                    if ((stop & (PAGE_SIZE - 1)) == 0) {
                        pages[code >> PAGE_BITS] = page.clone();
                    }
                }
                code = stop;
            }
        }
        return new CodePointTable<>(constants, pages);
    }

    /** Reads a run length as a variable-length integer of 7-bit groups. */
    private static int runLength(ByteBuffer in) {
        int length = 0;
        int shift = 0;
        byte next;
        do {
            next = in.get();
            length |= (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return length;
    }
}

package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.util.BitSet;

/**
 * The encodings gb18030 and GBK, which differ in what they encode.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#gb18030-decoder">Encoding: 10.1, 10.2</a>
 */
final class Gb18030 implements Codec {
    private static final int SIZE = 126 * 190;
    private static final int EURO = 0x20AC;

    /** The number of sequences of four bytes for the basic plane. */
    private static final int FOUR_BYTES = 39420;

    /** The pointer of the first sequence of four bytes for the other planes. */
    private static final int OTHER_PLANES = 189000;

    /** U+1E3F. Since 2005 it has two bytes; its former four bytes are those of U+E7C7. */
    private static final int LETTER = 0x1E3F;

    private static final int LETTER_WAS = 0xE7C7;

    /** U+E5E5, which has no bytes: its former ones are those of the ideographic space. */
    private static final int SPACE_WAS = 0xE5E5;

    /** Pointers, and the private code points that they had before, which still encode to them. */
    private static final int[][] FORMER = {
        {7182, 0xE78D}, {7183, 0xE78E}, {7184, 0xE78F}, {7185, 0xE790}, {7186, 0xE791},
        {7187, 0xE792}, {7188, 0xE793}, {7201, 0xE794}, {7202, 0xE795}, {7208, 0xE796},
        {23775, 0xE81E}, {23783, 0xE826}, {23788, 0xE82B}, {23789, 0xE82C}, {23795, 0xE832},
        {23812, 0xE843}, {23829, 0xE854}, {23845, 0xE864}
    };

    private final boolean gbk;
    private final int[] index;
    private final Pointers pointers;
    private final int[] fourBytes;
    private final Pointers fourBytePointers;

    /**
     * Creates one of the encodings.
     *
     * @param gbk whether it is GBK
     */
    Gb18030(boolean gbk) {
        this.gbk = gbk;
        index = Indexes.corrected("gb18030", SIZE, Gb18030::pair);
        int[] former = index.clone();
        for (int[] entry : FORMER) {
            former[entry[0]] = entry[1];
        }
        pointers = new Pointers(index, pointer -> true);
        fourBytes = fourBytes(former);
        fourBytePointers = new Pointers(fourBytes, pointer -> true);
    }

    private static byte[] pair(int pointer) {
        long bytes = bytes(pointer);
        return new byte[] {(byte) (bytes >> 8), (byte) bytes};
    }

    private static long bytes(int pointer) {
        int trail = pointer % 190;
        return Codec.bytes(0x81 + pointer / 190, trail + (trail < 0x3F ? 0x40 : 0x41));
    }

    /** The code points of the basic plane that had no two bytes, in their order. */
    private static int[] fourBytes(int[] former) {
        BitSet others = new BitSet(1 << 16);
        others.set(0x80, 1 << 16);
        others.clear(Character.MIN_SURROGATE, Character.MAX_SURROGATE + 1);
        others.clear(SPACE_WAS);
        others.clear(LETTER_WAS);
        for (int codePoint : former) {
            others.clear(codePoint);
        }
        others.set(LETTER);
        int[] found = others.stream().toArray();
        for (int i = 0; i < found.length; i++) {
            found[i] = found[i] == LETTER ? LETTER_WAS : found[i];
        }
        return found;
    }

    @Override
    public int decode(ByteBuffer in, int at) {
        int lead = Codec.unsigned(in, at);
        if (lead < 0x80) {
            return Codec.decoded(lead, 1);
        }
        if (lead == 0x80 || lead == 0xFF) {
            return lead == 0x80 ? Codec.decoded(EURO, 1) : Codec.error(1);
        }
        if (at + 1 >= in.limit()) {
            return INCOMPLETE;
        }
        int trail = Codec.unsigned(in, at + 1);
        if (Codec.in(trail, '0', '9')) {
            return fourBytes(in, at, (lead - 0x81) * 10 + trail - '0');
        }
        boolean valid = Codec.in(trail, 0x40, 0x7E) || Codec.in(trail, 0x80, 0xFE);
        int pointer = (lead - 0x81) * 190 + trail - (trail < 0x7F ? 0x40 : 0x41);
        return Codec.pair(valid ? index[pointer] : Indexes.NONE, trail);
    }

    /**
     * Decodes four bytes.
     *
     * @param firstTwo the index of the first two bytes among all such pairs
     */
    private int fourBytes(ByteBuffer in, int at, int firstTwo) {
        if (at + 2 >= in.limit()) {
            return INCOMPLETE;
        }
        int third = Codec.unsigned(in, at + 2);
        if (!Codec.in(third, 0x81, 0xFE)) {
            return Codec.error(1);
        }
        if (at + 3 >= in.limit()) {
            return INCOMPLETE;
        }
        int fourth = Codec.unsigned(in, at + 3);
        if (!Codec.in(fourth, '0', '9')) {
            return Codec.error(1);
        }
        int pointer = (firstTwo * 126 + third - 0x81) * 10 + fourth - '0';
        if (pointer < FOUR_BYTES) {
            return Codec.decoded(fourBytes[pointer], 4);
        }
        int codePoint = pointer - OTHER_PLANES + Character.MIN_SUPPLEMENTARY_CODE_POINT;
        return pointer >= OTHER_PLANES && Character.isValidCodePoint(codePoint)
                ? Codec.decoded(codePoint, 4)
                : Codec.error(4);
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint;
        }
        if (gbk && codePoint == EURO) {
            return 0x80;
        }
        int pointer = pointers.first(codePoint);
        if (pointer == Indexes.NONE) {
            pointer = former(codePoint);
        }
        if (pointer != Indexes.NONE) {
            return bytes(pointer);
        }
        return gbk || codePoint == SPACE_WAS ? UNMAPPABLE : fourBytes(codePoint);
    }

    private static int former(int codePoint) {
        for (int[] entry : FORMER) {
            if (entry[1] == codePoint) {
                return entry[0];
            }
        }
        return Indexes.NONE;
    }

    private long fourBytes(int codePoint) {
        boolean basic = codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT;
        int pointer =
                basic
                        ? fourBytePointers.first(codePoint)
                        : codePoint - Character.MIN_SUPPLEMENTARY_CODE_POINT + OTHER_PLANES;
        if (pointer == Indexes.NONE) {
            return UNMAPPABLE;
        }
        long firstTwo = Codec.bytes(0x81 + pointer / 12600, '0' + pointer / 1260 % 10);
        return firstTwo << 16 | Codec.bytes(0x81 + pointer / 10 % 126, '0' + pointer % 10);
    }
}

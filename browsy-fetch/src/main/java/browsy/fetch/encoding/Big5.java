package browsy.fetch.encoding;

/**
 * The encoding Big5.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#big5-decoder">Encoding: 11.1</a>
 */
final class Big5 implements PairCodec {
    private static final int SIZE = 126 * 157;

    /** The first pointer of Big5 without the extensions of Hong Kong, which are not encoded. */
    private static final int FIRST_ENCODED = (0xA1 - 0x81) * 157;

    /** The bit of a decoded letter with a combining macron or caron, which has no code point. */
    private static final int MARKED = 1 << 22;

    /** The bit of a decoded letter with a caron. */
    private static final int WITH_CARON = 1 << 21;

    private final int[] index;
    private final Pointers pointers;

    Big5() {
        index = Indexes.corrected("Big5", SIZE, Big5::pair);
        pointers = new Pointers(index, pointer -> pointer >= FIRST_ENCODED);
    }

    private static byte[] pair(int pointer) {
        long bytes = bytes(pointer);
        return new byte[] {(byte) (bytes >> 8), (byte) bytes};
    }

    private static long bytes(int pointer) {
        int trail = pointer % 157;
        return Codec.bytes(0x81 + pointer / 157, trail + (trail < 0x3F ? 0x40 : 0x62));
    }

    /** Tests whether a result is a letter with a combining mark. */
    static boolean isMarked(int decoded) {
        return (decoded & MARKED) != 0;
    }

    /** The letter of a result with a combining mark. */
    static char letter(int decoded) {
        return (char) decoded;
    }

    /** The combining mark of a result. */
    static char mark(int decoded) {
        return (decoded & WITH_CARON) == 0 ? '\u0304' : '\u030C';
    }

    @Override
    public int codePoint(int lead, int trail) {
        boolean valid = Codec.in(trail, 0x40, 0x7E) || Codec.in(trail, 0xA1, 0xFE);
        int pointer = (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62);
        return valid ? codePoint(pointer) : Indexes.NONE;
    }

    private int codePoint(int pointer) {
        return switch (pointer) {
            case 1133 -> MARKED | 0xCA;
            case 1135 -> MARKED | WITH_CARON | 0xCA;
            case 1164 -> MARKED | 0xEA;
            case 1166 -> MARKED | WITH_CARON | 0xEA;
            default -> index[pointer];
        };
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint;
        }
        int pointer =
                switch (codePoint) {
                    case 0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345 -> pointers.last(codePoint);
                    default -> pointers.first(codePoint);
                };
        return pointer == Indexes.NONE ? UNMAPPABLE : bytes(pointer);
    }
}

package browsy.fetch.encoding;

/**
 * The encoding EUC-KR.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#euc-kr-decoder">Encoding: 13.1</a>
 */
final class EucKr implements PairCodec {
    private static final int SIZE = 126 * 190;

    private final int[] index = Indexes.corrected("EUC-KR", SIZE, EucKr::pair);
    private final Pointers pointers = new Pointers(index, pointer -> true);

    private static byte[] pair(int pointer) {
        return new byte[] {(byte) (0x81 + pointer / 190), (byte) (0x41 + pointer % 190)};
    }

    @Override
    public int codePoint(int lead, int trail) {
        return Codec.in(trail, 0x41, 0xFE)
                ? index[(lead - 0x81) * 190 + trail - 0x41]
                : Indexes.NONE;
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint;
        }
        int pointer = pointers.first(codePoint);
        return pointer == Indexes.NONE
                ? UNMAPPABLE
                : Codec.bytes(0x81 + pointer / 190, 0x41 + pointer % 190);
    }
}

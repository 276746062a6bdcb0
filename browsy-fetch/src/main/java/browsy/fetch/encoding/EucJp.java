package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;

/**
 * The encoding EUC-JP.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#euc-jp-decoder">Encoding: 12.1</a>
 */
final class EucJp implements Codec {
    private static final int SIZE = Jis0208.ROW * Jis0208.ROW;
    private static final int HALFWIDTH = 0x8E;
    private static final int JIS0212 = 0x8F;

    private final int[] jis0208 = Jis0208.index();
    private final int[] jis0212 = Indexes.derived(Charset.forName("EUC-JP"), SIZE, EucJp::triple);
    private final Pointers pointers = new Pointers(jis0208, pointer -> true);

    private static byte[] triple(int pointer) {
        return new byte[] {
            (byte) JIS0212,
            (byte) (0xA1 + pointer / Jis0208.ROW),
            (byte) (0xA1 + pointer % Jis0208.ROW)
        };
    }

    @Override
    public int decode(ByteBuffer in, int at) {
        int lead = Codec.unsigned(in, at);
        if (lead < 0x80) {
            return Codec.decoded(lead, 1);
        }
        if (lead != HALFWIDTH && lead != JIS0212 && !isCell(lead)) {
            return Codec.error(1);
        }
        if (at + 1 >= in.limit()) {
            return INCOMPLETE;
        }
        int second = Codec.unsigned(in, at + 1);
        if (lead == HALFWIDTH) {
            boolean valid = Codec.in(second, 0xA1, 0xDF);
            return Codec.pair(valid ? Jis0208.HALFWIDTH + second - 0xA1 : Indexes.NONE, second);
        }
        if (lead == JIS0212 && isCell(second)) {
            return third(in, at, second);
        }
        boolean valid = isCell(lead) && isCell(second);
        return Codec.pair(valid ? jis0208[pointer(lead, second)] : Indexes.NONE, second);
    }

    private int third(ByteBuffer in, int at, int second) {
        if (at + 2 >= in.limit()) {
            return INCOMPLETE;
        }
        int third = Codec.unsigned(in, at + 2);
        int codePoint = isCell(third) ? jis0212[pointer(second, third)] : Indexes.NONE;
        return codePoint == Indexes.NONE
                ? Codec.error(third < 0x80 ? 2 : 3)
                : Codec.decoded(codePoint, 3);
    }

    private static boolean isCell(int b) {
        return Codec.in(b, 0xA1, 0xFE);
    }

    private static int pointer(int row, int cell) {
        return (row - 0xA1) * Jis0208.ROW + cell - 0xA1;
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint;
        }
        if (codePoint == Jis0208.YEN || codePoint == Jis0208.OVERLINE) {
            return codePoint == Jis0208.YEN ? 0x5C : 0x7E;
        }
        if (Codec.in(codePoint, Jis0208.HALFWIDTH, Jis0208.LAST_HALFWIDTH)) {
            return Codec.bytes(HALFWIDTH, codePoint - Jis0208.HALFWIDTH + 0xA1);
        }
        int pointer =
                pointers.first(codePoint == Jis0208.MINUS ? Jis0208.FULLWIDTH_HYPHEN : codePoint);
        return pointer == Indexes.NONE
                ? UNMAPPABLE
                : Codec.bytes(0xA1 + pointer / Jis0208.ROW, 0xA1 + pointer % Jis0208.ROW);
    }
}

package browsy.fetch.encoding;

import java.nio.ByteBuffer;

/**
 * The encoding Shift_JIS.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#shift_jis-decoder">Encoding: 12.3</a>
 */
final class ShiftJis implements Codec {
    /**
     * The first pointer of the NEC selection of IBM extensions. Its characters have other pointers,
     * which the encoder uses.
     */
    private static final int FIRST_SELECTED = 8272;

    private static final int LAST_SELECTED = 8835;

    private final int[] index = Jis0208.index();
    private final Pointers pointers =
            new Pointers(index, pointer -> !Codec.in(pointer, FIRST_SELECTED, LAST_SELECTED));

    @Override
    public int decode(ByteBuffer in, int at) {
        int lead = Codec.unsigned(in, at);
        if (lead <= 0x80) {
            return Codec.decoded(lead, 1);
        }
        if (Codec.in(lead, 0xA1, 0xDF)) {
            return Codec.decoded(Jis0208.HALFWIDTH + lead - 0xA1, 1);
        }
        if (lead == 0xA0 || lead > 0xFC) {
            return Codec.error(1);
        }
        if (at + 1 >= in.limit()) {
            return INCOMPLETE;
        }
        int trail = Codec.unsigned(in, at + 1);
        boolean valid = Codec.in(trail, 0x40, 0x7E) || Codec.in(trail, 0x80, 0xFC);
        int row = lead - (lead < 0xA0 ? 0x81 : 0xC1);
        int pointer = row * 188 + trail - (trail < 0x7F ? 0x40 : 0x41);
        return Codec.pair(valid ? codePoint(pointer) : Indexes.NONE, trail);
    }

    private int codePoint(int pointer) {
        int privateUse = Jis0208.privateUse(pointer);
        return privateUse == Indexes.NONE ? index[pointer] : privateUse;
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint <= 0x80) {
            return codePoint;
        }
        if (codePoint == Jis0208.YEN || codePoint == Jis0208.OVERLINE) {
            return codePoint == Jis0208.YEN ? 0x5C : 0x7E;
        }
        if (Codec.in(codePoint, Jis0208.HALFWIDTH, Jis0208.LAST_HALFWIDTH)) {
            return codePoint - Jis0208.HALFWIDTH + 0xA1;
        }
        int pointer =
                pointers.first(codePoint == Jis0208.MINUS ? Jis0208.FULLWIDTH_HYPHEN : codePoint);
        return pointer == Indexes.NONE ? UNMAPPABLE : Jis0208.shiftJis(pointer);
    }
}

package browsy.fetch.encoding;

import java.nio.ByteBuffer;

/** The codec of an encoding in which ASCII is single bytes, and each other byte leads a pair. */
interface PairCodec extends Codec {

    @Override
    default int decode(ByteBuffer in, int at) {
        int lead = Codec.unsigned(in, at);
        if (lead < 0x80) {
            return Codec.decoded(lead, 1);
        }
        if (lead == 0x80 || lead == 0xFF) {
            return Codec.error(1);
        }
        if (at + 1 >= in.limit()) {
            return INCOMPLETE;
        }
        int trail = Codec.unsigned(in, at + 1);
        return Codec.pair(codePoint(lead, trail), trail);
    }

    /**
     * Returns the code point of a pair; {@link Indexes#NONE} if it has none.
     *
     * @param lead from 0x81 to 0xFE
     * @param trail any byte
     */
    int codePoint(int lead, int trail);
}

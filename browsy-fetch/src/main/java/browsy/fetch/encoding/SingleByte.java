package browsy.fetch.encoding;

import java.nio.ByteBuffer;

/**
 * A single-byte encoding.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#single-byte-decoder">Encoding: 9.1, 9.2</a>
 */
final class SingleByte implements Codec {
    private final int[] index;
    private final Pointers pointers;

    SingleByte(String name) {
        index = Indexes.singleByte(name);
        pointers = new Pointers(index, pointer -> true);
    }

    @Override
    public int decode(ByteBuffer in, int at) {
        int b = in.get(at);
        if (b >= 0) {
            return Codec.decoded(b, 1);
        }
        int codePoint = index[b & 0x7F];
        return codePoint == Indexes.NONE ? Codec.error(1) : Codec.decoded(codePoint, 1);
    }

    @Override
    public long encode(int codePoint) {
        if (codePoint < 0x80) {
            return codePoint;
        }
        int pointer = pointers.first(codePoint);
        return pointer == Indexes.NONE ? UNMAPPABLE : 0x80 + pointer;
    }
}

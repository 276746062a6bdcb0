package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A legacy encoding of the Encoding standard without a state. Its indexes are read when they are
 * first used. Thread-safe.
 */
final class LegacyCharset extends Charset {
    /** The most bytes of a character. */
    private static final int MOST_BYTES = 4;

    private final Supplier<Codec> source;
    private volatile @Nullable Codec codec;

    /**
     * Creates an encoding.
     *
     * @param name its name in the standard
     * @param source creates its codec
     */
    LegacyCharset(String name, Supplier<Codec> source) {
        super(name, null);
        this.source = source;
    }

    private Codec codec() {
        Codec known = codec;
        if (known == null) {
            known = source.get();
            codec = known;
        }
        return known;
    }

    @Override
    public boolean contains(Charset other) {
        return equals(other) || other.name().equals("US-ASCII");
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this, codec());
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this, codec());
    }

    private static final class Decoder extends CharsetDecoder {
        private final Codec codec;

        Decoder(Charset charset, Codec codec) {
            super(charset, 1, 1);
            this.codec = codec;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            int at = in.position();
            int end = in.limit();
            CoderResult result = CoderResult.UNDERFLOW;
            while (at < end) {
                int decoded = codec.decode(in, at);
                if (decoded == Codec.INCOMPLETE) {
                    break;
                }
                int codePoint = decoded & Codec.ERROR;
                int length = decoded >>> Codec.LENGTH_SHIFT;
                if (codePoint == Codec.ERROR) {
                    result = CoderResult.malformedForLength(length);
                    break;
                }
                if (!put(codePoint, out)) {
                    result = CoderResult.OVERFLOW;
                    break;
                }
                at += length;
            }
            in.position(at);
            return result;
        }

        private static boolean put(int codePoint, CharBuffer out) {
            if (codePoint <= Character.MAX_VALUE) {
                if (!out.hasRemaining()) {
                    return false;
                }
                out.put((char) codePoint);
                return true;
            }
            if (out.remaining() < 2) {
                return false;
            }
            if (Big5.isMarked(codePoint)) {
                out.put(Big5.letter(codePoint)).put(Big5.mark(codePoint));
            } else {
                out.put(Character.highSurrogate(codePoint)).put(Character.lowSurrogate(codePoint));
            }
            return true;
        }
    }

    private static final class Encoder extends CharsetEncoder {
        private final Codec codec;

        Encoder(Charset charset, Codec codec) {
            super(charset, 2, MOST_BYTES);
            this.codec = codec;
        }

        @Override
        public boolean isLegalReplacement(byte[] replacement) {
            return true; // the only one is the question mark
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            while (in.hasRemaining()) {
                int codePoint = Surrogates.codePoint(in);
                if (codePoint < 0) {
                    return Surrogates.failure(in);
                }
                int chars = Character.charCount(codePoint);
                long bytes = codec.encode(codePoint);
                if (bytes == Codec.UNMAPPABLE) {
                    return CoderResult.unmappableForLength(chars);
                }
                int length = length(bytes);
                if (out.remaining() < length) {
                    return CoderResult.OVERFLOW;
                }
                for (int i = length - 1; i >= 0; i--) {
                    out.put((byte) (bytes >> 8 * i));
                }
                in.position(in.position() + chars);
            }
            return CoderResult.UNDERFLOW;
        }

        private static int length(long bytes) {
            return bytes < 1 << 8 ? 1 : bytes < 1 << 16 ? 2 : MOST_BYTES;
        }
    }
}

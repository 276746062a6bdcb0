package browsy.fetch.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import org.jspecify.annotations.Nullable;

/**
 * The encoding ISO-2022-JP, whose escape sequences change its character set. Thread-safe.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#iso-2022-jp-decoder">Encoding: 12.2</a>
 */
final class Iso2022Jp extends Charset {
    private static final int ESCAPE = 0x1B;

    /** The fullwidth forms of the halfwidth characters. */
    private static final String KATAKANA =
            "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜";

    private volatile @Nullable Jis known;

    Iso2022Jp() {
        super("ISO-2022-JP", null);
    }

    /** The character set of the following bytes. */
    private enum Set {
        ASCII('(', 'B'),
        ROMAN('(', 'J'),
        KATAKANA('(', 'I'),
        JIS0208('$', 'B');

        private final char intermediate;
        private final char last;

        Set(char intermediate, char last) {
            this.intermediate = intermediate;
            this.last = last;
        }

        /** The set of the two bytes after an escape; null if there is none. */
        static @Nullable Set of(int second, int third) {
            if (second == '$' && third == '@') {
                return JIS0208;
            }
            for (Set set : values()) {
                if (set.intermediate == second && set.last == third) {
                    return set;
                }
            }
            return null;
        }
    }

    /** The index and its inverse. */
    private record Jis(int[] index, Pointers pointers) {
        static Jis read() {
            int[] index = Jis0208.index();
            return new Jis(index, new Pointers(index, pointer -> true));
        }
    }

    private Jis jis() {
        Jis jis = known;
        if (jis == null) {
            jis = Jis.read();
            known = jis;
        }
        return jis;
    }

    @Override
    public boolean contains(Charset other) {
        return equals(other) || other.name().equals("US-ASCII");
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new Decoder(this, jis().index());
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new Encoder(this, jis().pointers());
    }

    private static final class Decoder extends CharsetDecoder {
        private final int[] index;
        private Set set = Set.ASCII;

        /** Whether nothing but an escape sequence was decoded since the last character or error. */
        private boolean escaped;

        Decoder(Charset charset, int[] index) {
            super(charset, 1, 1);
            this.index = index;
        }

        @Override
        protected void implReset() {
            set = Set.ASCII;
            escaped = false;
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
            while (in.hasRemaining()) {
                if (!out.hasRemaining()) {
                    return CoderResult.OVERFLOW;
                }
                int at = in.position();
                int first = Codec.unsigned(in, at);
                boolean pair = set == Set.JIS0208 && Codec.in(first, 0x21, 0x7E);
                int wanted = first == ESCAPE ? 3 : pair ? 2 : 1;
                if (in.remaining() < wanted) {
                    return CoderResult.UNDERFLOW;
                }
                if (first == ESCAPE) {
                    if (!escape(in, at)) {
                        return CoderResult.malformedForLength(1);
                    }
                    continue;
                }
                int second = pair ? Codec.unsigned(in, at + 1) : 0;
                escaped = false;
                int codePoint = pair ? pair(first, second) : single(first);
                if (codePoint == Indexes.NONE) {
                    return CoderResult.malformedForLength(second == ESCAPE ? 1 : wanted);
                }
                out.put((char) codePoint);
                in.position(at + wanted);
            }
            return CoderResult.UNDERFLOW;
        }

        /**
         * Consumes an escape sequence. One that follows another is in error, so that they cannot
         * hide in a text, but takes effect.
         *
         * @return false for an error of one byte
         */
        private boolean escape(ByteBuffer in, int at) {
            Set next = Set.of(Codec.unsigned(in, at + 1), Codec.unsigned(in, at + 2));
            if (next == null) {
                escaped = false;
                return false;
            }
            set = next;
            boolean follows = escaped;
            escaped = !follows;
            in.position(follows ? at + 2 : at + 3);
            return !follows;
        }

        private int single(int b) {
            boolean letter = b < 0x80 && b != 0x0E && b != 0x0F;
            return switch (set) {
                case ASCII -> letter ? b : Indexes.NONE;
                case ROMAN -> letter ? roman(b) : Indexes.NONE;
                case KATAKANA ->
                        Codec.in(b, 0x21, 0x5F) ? Jis0208.HALFWIDTH + b - 0x21 : Indexes.NONE;
                case JIS0208 -> Indexes.NONE;
            };
        }

        private static int roman(int b) {
            return b == 0x5C ? Jis0208.YEN : b == 0x7E ? Jis0208.OVERLINE : b;
        }

        private int pair(int lead, int trail) {
            return Codec.in(trail, 0x21, 0x7E)
                    ? index[(lead - 0x21) * Jis0208.ROW + trail - 0x21]
                    : Indexes.NONE;
        }
    }

    private static final class Encoder extends CharsetEncoder {
        /** The size of an escape sequence and a character. */
        private static final int MOST = 5;

        private final Pointers pointers;
        private Set set = Set.ASCII;

        Encoder(Charset charset, Pointers pointers) {
            super(charset, 2, MOST + 3);
            this.pointers = pointers;
        }

        @Override
        public boolean isLegalReplacement(byte[] replacement) {
            return true; // the only one is the question mark
        }

        @Override
        protected void implReset() {
            set = Set.ASCII;
        }

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
            while (in.hasRemaining()) {
                int codePoint = Surrogates.codePoint(in);
                if (codePoint < 0) {
                    return Surrogates.failure(in);
                }
                if (out.remaining() < MOST) {
                    return CoderResult.OVERFLOW;
                }
                int chars = Character.charCount(codePoint);
                if (!encode(codePoint, out)) {
                    return CoderResult.unmappableForLength(chars);
                }
                in.position(in.position() + chars);
            }
            return CoderResult.UNDERFLOW;
        }

        private boolean encode(int codePoint, ByteBuffer out) {
            boolean roman = codePoint == Jis0208.YEN || codePoint == Jis0208.OVERLINE;
            if (codePoint < 0x80 || roman) {
                return encodeSingle(codePoint, roman, out);
            }
            int wanted = codePoint;
            if (codePoint == Jis0208.MINUS) {
                wanted = Jis0208.FULLWIDTH_HYPHEN;
            } else if (Codec.in(codePoint, Jis0208.HALFWIDTH, Jis0208.LAST_HALFWIDTH)) {
                wanted = KATAKANA.charAt(codePoint - Jis0208.HALFWIDTH);
            }
            int pointer = pointers.first(wanted);
            if (pointer == Indexes.NONE) {
                return false;
            }
            use(Set.JIS0208, out);
            out.put((byte) (0x21 + pointer / Jis0208.ROW));
            out.put((byte) (0x21 + pointer % Jis0208.ROW));
            return true;
        }

        private boolean encodeSingle(int codePoint, boolean roman, ByteBuffer out) {
            if (codePoint == 0x0E || codePoint == 0x0F || codePoint == ESCAPE) {
                return false;
            }
            if (roman) {
                use(Set.ROMAN, out);
                out.put((byte) (codePoint == Jis0208.YEN ? 0x5C : 0x7E));
                return true;
            }
            if (set != Set.ROMAN || codePoint == 0x5C || codePoint == 0x7E) {
                use(Set.ASCII, out);
            }
            out.put((byte) codePoint);
            return true;
        }

        private void use(Set wanted, ByteBuffer out) {
            if (set != wanted) {
                set = wanted;
                out.put((byte) ESCAPE).put((byte) wanted.intermediate).put((byte) wanted.last);
            }
        }

        @Override
        protected CoderResult implFlush(ByteBuffer out) {
            if (set == Set.ASCII) {
                return CoderResult.UNDERFLOW;
            }
            if (out.remaining() < 3) {
                return CoderResult.OVERFLOW;
            }
            use(Set.ASCII, out);
            return CoderResult.UNDERFLOW;
        }
    }
}

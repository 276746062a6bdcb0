package browsy.fetch.encoding;

import browsy.infra.Resource;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.util.Arrays;

/**
 * Reads the indexes of the legacy encodings, which map pointers to code points. Those of multi-byte
 * encodings are derived from character sets of Java, and corrected.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#indexes">Encoding: indexes</a>
 */
final class Indexes {
    /** The value of a pointer without a code point. */
    static final int NONE = -1;

    private static final String FILE = "indexes.txt";
    private static final int SINGLE_BYTES = 128;

    /** The most characters that a pointer decodes to. */
    private static final int MOST_CHARS = 4;

    private Indexes() {}

    /** The bytes that a character set of Java has for a pointer. */
    @FunctionalInterface
    interface Bytes {
        byte[] of(int pointer);
    }

    /** Returns the code points of the bytes from 80 of a single-byte encoding. */
    static int[] singleByte(String name) {
        int[] index = new int[SINGLE_BYTES];
        Arrays.fill(index, NONE);
        apply(record(name), 1, index);
        return index;
    }

    /** Returns the index of a multi-byte encoding, with the corrections of its record. */
    static int[] corrected(String name, int size, Bytes bytes) {
        String[] tokens = record(name);
        int[] index = derived(Charset.forName(tokens[1]), size, bytes);
        apply(tokens, 2, index);
        return index;
    }

    /** Returns the code points that a character set of Java has for each pointer. */
    static int[] derived(Charset base, int size, Bytes bytes) {
        CharsetDecoder decoder = base.newDecoder();
        CharBuffer text = CharBuffer.allocate(MOST_CHARS);
        int[] index = new int[size];
        for (int pointer = 0; pointer < size; pointer++) {
            text.clear();
            CoderResult result =
                    decoder.reset().decode(ByteBuffer.wrap(bytes.of(pointer)), text, true);
            index[pointer] = result.isUnderflow() ? codePoint(text.flip()) : NONE;
        }
        return index;
    }

    private static int codePoint(CharBuffer text) {
        if (!text.hasRemaining()) {
            return NONE;
        }
        int codePoint = Character.codePointAt(text, 0);
        return text.length() == Character.charCount(codePoint) ? codePoint : NONE;
    }

    /** The tokens of a record; the first one is the name. */
    private static String[] record(String name) {
        StringBuilder record = new StringBuilder();
        for (String line : Resource.lines(Indexes.class, FILE)) {
            if (line.startsWith(" ") ? record.length() > 0 : line.startsWith(name + " ")) {
                record.append(line);
            } else if (record.length() > 0) {
                break;
            }
        }
        if (record.length() == 0) {
            throw new IllegalStateException("no index of " + name);
        }
        return record.toString().split(" ");
    }

    private static void apply(String[] tokens, int from, int[] index) {
        int pointer = 0;
        for (int i = from; i < tokens.length; i++) {
            String token = tokens[i];
            int dash = token.indexOf('-');
            if (token.startsWith("@")) {
                pointer = Integer.parseInt(token.substring(1));
            } else if (dash == 0) {
                int count = token.length() == 1 ? 1 : Integer.parseInt(token.substring(1));
                Arrays.fill(index, pointer, pointer + count, NONE);
                pointer += count;
            } else {
                int first = Integer.parseInt(dash < 0 ? token : token.substring(0, dash), 16);
                int last = dash < 0 ? first : Integer.parseInt(token.substring(dash + 1), 16);
                for (int codePoint = first; codePoint <= last; codePoint++) {
                    index[pointer++] = codePoint;
                }
            }
        }
    }
}

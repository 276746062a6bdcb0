package browsy.fetch.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.function.IntFunction;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the legacy encodings against the Encoding standard. */
class EncodingsTest {
    private static final HexFormat HEX = HexFormat.of();

    private static Charset named(String label) {
        Charset charset = Encodings.named(label);
        assertNotNull(charset, label);
        return charset;
    }

    private static String decoded(String label, byte[] bytes) {
        return Encodings.decoded(bytes, named(label));
    }

    private static String encoded(String label, String text) {
        return HEX.formatHex(text.getBytes(named(label)));
    }

    /** Errors take as many bytes as in the standard, and are one U+FFFD each. */
    @ParameterizedTest
    @CsvSource({
        "windows-1252, 80818d9d41, '€\u0081\u008d\u009dA'",
        "windows-1253, aab5, '\ufffd\u00b5'",
        "windows-1255, ca, '\u05ba'",
        "koi8-u, aebe, ўЎ",
        "iso-8859-16, a4a5, €„",
        "iso-8859-10, bd, ―",
        "iso-8859-14, a1, Ḃ",
        "x-mac-cyrillic, ffa2, €Ґ",
        "x-user-defined, 4180ff, 'A\uf780\uf7ff'",
        "euc-jp, ada1a1dda1c1ade2fcee, ①－～№黑",
        "euc-jp, 8eb1, ｱ",
        "euc-jp, 8fa2af8fa1a18fa141, '˘\ufffd\ufffdA'",
        "euc-jp, 8e41a141a1, '\ufffdA\ufffdA\ufffd'",
        "shift_jis, 8740817c8160fa68, ①－～丨",
        "shift_jis, 80a0fcfc8141f040, '\u0080\ufffd\ufffd、\ue000'",
        "shift_jis, 81, '\ufffd'",
        "gbk, 80a8bc, €ḿ",
        "gbk, a6d9fe59a3a0ff, ︐龴\u3000\ufffd",
        "gb18030, 8130813090308130, '\u0080\ud800\udc00'",
        "gb18030, 8135f437, '\ue7c7'",
        "gb18030, 81308141fe39, '\ufffd0丄\ufffd'",
        "gb18030, fe39fe39, '\ufffd'",
        "big5, a3e188628864a145, €Ê̄Ê̌‧",
        "big5, 81418141, '\ufffdA\ufffdA'",
        "euc-kr, a2e6c9a141ff, '€\ufffdA\ufffd'",
        "iso-2022-jp, 1b24422d21215d1b284a5c7e1b284961, '①－¥‾\ufffd'",
        "iso-2022-jp, 1b28493121, 'ｱ｡'",
        "iso-2022-jp, 1b24421b284241, '\ufffdA'",
        "iso-2022-jp, 411b2542, 'A\ufffd%B'",
        "iso-2022-jp, 1b2442211b284241, '\ufffdA'",
    })
    void bytesDecodeAsInTheStandard(String label, String bytes, String text) {
        assertEquals(text, decoded(label, HEX.parseHex(bytes)));
    }

    @ParameterizedTest
    @CsvSource({
        "windows-1252, '\u0081€', 8180",
        "euc-jp, －①～㈱, a1ddada1a1c1adea",
        "euc-jp, ¥‾ｱ−, 5c7e8eb1a1dd",
        "shift_jis, −¥ｱ, 817c5cb1",
        "shift_jis, ∵髙, 81e6fbfc",
        "gbk, €ḿ, 80a8bc",
        "gb18030, €\u0080\ue7c7, a2e3813081308135f437",
        "gb18030, '\ue78d︐', a6d9a6d9",
        "gb18030, 𐀀, 90308130",
        "big5, €═十, a3e1f9f9a451",
        "euc-kr, 가힣, b0a1c652",
        "iso-2022-jp, A①ｱ¥~, 411b24422d2125221b284a5c1b28427e",
        "iso-2022-jp, －, 1b2442215d1b2842",
    })
    void textEncodesAsInTheStandard(String label, String text, String bytes) {
        assertEquals(bytes, encoded(label, text));
    }

    /** Big5 does not encode the extensions of Hong Kong, and GBK nothing of four bytes. */
    @ParameterizedTest
    @CsvSource({
        "big5, Ê",
        "big5, 㐀",
        "gbk, 𐀀",
        "gb18030, '\ue5e5'",
        "shift_jis, '\ue000'",
        "euc-jp, ˘",
        "iso-2022-jp, '\u001b'",
        "windows-1252, Ā",
        "iso-8859-6, '\ufffd'"
    })
    void charactersThatAreOnlyDecodedAreUnmappable(String label, String text) {
        assertEquals(false, named(label).newEncoder().canEncode(text));
    }

    /** The sums are those of the index of the standard, with U+FFFD for no code point. */
    @ParameterizedTest
    @CsvSource({
        "Big5, 3c9e5f88",
        "EUC-KR, 9d9bfac3",
        "gb18030, 347d1c21",
        "Shift_JIS, 16a4b42d",
        "EUC-JP, df06ce44",
        "GBK, 347d1c21",
    })
    void indexesOfMultiByteEncodingsAreThoseOfTheStandard(String label, String sum) {
        assertEquals(sum, sum(label));
    }

    private static String sum(String label) {
        return switch (label) {
            case "Big5" -> sum(label, 19782, p -> pair(p, 157, 0x3F, 0x40, 0x62));
            case "EUC-KR" -> sum(label, 23940, p -> pair(p, 190, 190, 0x41, 0x41));
            case "gb18030", "GBK" -> sum(label, 23940, p -> pair(p, 190, 0x3F, 0x40, 0x41));
            case "Shift_JIS" ->
                    sum(
                            label,
                            11280,
                            p -> {
                                byte[] pair = pair(p, 188, 0x3F, 0x40, 0x41);
                                pair[0] += p / 188 < 0x1F ? 0 : 0x40;
                                return pair;
                            });
            default ->
                    sum(
                            label,
                            8836,
                            p ->
                                    new byte[] {
                                        (byte) 0x8F, (byte) (0xA1 + p / 94), (byte) (0xA1 + p % 94)
                                    });
        };
    }

    private static byte[] pair(int pointer, int row, int gap, int low, int high) {
        int trail = pointer % row;
        return new byte[] {
            (byte) (0x81 + pointer / row), (byte) (trail + (trail < gap ? low : high))
        };
    }

    @ParameterizedTest
    @CsvSource({
        "ibm866, 30441b36",
        "iso-8859-2, 866fab4",
        "iso-8859-3, ed8ad1be",
        "iso-8859-4, 5301d690",
        "iso-8859-5, c830e751",
        "iso-8859-6, d028457a",
        "iso-8859-7, a9a00df9",
        "iso-8859-8, 6aa77630",
        "iso-8859-10, 11ab43bc",
        "iso-8859-13, cfcb815e",
        "iso-8859-14, 3e7b3c6b",
        "iso-8859-15, fba84f74",
        "iso-8859-16, e9fc2ca9",
        "koi8-r, ef01e4cd",
        "koi8-u, 6ab0ae99",
        "macintosh, 1fbd02b4",
        "windows-874, 902c69f6",
        "windows-1250, f6123a48",
        "windows-1251, bdc93764",
        "windows-1252, dbc14ea8",
        "windows-1253, 5acb9184",
        "windows-1254, 5141411d",
        "windows-1255, 3682d01a",
        "windows-1256, 19a5298e",
        "windows-1257, 6961de30",
        "windows-1258, 8e1c808",
        "x-mac-cyrillic, 4fea82f7",
    })
    void indexesOfSingleByteEncodingsAreThoseOfTheStandard(String label, String sum) {
        assertEquals(sum, sum(label, 128, p -> new byte[] {(byte) (0x80 + p)}));
    }

    private static String sum(String label, int size, IntFunction<byte[]> bytes) {
        CRC32 sum = new CRC32();
        for (int pointer = 0; pointer < size; pointer++) {
            String text;
            try {
                ByteBuffer in = ByteBuffer.wrap(bytes.apply(pointer));
                text = named(label).newDecoder().decode(in).toString();
            } catch (CharacterCodingException e) {
                text = "\ufffd";
            }
            sum.update(text.getBytes(StandardCharsets.UTF_16BE));
        }
        return Long.toHexString(sum.getValue());
    }

    /** All that an encoding encodes, it decodes to the same text. */
    @ParameterizedTest
    @CsvSource({
        "windows-1252",
        "koi8-u",
        "big5",
        "euc-kr",
        "gbk",
        "gb18030",
        "euc-jp",
        "shift_jis",
        "iso-2022-jp"
    })
    void encodedTextDecodesToItself(String label) {
        CharsetEncoder encoder = named(label).newEncoder();
        StringBuilder text = new StringBuilder();
        for (int c = 0; c < 0x10000; c++) {
            String character = Character.toString(c);
            boolean other = "\u2212\u00a5\u203e".contains(character) || (c >= 0xE000 && c < 0xFB00);
            boolean halfwidth = c >= 0xFF61 && c <= 0xFF9F && label.startsWith("iso-2022");
            if (!other && !halfwidth && encoder.canEncode(character)) {
                text.append(character);
            }
        }
        assertEquals(text.toString(), decoded(label, text.toString().getBytes(named(label))));
    }

    /** A buffer of any size gives the same bytes and text. */
    @Test
    void smallBuffersAreEnough() throws CharacterCodingException {
        for (String label : new String[] {"iso-2022-jp", "gb18030", "euc-jp", "big5"}) {
            String text = "a①十b".replace(label.equals("big5") ? "①" : "?", "一");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            CharsetEncoder encoder = named(label).newEncoder();
            CharBuffer in = CharBuffer.wrap(text);
            ByteBuffer out = ByteBuffer.allocate(5);
            while (encoder.encode(in, out, true).isOverflow()) {
                bytes.write(out.array(), 0, out.position());
                out.clear();
            }
            bytes.write(out.array(), 0, out.position());
            out.clear();
            encoder.flush(out);
            bytes.write(out.array(), 0, out.position());
            assertEquals(text, decoded(label, bytes.toByteArray()), label);
        }
    }
}

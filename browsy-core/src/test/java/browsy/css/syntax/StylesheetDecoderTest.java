package browsy.css.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the decoding of stylesheets.
 *
 * @see <a href="https://drafts.csswg.org/css-syntax-3/#input-byte-stream">css-syntax-3, 3.2</a>
 */
class StylesheetDecoderTest {
    private static final Charset CYRILLIC = Charset.forName("windows-1251");

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE"})
    void byteOrderMarkOverridesTheProtocolAndIsNoPartOfTheText(String charset) {
        byte[] bytes = "\uFEFFa{content:'é'}".getBytes(Charset.forName(charset));
        assertEquals("a{content:'é'}", StylesheetDecoder.decode(bytes, CYRILLIC));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void partOfAByteOrderMarkIsNone(int length) {
        byte[] mark = {(byte) 0xEF, (byte) 0xBB};
        byte[] bytes = Arrays.copyOf(mark, length);
        assertEquals(new String(bytes, CYRILLIC), StylesheetDecoder.decode(bytes, CYRILLIC));
    }

    @Test
    void protocolOverridesTheCharsetRule() {
        String css = "@charset \"utf-8\"; a{content:'ж'}";
        assertEquals(css, StylesheetDecoder.decode(css.getBytes(CYRILLIC), CYRILLIC));
    }

    @Test
    void charsetRuleOverridesUtf8() {
        String css = "@charset \"windows-1251\"; a{content:'ж'}";
        assertEquals(css, decode(css, CYRILLIC));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @charset "windows-1251" ; a
                    @charset 'windows-1251'; a
                    @charset  "windows-1251"; a
                    @CHARSET "windows-1251"; a
                    @charset "windows-1251
                    @charset "windows-1251"
                    @charset "unknown-charset"; a
                    @charset "not a name"; a
                    @charset "utf-16le"; a
                    @charset "UTF-16"; a
                    @charset
                    a{} @charset "windows-1251"; a
                    """)
    void otherwiseItIsUtf8(String css) {
        String text = css + "é";
        assertEquals(text, decode(text, StandardCharsets.UTF_8));
    }

    @Test
    void charsetRuleIsWithinTheFirstKilobyte() {
        String css = "@charset \"" + " ".repeat(1024) + "windows-1251\"; é";
        assertEquals(css, decode(css, StandardCharsets.UTF_8));
    }

    /** Decodes a text for which the protocol declares no charset. */
    private static String decode(String css, Charset charset) {
        return StylesheetDecoder.decode(css.getBytes(charset), null);
    }
}

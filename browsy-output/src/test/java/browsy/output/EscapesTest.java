package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the escapes of page texts and URLs. */
class EscapesTest {

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder();
        Escapes.quoted(out, text);
        return out.toString();
    }

    private static String address(String text) {
        StringBuilder out = new StringBuilder();
        Escapes.address(out, text);
        return out.toString();
    }

    @Test
    void plainTextIsUnchanged() {
        String text = "[5] it's 'fine' – ünïcödé 日本語 \u0601 <b>&amp; {x} ❤️";
        assertEquals('"' + text + '"', quoted(text));
    }

    @ParameterizedTest
    @CsvSource({
        "0x00, \\u{0}",
        "0x09, \\u{9}",
        "0x0a, \\n",
        "0x0d, \\u{d}",
        "0x1b, \\u{1b}",
        "0x22, \\\"",
        "0x5c, \\\\",
        "0x7f, \\u{7f}",
        "0x85, \\u{85}",
        "0xad, ''",
        "0x61c, \\u{61c}",
        "0x200b, \\u{200b}",
        "0x200f, \\u{200f}",
        "0x2028, \\u{2028}",
        "0x2029, \\u{2029}",
        "0x202e, \\u{202e}",
        "0x2060, \\u{2060}",
        "0x2066, \\u{2066}",
        "0xd800, \\u{d800}",
        "0xfeff, \\u{feff}",
        "0xe0041, \\u{e0041}",
        "0xe0100, \\u{e0100}"
    })
    void invisibleCharactersAreEscaped(String codePoint, String spelled) {
        String text = "a" + Character.toString(Integer.decode(codePoint)) + "b";
        assertEquals("\"a" + spelled + "b\"", quoted(text));
    }

    @Test
    void addressesEndAtTheFirstSpace() {
        assertEquals("/q?a[]=1&b=%C3%A9", address("/q?a[]=1&b=%C3%A9"));
        assertEquals("/a%20%22b%22%0Ac%E2%80%AE%C2%A0", address("/a \"b\"\nc\u202e\u00a0"));
        assertEquals("/%EF%BF%BD", address("/\ud800"));
    }
}

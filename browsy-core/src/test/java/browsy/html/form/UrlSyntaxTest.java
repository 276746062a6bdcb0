package browsy.html.form;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UrlSyntaxTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://a",
                "http:a",
                "https:///a",
                " http:\\\\a\\b ",
                "http://u:p@a@b:80/?q#f",
                "http://a:/",
                "http://a:0000080/",
                "http://[::1]:8080/",
                "http://[1:2:3:4:5:6:7:8]",
                "http://[::ffff:127.0.0.1]/",
                "http://\u00e4.example/ x",
                "mailto:",
                "x:",
                "x://a/ y",
                "x://",
                "x:///y",
                "file:",
                "data:,x",
            })
    void absoluteUrls(String url) {
        assertTrue(UrlSyntax.isAbsolute(url));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "/a",
                "1:a",
                ":a",
                "http:",
                "http://",
                "http://?a",
                "http://:80",
                "http://u@/",
                "http://a:99999",
                "http://a:b",
                "http://a b/",
                "http://a<b",
                "http://[x",
                "http://[x]",
                "http://[1:2:3]",
                "http://[::1]x",
                "http://[1::2::3]",
                "http://[1:2:3:4:5:6:7:8:9]",
                "http://[::300.0.0.1]",
                "x://a b",
                "x://:80",
            })
    void otherValues(String value) {
        assertFalse(UrlSyntax.isAbsolute(value));
    }
}

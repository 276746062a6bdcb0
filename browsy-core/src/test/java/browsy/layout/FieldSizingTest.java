package browsy.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.Bounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that {@code field-sizing: content} sizes fields by their contents. */
class FieldSizingTest {

    private static Bounds field(String html) {
        String page =
                "<!doctype html><style>textarea,input{field-sizing:content;font:10px/20px monospace;"
                        + "padding:0;border:0}</style>"
                        + html;
        return Browsy.parse(page, 800, 600).elements().stream()
                .filter(e -> e.tag().equals("textarea") || e.tag().equals("input"))
                .findFirst()
                .orElseThrow()
                .bounds();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<textarea>12345</textarea> | 30 | 20",
                "<textarea></textarea> | 1 | 20",
                "<textarea placeholder=123></textarea> | 18 | 20",
                "<textarea style='width:40px'>12345 123456 1</textarea> | 40 | 60",
                "<textarea style='max-width:40px'>12345 123456 1</textarea> | 40 | 60",
                "<div style='width:40px'><textarea>12345 123456 1</textarea></div> | 40 | 60",
                "<textarea style='width:40px;max-height:30px'>12345 123456 1</textarea> | 40 | 30",
                "<textarea style='width:40px' wrap=off>12345 123456 1</textarea> | 40 | 20",
                "<textarea rows=9 cols=9>1</textarea> | 6 | 20",
                "<textarea>1&#10;2&#10;</textarea> | 6 | 60",
                "<textarea style='display:block'>12</textarea> | 12 | 20",
                "<input type=password value=12345678> | 48 | 20",
                "<input type=password value=&#x1F511;&#x1F511;> | 12 | 20",
                "<input type=password placeholder=123> | 18 | 20",
            })
    void fieldsAreAsLargeAsTheirContents(String html, double width, double height) {
        Bounds box = field(html);
        assertEquals(width, box.width(), 0.3);
        assertEquals(height, box.height(), 0.3);
    }
}

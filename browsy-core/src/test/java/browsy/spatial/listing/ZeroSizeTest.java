package browsy.spatial.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Controls whose box has no size. */
class ZeroSizeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a{color:red} ~ true",
                "a::after{content:'';position:absolute;inset:0} ~ false",
                "a::before{content:'';position:absolute;width:9px;height:9px} ~ false",
                "a::after{content:'';position:absolute;inset:0;display:none} ~ true",
                "a::after{content:none} ~ true",
            })
    void generatedContentOutsideOfTheBoxIsSeen(String style, boolean hidden) {
        String html =
                "<style>p{position:relative;height:40px}a{display:block;width:0;height:0}%s</style>"
                        + "<p><a href=/x aria-label=Go></a></p>";
        assertEquals(
                hidden, Browsy.parse(html.formatted(style), 800, 600).find("a").get(0).hidden());
    }
}

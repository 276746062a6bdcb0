package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The title of an overlay without a heading or name. */
class OverlayTitleTest {

    @ParameterizedTest
    @CsvSource({
        "<p>k</p>tail, k tail",
        "head<p>k</p>, head k",
        "<div><p>a</p></div><div>b</div>c, a b c",
        "<p>a <b>b</b>c</p>, a bc",
    })
    void textOfBlocksIsSeparatedBySpaces(String content, String title) {
        Page page = Browsy.open("<dialog open>" + content + "</dialog>", ParseOptions.DEFAULT);
        assertEquals(title, page.dom().overlays().get(0).title());
    }
}

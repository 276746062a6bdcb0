package browsy.spatial.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialElement;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Elements with {@code tabindex} that are parts of the page and not single targets. */
class FocusTargetsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "<main tabindex=-1><h1>404</h1><p>Not here</main> ~ main h1:404 p:Not here",
                "<div tabindex=-1><h2>Title</h2><p>Text</div> ~ h2:Title p:Text",
                "<nav tabindex=0><b>Where</b><p>am I</nav> ~ nav:Where p:am I",
                "<ul tabindex=0><li>a<li>b</ul> ~ li:a li:b",
                "<article tabindex=0><h3>News</h3>today</article> ~ h3:News text:today",
                "<div tabindex=-1><i>a</i> b</div> ~ div:a b",
                "<div tabindex=0><h2>Title</h2><p>Text</div> ~ div:Title Text",
                "<div tabindex=-1 onclick=go()><h2>Title</h2><p>Text</div> ~ div:Title Text",
                "<p tabindex=-1>Text <b>bold</b></p> ~ p:Text bold",
            })
    void partsOfThePageKeepTheirHeadingsAndParagraphs(String html, String listed) {
        assertEquals(
                listed.strip(),
                Browsy.parse("<!DOCTYPE html>" + html.strip(), 800, 600).elements().stream()
                        .map(FocusTargetsTest::line)
                        .collect(Collectors.joining(" ")));
    }

    private static String line(SpatialElement element) {
        return element.text() == null ? element.tag() : element.tag() + ":" + element.text();
    }
}

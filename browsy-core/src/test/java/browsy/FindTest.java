package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Searches in the Spatial DOM, and the source elements of the results. */
class FindTest {
    private static final String HTML =
            "<base href=https://a.example/><nav><a href=/x>X</a> <a>no link</a>"
                    + "<a href=/h hidden>H</a></nav><div class=row>tail<p class=row>P</p>end</div>"
                    + "<iframe srcdoc='<button id=go>Go</button>'></iframe>";

    private static List<String> captions(List<SpatialElement> elements) {
        return elements.stream().map(SpatialElement::caption).toList();
    }

    @Test
    void selectorsFindListedElements() {
        Page page = Browsy.open(HTML, ParseOptions.DEFAULT);
        SpatialDom dom = page.dom();
        SpatialElement link = dom.find("nav > a[href]").get(0);
        assertEquals("X", link.caption());
        assertSame(page.find("nav > a[href]").get(0), page.source(link));
        assertEquals(List.of("Go"), captions(dom.find("iframe >>> #go")));
        assertEquals(List.of(), dom.find("table"));
        assertThrows(IllegalArgumentException.class, () -> dom.find("["));
        assertThrows(NullPointerException.class, () -> dom.find(null));
    }

    @Test
    void partOfAPageFindsOnlyItsElements() {
        SpatialDom dom = Browsy.parse(HTML, 1280, 800);
        assertEquals(List.of("tail", "P"), captions(dom.find(".row")));
        SpatialDom links = dom.keeping(element -> element.tag().equals("a"));
        assertEquals(List.of(), links.find(".row"));
        assertEquals(List.of("X"), captions(links.find("a:not([hidden])")));
    }

    @Test
    void linksAreVisible() {
        SpatialDom dom = Browsy.parse(HTML, 1280, 800);
        assertEquals(
                List.of("https://a.example/x"),
                dom.links().stream().map(SpatialElement::href).toList());
    }
}

package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** See <a href="https://www.w3.org/TR/selectors-4/#attribute-representation">Selectors</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[rel~=next] | A C",
                "[rel~='next'] | A C",
                "[rel~=\"next\" i] | A B C",
                "[ rel ~= next s ] | A C",
                "a:not([rel~=next]) | B D",
                "[rel~=nex] | ``",
                "[rel~=''] | ``",
                "[rel~='x next'] | ``",
                "[rel~='n.xt'] | ``",
                "[rel~='a]b'] | D",
                "[rel='x~=y'] | ``",
                "[rel$=next], [rel~=NEXT] | A B",
            })
    void attributesContainWords(String selector, String captions) {
        SpatialDom dom =
                Browsy.parse(
                        "<a href=/ rel='x next'>A</a> <a href=/ rel=NEXT>B</a>"
                                + " <a href=/ rel='next last'>C</a> <a href=/ rel='nextpage a]b'>D</a>",
                        1280,
                        800);
        assertEquals(captions, String.join(" ", captions(dom.find(selector))));
    }

    /** A regular expression of a stranger could take unlimited time. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "p:matches((a+)+$)",
                "p:not(:matchesOwn(a))",
                "p:MATCHESWHOLETEXT(a)",
                "[title~=]",
                "[title~=a b]",
            })
    void selectorsHaveNoRegularExpressions(String selector) {
        SpatialDom dom = Browsy.parse("<p title=a>" + "a".repeat(40) + "!", 1280, 800);
        assertThrows(IllegalArgumentException.class, () -> dom.find(selector));
    }

    @Test
    void expressionsInAttributesAreTakenLiterally() {
        String text = "a".repeat(40) + "!";
        SpatialDom dom = Browsy.parse("<p title=" + text + ">P", 1280, 800);
        assertEquals(List.of(), dom.find("[title~=(a+)+$]"));
        assertEquals(List.of("P"), captions(dom.find("[title~=" + text + "]")));
    }

    @Test
    void linksAreVisible() {
        SpatialDom dom = Browsy.parse(HTML, 1280, 800);
        assertEquals(
                List.of("https://a.example/x"),
                dom.links().stream().map(SpatialElement::href).toList());
    }
}

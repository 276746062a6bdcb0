package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import java.util.List;
import java.util.Objects;
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\"b",
                "a'b",
                "back\\slash",
                "\\",
                "\"",
                "a]b",
                "[a",
                "(a",
                "a)b",
                "a >>> b",
                "1a",
                "-1",
                "-",
                "a,b",
                "a\nb",
                "a\tb",
                "\u0001",
                "a.b:c",
                "#",
                "\u00e9\ud83d\ude00",
                " a ",
                "\\41 ",
                "a\\]b"
            })
    void selectorsWithEscapesFindTheirElements(String value) {
        String quoted = '"' + value.replace("&", "&amp;").replace("\"", "&quot;") + '"';
        Page page =
                Browsy.open(
                        "<input name=%1$s><p id=%1$s>a</p><p>b</p><input data-testid=%1$s>"
                                .formatted(quoted),
                        ParseOptions.DEFAULT);
        for (SpatialElement element : page.dom().elements()) {
            String selector = Objects.requireNonNull(element.selector());
            assertEquals(List.of(page.source(element.id())), page.find(selector), selector);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "[title=\"a\\\"b c\"] ~ 1",
                "[title=\"A\\\"b c\"] ~ 0",
                "[title=\"A\\\"b c\" i] ~ 1",
                "[title^='a\\22'] ~ 1",
                "[title$='\\63'] ~ 1",
                "[title*='\\\"b'] ~ 1",
                "[title*='\\\"c'] ~ 0",
                "[title|='\\61'] ~ 0",
                "`[title~='a\\\"b']` ~ 1",
            })
    void escapesInAttributeSelectorsAreDecoded(String selector, int matches) {
        SpatialDom dom = Browsy.parse("<p title='a\"b c'>P", 1280, 800);
        assertEquals(matches, dom.find(selector).size());
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

package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import browsy.config.StylesheetLoader;
import browsy.config.StylesheetLoader.Sheet;
import browsy.style.computed.ComputedStyle;
import browsy.style.computed.ComputedValueText;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The winning declaration by the rules of the cascade, one rule per line; {@code u} is the element
 * under test.
 */
class CascadeRulesTest {

    private static String computed(String css, String body, String property) {
        StyledDocument styled =
                Styling.of("<!doctype html><style>" + css + "</style><body>" + body);
        ComputedStyle style = styled.style(styled.document().expectFirst("u"));
        assertNotNull(style);
        return ComputedValueText.of(style, property);
    }

    private static String order(String css, String body) {
        return computed(css, body, "order");
    }

    /**
     * See <a href="https://drafts.csswg.org/css-cascade-6/#cascade-sort">CSS Cascading, 2.1</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "u { order: 1 } u { order: 2 } ~ 2",
                "#a { order: 1 } .a.a { order: 2 } ~ 1",
                "#a { order: 1 } u { order: 2 !important } ~ 2",
                "@layer l { #a { order: 1 } } u { order: 2 } ~ 2",
                "@layer l { u { order: 1 !important } } #a { order: 2 !important } ~ 1",
                "@layer l { u { order: 1 } } @layer m { u { order: 2 } } ~ 2",
                "@layer m, l; @layer l { u { order: 1 } } @layer m { u { order: 2 } } ~ 1",
                "u { order: 1 } u { order: initial } ~ 0",
                "u { order: 1 } #a { order: unset } ~ 0",
                "u { order: 1 } #a { order: revert } ~ 0",
                "u { order: 1; all: unset } ~ 0",
                "u { all: unset; order: 1 } ~ 1",
            })
    void theStrongestDeclarationWins(String css, String expected) {
        assertEquals(expected.strip(), order(css, "<u id=a class=a>x</u>"));
    }

    /**
     * See <a href="https://drafts.csswg.org/css-cascade-6/#scope-atrule">CSS Cascading, 2.5</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "@scope (.in) { u { order: 1 } } @scope (.out) { u { order: 2 } } ~ 1",
                "@scope (.out) { u { order: 1 } } @scope (.in) { u { order: 2 } } ~ 2",
                "@scope (.out) { .a { order: 1 } } @scope (.in) { u { order: 2 } } ~ 1",
                "@scope (.out) to (.in) { u { order: 1 } } ~ 0",
                "@scope (.out) to (.other) { u { order: 1 } } ~ 1",
                "@scope (.in) to (:scope > u) { u { order: 1 } } ~ 0",
                "@scope (.in) to (:scope > b) { u { order: 1 } } ~ 1",
                "@scope (.in) { :scope > u { order: 1 } } ~ 1",
                "@scope (.out) { :scope > u { order: 1 } } ~ 0",
                "@scope (.in) { .out u { order: 1 } } ~ 0",
                "@scope (.out) { @scope (.in) { u { order: 1 } } } ~ 1",
                "@scope (.in) { @scope (.out) { u { order: 1 } } } ~ 0",
                "@scope (u) { :scope { order: 1 } } ~ 1",
                "u { order: 1 } @scope (.in) { u { order: 2 } } u { order: 3 } ~ 2",
            })
    void scopeExtendsFromItsRootToItsLimit(String css, String expected) {
        assertEquals(
                expected.strip(),
                order(css, "<div class=out><div class=in><u class=a>x</u></div></div>"));
    }

    /**
     * See <a href="https://drafts.csswg.org/css-cascade-6/#scope-limits">CSS Cascading, 2.5</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "<div><style>%s</style><u>x</u></div>, 1",
        "<div><style>%s</style></div><u>x</u>, 0"
    })
    void scopeWithoutRootIsTheParentOfTheStyleElement(String body, String expected) {
        assertEquals(expected, order("", String.format(body, "@scope { u { order: 1 } }")));
    }

    /**
     * See <a
     * href="https://html.spec.whatwg.org/multipage/rendering.html#presentational-hints">HTML:
     * presentational hints</a>.
     */
    @ParameterizedTest
    @CsvSource({"'', 30px", "* { text-indent: 0 }, 30px", "* { width: 20px }, 20px"})
    void presentationalHintsAreWeakerThanAuthorRules(String css, String expected) {
        StyledDocument styled =
                Styling.of("<!doctype html><style>" + css + "</style><img width=30>");
        ComputedStyle style = styled.style(styled.document().expectFirst("img"));
        assertNotNull(style);
        assertEquals(expected, ComputedValueText.of(style, "width"));
    }

    /**
     * See <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-page">HTML: the
     * page</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "'', 'rgb(255, 0, 0)'",
        "a { color: lime }, 'rgb(0, 255, 0)'",
        "body { color: lime }, 'rgb(255, 0, 0)'"
    })
    void bodyLinkColorsLinksThatNoRuleColors(String css, String expected) {
        StyledDocument styled =
                Styling.of(
                        "<style>" + css + "</style><body link=red text=blue><a href=x>a</a><a>b");
        List<Element> anchors = styled.document().select("a");
        assertEquals(expected, ComputedValueText.of(styled.style(anchors.get(0)), "color"));
        String other = ComputedValueText.of(styled.style(anchors.get(1)), "color");
        assertEquals(css.isEmpty() ? "rgb(0, 0, 255)" : "rgb(0, 255, 0)", other);
    }

    /**
     * See <a href="https://html.spec.whatwg.org/multipage/rendering.html#tables-2">HTML:
     * tables</a>.
     */
    @ParameterizedTest
    @CsvSource({
        "border=0, none, 0px",
        "border=0 bordercolor=red, none, 0px",
        "border=0 rules=none, hidden, 0px",
        "rules=none, hidden, 0px",
        "border=0 rules=all bordercolor=red, hidden, 0px",
        "border=1, outset, 3px",
        "border=1 bordercolor=red, solid, 3px",
        "border=0 frame=box, solid, 3px",
    })
    void tablesHaveABorderStyleOnlyWithABorder(String attributes, String style, String width) {
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>table { border-width: 3px }</style><table "
                                + attributes
                                + ">");
        ComputedStyle table = styled.style(styled.document().expectFirst("table"));
        assertEquals(style, ComputedValueText.of(table, "border-top-style"));
        assertEquals(width, ComputedValueText.of(table, "border-top-width"));
    }

    /** See <a href="https://drafts.csswg.org/css-values-5/#attr-notation">CSS Values, 7.7</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "text-indent: attr(data-n px) ~ text-indent ~ 7px",
                "text-indent: attr(data-n type(<length>), 3px) ~ text-indent ~ 3px",
                "text-indent: attr(data-l type(<length>)) ~ text-indent ~ 9px",
                "text-indent: attr(data-none px, 4px) ~ text-indent ~ 4px",
                "text-indent: attr(data-l px, 4px) ~ text-indent ~ 4px",
                "text-indent: attr(data-n %) ~ text-indent ~ 7%",
                "order: attr(data-n number) ~ order ~ 7",
                "order: attr(DATA-N number) ~ order ~ 7",
                "order: attr(data-n bogus, 3) ~ order ~ 0",
                "order: attr(data-n type(<bogus>), 3) ~ order ~ 0",
                "order: attr(data-n) ~ order ~ 0",
            })
    void attributesAreParsedAsTheRequestedType(
            String declaration, String property, String expected) {
        assertEquals(
                expected.strip(),
                computed(
                        "u { " + declaration.strip() + " }",
                        "<u data-n=7 data-l=9px>x</u>",
                        property.strip()));
    }

    /** See <a href="https://drafts.csswg.org/css-variables-2/#cycles">CSS Variables, 2.3</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "--a: var(--b); --b: var(--a); order: var(--a, 3) ~ 3",
                "--a: var(--a, 2); order: var(--a, 3) ~ 3",
                "--a: 2; order: var(--a 5) ~ 0",
                "--a: 2; order: var(--a,) ~ 2",
                "--a:; order: var(--a) 4 ~ 4",
                "order: var(--none, var(--nor, 5)) ~ 5",
                "order: calc(var(--none, 1) + var(--nor, 2)) ~ 3",
                "--a: initial; order: var(--a, 6) ~ 6",
                "order: env(bogus, 2) ~ 2",
                "order: env(bogus 1 2, 3) ~ 3",
            })
    void referencesResolveToValueOrFallback(String declarations, String expected) {
        assertEquals(expected.strip(), order("u { " + declarations + " }", "<u>x</u>"));
    }

    /** See <a href="https://drafts.csswg.org/css-cascade-6/#at-import">CSS Cascading, 3</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '\0',
            value = {
                "@import 'a.css'; ~ 7",
                "@import url(a.css); ~ 7",
                "@import url('a.css'); ~ 7",
                "@import src(a.css); ~ 0",
                "@import a.css; ~ 0",
                "@import 'a.css' screen; ~ 7",
                "@import 'a.css' print; ~ 0",
                "@import 'a.css' supports(display: grid); ~ 7",
                "@import 'a.css' supports(display: bogus); ~ 0",
                "@import 'a.css' supports(not (display: bogus)) screen; ~ 7",
                "@import 'a.css' layer(a, b); ~ 0",
                "@import 'a.css' layer; u { order: 1 } ~ 1",
                "@import 'a.css' layer(l); u { order: 1 } ~ 1",
                "@import 'a.css' layer(l); @layer l { u { order: 1 } } ~ 1",
                "@import 'a.css' layer(l); @layer m { u { order: 1 } } ~ 1",
                "@layer l, m; @import 'a.css' layer(m); @layer l { u { order: 1 } } ~ 7",
                "@import 'a.css' layer; @layer m { u { order: 1 } } ~ 1",
                "@layer m; @import 'a.css' layer; @layer m { u { order: 1 } } ~ 7",
                "u { order: 1 } @import 'a.css'; ~ 1",
            })
    void importsApplyLayersAndConditions(String css, String expected) {
        StylesheetLoader loader =
                wanted ->
                        wanted.stream()
                                .map(uri -> Optional.of(new Sheet(uri, "u { order: 7 }")))
                                .toList();
        Document page =
                Jsoup.parse(
                        "<!doctype html><style>" + css + "</style><u>x</u>", "https://a.example/");
        ComputedStyle style = Styling.of(page, loader).style(page.expectFirst("u"));
        assertNotNull(style);
        assertEquals(expected.strip(), ComputedValueText.of(style, "order"));
    }

    /**
     * See <a href="https://drafts.csswg.org/css-cascade-6/#scope-limits">CSS Cascading, 2.5</a>.
     */
    @Test
    void scopeWithoutRootInALinkedSheetIsTheWholePage() {
        StylesheetLoader loader =
                wanted ->
                        wanted.stream()
                                .map(uri -> new Sheet(uri, "@scope { :scope { order: 1 } }"))
                                .map(Optional::of)
                                .toList();
        Document page =
                Jsoup.parse(
                        "<!doctype html><link rel=stylesheet href=a.css><u>x</u>",
                        "https://a.example/");
        StyledDocument styled = Styling.of(page, loader);
        ComputedStyle root = styled.style(page.expectFirst("html"));
        ComputedStyle body = styled.style(page.expectFirst("body"));
        assertNotNull(root);
        assertNotNull(body);
        assertEquals("1", ComputedValueText.of(root, "order"));
        assertEquals("0", ComputedValueText.of(body, "order"));
    }

    /** See <a href="https://drafts.csswg.org/css-shadow-1/#selectors">CSS Shadow: :host</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                ":host { order: 1 } ~ 1",
                ":is(:host) { order: 1 } ~ 1",
                ":host:has(b) { order: 1 } ~ 1",
                ":host:has(i) { order: 1 } ~ 0",
                ":host-context(.out) { order: 1 } ~ 1",
                ":host-context(.other) { order: 1 } ~ 0",
                "* { order: 1 } ~ 0",
                "x-host { order: 1 } ~ 0",
            })
    void shadowRulesMatchTheHostOnlyByHostPseudoClasses(String css, String expected) {
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><p class=out><x-host><template shadowrootmode=open><style>"
                                + css
                                + "</style><b></b></template></x-host>");
        ComputedStyle style = styled.style(styled.document().expectFirst("x-host"));
        assertNotNull(style);
        assertEquals(expected.strip(), ComputedValueText.of(style, "order"));
    }
}

package browsy.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import browsy.config.StylesheetLoader;
import browsy.style.computed.ComputedStyle;
import browsy.style.property.ContentProperties;
import browsy.style.property.FlexProperties;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Stylesheets that try to hang, overflow or exhaust an engine. The time limits only end a test that
 * would hang. The rest of each page must still be styled.
 */
@Timeout(60)
class HostileStylesTest {

    private static final String END = "\n#target { order: 7 }";

    @Test
    void variablesThatDoubleInLength() {
        StringBuilder css = new StringBuilder(":root { --v0: 1px 1px;");
        for (int i = 1; i < 60; i++) {
            css.append("--v" + i + ": var(--v" + (i - 1) + ") var(--v" + (i - 1) + ");");
        }
        survives(css + "} p { margin: var(--v59); padding: var(--v59, 2px) }");
    }

    @Test
    void longChainOfVariables() {
        StringBuilder css = new StringBuilder(":root { --v0: 1px;");
        for (int i = 1; i < 20_000; i++) {
            css.append("--v" + i + ": var(--v" + (i - 1) + ");");
        }
        survives(css + "} p { margin: var(--v19999) }");
    }

    @Test
    void cyclicVariables() {
        StringBuilder css = new StringBuilder(":root {");
        for (int i = 0; i < 5_000; i++) {
            css.append(
                    "--v" + i + ": var(--v" + (i + 1) % 5_000 + ") var(--v" + i * 7 % 5_000 + ");");
        }
        survives(css + "} p { margin: var(--v0) }");
    }

    @Test
    void fallbacksNestedDeeply() {
        String nested = "var(--a,".repeat(50_000) + "1px" + ")".repeat(50_000);
        survives("p { margin: " + nested + " } :root { --x: " + nested + " }");
    }

    @Test
    void aRuleWithManySelectors() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            css.append("* p:not(.x" + i + "),");
        }
        survives(css + "p { z-index: 3 }");
    }

    @Test
    void manyRulesThatAllMatch() {
        survives("p { z-index: 1 } body p { margin: 1px }".repeat(50_000));
    }

    @Test
    void manyPartsThatAreExportedUnderManyNames() {
        StringBuilder exports = new StringBuilder();
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            exports.append("p:n").append(i).append(',');
            css.append("x-host::part(n").append(i).append(" none) { order: 1 }");
        }
        Styling.of(
                "<!doctype html><x-outer><template shadowrootmode=open><style>"
                        + css
                        + "</style><x-host exportparts="
                        + exports
                        + "><template shadowrootmode=open>"
                        + "<b part=p></b>".repeat(3_000)
                        + "</template></x-host></template></x-outer>");
    }

    @Test
    void blocksNestedDeeply() {
        survives("p {".repeat(100_000) + "}".repeat(100_000));
        survives("@media screen {".repeat(10_000) + "p { z-index: 3 }" + "}".repeat(10_000));
        survives("@layer a {".repeat(10_000) + "p { z-index: 3 }" + "}".repeat(10_000));
        survives(".a { & & {".repeat(5_000) + "z-index: 3" + "}}".repeat(5_000));
    }

    @Test
    void parentSelectorsThatMultiply() {
        String nested =
                ".a, .b, .c { & &, & > &, &:not(&) {".repeat(30) + "z-index: 3" + "}}".repeat(30);
        survives(nested);
    }

    @Test
    void bracketsThatNeverClose() {
        survives("p { margin: 1px } " + "a[b".repeat(10) + "]".repeat(10) + " {}");
        assertNotNull(Styling.of(page("(".repeat(1_000_000))));
        assertNotNull(Styling.of(page("p { margin: calc(" + "(".repeat(1_000_000))));
        assertNotNull(Styling.of(page("[".repeat(500_000) + "{".repeat(500_000))));
    }

    @Test
    void calculationsNestedDeeply() {
        survives("p { width: " + "calc(".repeat(10_000) + "1px" + ")".repeat(10_000) + " }");
        survives("p { width: calc(" + "1px + ".repeat(100_000) + "1px) }");
        survives(
                "p { width: "
                        + "calc-size(".repeat(10_000)
                        + "auto"
                        + ", size + 1px)".repeat(10_000)
                        + " }");
        survives("p { width: calc-size(auto, size" + " + 1px".repeat(100_000) + ") }");
        survives("p { width: " + "min(1px, max(2px, ".repeat(90) + "1px" + "))".repeat(90) + " }");
    }

    @Test
    void namesOfAMegabyte() {
        String name = "x".repeat(200_000);
        survives(
                "." + name + ", #" + name + ", " + name + "[" + name + "] { " + name + ": " + name
                        + "; --" + name + ": 1 }");
        survives("p { content: \"" + name + "\"; order: " + "1".repeat(1_000_000) + " }");
        survives("\\41 ".repeat(300_000) + " { z-index: 1 }");
    }

    @Test
    void aSelectorOfManyCompounds() {
        survives("p ".repeat(100_000) + "{ z-index: 1 }");
        survives("p" + ":not(p".repeat(50_000) + ")".repeat(50_000) + "{ z-index: 1 }");
        survives("p" + ":is(p".repeat(180) + ")".repeat(180) + "{ z-index: 1 }");
        survives("* ".repeat(200) + "q { z-index: 1 }");
    }

    @Test
    void hasOverManyElements() {
        String css =
                "span:has(~ .none) { z-index: 1 } span:has(~ span) { z-index: 2 }"
                        + " :has(:has(x)) { } div:has(span ~ span .none) { z-index: 3 }"
                        + " span:not(:has(+ span)):nth-last-child(n of :not(:has(b))) { z-index: 4 }";
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><div>"
                                + "<span></span>".repeat(100_000)
                                + "</div><p id=target>");
        assertOrder(styled);
    }

    @Test
    void statesOfManyControls() {
        String css =
                ":default { z-index: 1 } :checked { z-index: 2 } :invalid { z-index: 3 }"
                        + " :indeterminate { z-index: 4 } i:lang(de) { z-index: 5 }";
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><meta http-equiv=content-language content=de><style>"
                                + css
                                + END
                                + "</style><p id=target></p><select>"
                                + "<option>".repeat(10_000)
                                + "</select>"
                                + "<input type=radio name=a required checked form=f>".repeat(10_000)
                                + "<form id=f>"
                                + "<button></button><input type=radio name=b required><i></i>"
                                        .repeat(10_000));
        assertOrder(styled);
    }

    @Test
    void siblingSelectorsOverManyElements() {
        String css =
                "i ~ b ~ i ~ b ~ u { z-index: 1 } i + b ~ i + b ~ u { z-index: 2 } span:nth-of-type(2n) { top: 0 }";
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><p id=target></p>"
                                + "<i></i><b></b><span></span>".repeat(20_000));
        assertOrder(styled);
    }

    @Test
    void descendantSelectorsDownADeepTree() {
        String css = "div div div div div div div div div div x { z-index: 1 }".repeat(200);
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><p id=target></p>"
                                + "<div>".repeat(500)
                                + "<x></x>".repeat(2_000));
        assertOrder(styled);
    }

    @Test
    void scopesWithinScopes() {
        String css =
                "@scope (div) { @scope (div) { @scope (div) { @scope (div) { p { z-index: 1 } } } } }";
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><p id=target></p>"
                                + "<div>".repeat(60)
                                + "<p></p>".repeat(100));
        assertOrder(styled);
    }

    @Test
    void scopesWithinManyScopes() {
        String css =
                "@scope (.a) to (.z) {".repeat(40)
                        + "p { order: 1 } :scope p { order: 2 }"
                        + "}".repeat(40);
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><p id=target></p>"
                                + "<div class=a>".repeat(100)
                                + "<p id=in></p><b class=z><p id=out>");
        assertOrder(styled);
        assertEquals(2, order(styled, "in"));
        assertEquals(0, order(styled, "out"));
        assertEquals(List.of(), styled.warnings());
    }

    @Test
    void scopesWithManyLimits() {
        StringBuilder css = new StringBuilder("@scope (div) to (b b b b) {");
        for (int i = 0; i < 8_000; i++) {
            css.append(":scope b { z-index: ").append(i).append(" }");
        }
        assertOrder(Styling.of(targetAbove(css + "}", "<b></b>")));
    }

    /** Anchors that no scoping root changes are searched once, not once for each root. */
    @Test
    void relationalSelectorsInScopesTakeWorkOnce() {
        String css = "@scope (.card) { p:has(b) { order: 1 } }";
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + "</style>"
                                + "<div class=card><p><b></b></p></div>".repeat(8_000)
                                + "<div class=card><p id=in><b></b></p><p id=out></p></div>");
        assertEquals(1, order(styled, "in"));
        assertEquals(0, order(styled, "out"));
        assertEquals(List.of(), styled.warnings());
    }

    @Test
    void selectorsThatDependOnAllAncestors() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            css.append(":lang(x").append(i).append(") b, :disabled b, :read-write b { top: 0 }");
        }
        css.append(":read-only:lang(y) b { order: 1 } :disabled:lang(y) b { order: 2 }");
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + END
                                + "</style><p id=target></p><b id=none></b><div lang=y>"
                                + "<fieldset>".repeat(200)
                                + "<b id=in></b>".repeat(20)
                                + "<fieldset disabled><fieldset><b id=off>");
        assertOrder(styled);
        assertEquals(0, order(styled, "none"));
        assertEquals(1, order(styled, "in"));
        assertEquals(2, order(styled, "off"));
        assertEquals(List.of(), styled.warnings());
    }

    @Test
    void nestedSelectorsOfManyParents() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            css.append(".a").append(i).append(", div { & &, & > & { & + & { z-index: 1 } } }");
        }
        assertOrder(Styling.of(targetAbove(css.toString(), "<b></b>")));
    }

    @Test
    void containersFarAboveManyElements() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 8_000; i++) {
            css.append("@container n").append(i).append(" style(--a: 1) { b { z-index: 1 } }");
        }
        assertOrder(Styling.of(targetAbove(css.toString(), "<b></b>")));
    }

    @Test
    void countersOfManyNamesForEveryElement() {
        StringBuilder css = new StringBuilder("b { counter-reset:");
        for (int i = 0; i < 8_000; i++) {
            css.append(" k").append(i);
        }
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>"
                                + css
                                + "}"
                                + END
                                + "</style><p id=target></p><b>");
        assertOrder(styled);
        Element last = styled.document().selectFirst("b");
        assertNotNull(last);
        assertEquals(List.of(), styled.style(last).get(ContentProperties.COUNTER_RESET));
    }

    @Test
    void layersThatAreAllRolledBack() {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            css.append("@layer a").append(i).append(" { i { all: revert-layer } }");
        }
        StringBuilder html = new StringBuilder("<!doctype html><style>" + css + END + "</style>");
        html.append("<p id=target></p>");
        for (int i = 0; i < 10; i++) {
            html.append("<i style='top:").append(i).append("px'></i>");
        }
        assertOrder(Styling.of(html.toString()));
    }

    @Test
    void keyframesOfManyOffsets() {
        StringBuilder css = new StringBuilder("@keyframes k {");
        for (int i = 0; i < 50_000; i++) {
            css.append(i / 500.0).append("%,");
        }
        css.append("to {");
        for (int i = 0; i < 50_000; i++) {
            css.append("--p").append(i).append(":0;");
        }
        css.append("} } i { animation: k 10s paused }");
        StringBuilder html = new StringBuilder("<!doctype html><style>" + css + END + "</style>");
        html.append("<p id=target></p>");
        for (int i = 0; i < 5_000; i++) {
            html.append("<i style='animation-delay:-").append(i).append("ms'></i>");
        }
        assertOrder(Styling.of(html.toString()));
    }

    @Test
    void manyAnimationsOfManyElements() {
        StringBuilder css = new StringBuilder("@keyframes k { to { top: 0 } }");
        css.append("i { animation: k 1s both").append(", k 1s both".repeat(63)).append(" }");
        css.append("i { animation: k 1s both").append(", k 1s both".repeat(50_000)).append(" }");
        StringBuilder html = new StringBuilder("<!doctype html><style>" + css + END + "</style>");
        html.append("<p id=target></p>");
        for (int i = 0; i < 10_000; i++) {
            html.append("<i style='left:").append(i).append("px'></i>");
        }
        assertOrder(Styling.of(html.toString()));
    }

    /** A page whose first element is the target and whose other elements are many and deep. */
    private static String targetAbove(String css, String element) {
        return "<!doctype html><style>"
                + css
                + END
                + "</style><p id=target></p>"
                + "<div>".repeat(500)
                + element.repeat(10_000);
    }

    @Test
    void importsThatImportEachOther() {
        AtomicInteger loads = new AtomicInteger();
        StylesheetLoader loader =
                wanted -> {
                    List<Optional<StylesheetLoader.Sheet>> sheets = new ArrayList<>();
                    for (URI uri : wanted) {
                        loads.incrementAndGet();
                        String css =
                                "@import 'a.css'; @import 'b.css'; @import 'c.css?"
                                        + loads.get()
                                        + "'; p { z-index: 1 }";
                        sheets.add(Optional.of(new StylesheetLoader.Sheet(uri, css)));
                    }
                    return sheets;
                };
        Document document =
                Jsoup.parse(
                        "<!doctype html><link rel=stylesheet href=a.css><style>"
                                + END
                                + "</style><p id=target>",
                        "http://example.test/");
        assertOrder(Styling.of(document, loader));
    }

    @Test
    void manyAttributesOfAnElement() {
        StringBuilder html =
                new StringBuilder(
                        "<!doctype html><style>[a1] { z-index: 1 }"
                                + END
                                + "</style><p id=target ");
        for (int i = 0; i < 20_000; i++) {
            html.append("a").append(i).append("=x ");
        }
        assertOrder(Styling.of(html + "class='" + "c ".repeat(100_000) + "'>"));
    }

    @Test
    void manyRadioButtons() {
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>:checked, :invalid, :indeterminate { z-index: 1 }"
                                + END
                                + "</style><p id=target></p><form>"
                                + "<input type=radio name=r checked required>".repeat(30_000));
        assertOrder(styled);
    }

    @Test
    void patternsWithExponentialBacktracking() {
        StyledDocument styled =
                Styling.of(
                        "<!doctype html><style>:invalid { z-index: 1 }"
                                + END
                                + "</style><p id=target></p>"
                                + ("<input pattern='(a|a|b)*(a+)+c' value='"
                                                + "a".repeat(200)
                                                + "'>")
                                        .repeat(50)
                                + ("<input pattern='" + "(".repeat(250) + "' value=a>").repeat(50));
        assertOrder(styled);
    }

    private static void survives(String css) {
        assertOrder(Styling.of(page(css + END)));
    }

    private static String page(String css) {
        return "<!doctype html><style>"
                + css
                + "</style><body><div class='a b c'><p id=target class=a>x</p></div>"
                + "<p>y</p>".repeat(20);
    }

    private static void assertOrder(StyledDocument styled) {
        assertEquals(7, order(styled, "target"));
    }

    private static int order(StyledDocument styled, String id) {
        Element element = styled.document().getElementById(id);
        assertNotNull(element);
        ComputedStyle style = styled.style(element);
        assertNotNull(style);
        return style.get(FlexProperties.ORDER);
    }
}

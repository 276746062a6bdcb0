package browsy.css.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.media.MediaQueryList;
import browsy.css.parse.ParseMode;
import browsy.css.selector.SelectorParser;
import browsy.style.cascade.SheetCompiler;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tests that the parsers terminate without an exception on arbitrary text. */
class CssParserFuzzTest {

    @Property(tries = 2_000, seed = "42")
    void anyTextCompiles(@ForAll String text) {
        assertNotNull(SheetCompiler.compile(text, ParseMode.STANDARD));
    }

    @Property(tries = 5_000, seed = "42")
    void anySequenceOfPiecesCompiles(@ForAll("pieces") List<String> pieces) {
        String css = String.join("", pieces);
        assertNotNull(SheetCompiler.compile(css, ParseMode.QUIRKS));
        assertNotNull(CssParser.parseDeclarations(css));
        List<ComponentValue> values = CssParser.parseComponentValues(css);
        SelectorParser.parse(values);
        assertNotNull(MediaQueryList.parse(values));
    }

    @Property(tries = 5_000, seed = "42")
    void serializedTextParsesToTheSameText(@ForAll("pieces") List<String> pieces) {
        List<ComponentValue> values = CssParser.parseComponentValues(String.join("", pieces));
        String once = CssSerializer.serialize(values);
        assertEquals(once, CssSerializer.serialize(CssParser.parseComponentValues(once)));
    }

    @Property(tries = 2_000, seed = "42")
    void aBlockThatClosesDoesNotReachFurther(@ForAll("pieces") List<String> pieces) {
        String css = "a { b: " + String.join("", pieces).replaceAll("[\\\\\"'(\\[{}/*]", "") + "}";
        List<CssRule> rules = CssParser.parseStylesheet(css + " c { d: e }").rules();
        assertTrue(
                rules.get(rules.size() - 1) instanceof CssRule.Qualified last
                        && last.declarations().stream().anyMatch(d -> d.name().equals("d")),
                css);
    }

    @Provide
    Arbitrary<List<String>> pieces() {
        return Arbitraries.of(
                        "a",
                        "--x",
                        "-",
                        "\\",
                        "\\41 ",
                        "\n",
                        " ",
                        "\"",
                        "'",
                        "(",
                        ")",
                        "[",
                        "]",
                        "{",
                        "}",
                        ";",
                        ":",
                        ",",
                        "!important",
                        "!",
                        "@media",
                        "@layer",
                        "@scope",
                        "@import",
                        "@property",
                        "@container",
                        "@supports",
                        "@",
                        "#",
                        "#id",
                        ".",
                        "1",
                        "+1",
                        "-.5e3",
                        "px",
                        "%",
                        "e",
                        "url(",
                        "url('x')",
                        "var(--x)",
                        "calc(",
                        "/*",
                        "*/",
                        "<!--",
                        "-->",
                        "&",
                        ">",
                        "~",
                        "|",
                        "*",
                        "=",
                        "^=",
                        ":is(",
                        ":nth-child(",
                        "2n+1",
                        " of ",
                        "::before",
                        "and",
                        "or",
                        "not",
                        "width",
                        "<",
                        "\0",
                        "\uD800",
                        "é",
                        "U+26",
                        "color: red",
                        "margin: 1px",
                        "selector(",
                        "to",
                        "style(--x: 1)")
                .list()
                .ofMaxSize(40);
    }
}

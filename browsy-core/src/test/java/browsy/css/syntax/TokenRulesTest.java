package browsy.css.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests single rules of the tokenizer and of serialization. */
class TokenRulesTest {

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point">4.3.7</a>:
     * escapes of surrogates, U+0000 and values beyond U+10FFFF yield U+FFFD.
     */
    @ParameterizedTest
    @CsvSource({
        "D7FF, D7FF",
        "D800, FFFD",
        "DFFF, FFFD",
        "E000, E000",
        "0, FFFD",
        "10FFFF, 10FFFF",
        "110000, FFFD"
    })
    void invalidEscapeYieldsTheReplacementCharacter(String escape, String character) {
        Token ident = only("\\" + escape + " ");
        assertEquals(
                Character.toString(Integer.parseInt(character, 16)), ident.text(), ident::toString);
    }

    /** <a href="https://drafts.csswg.org/css-syntax-3/#consume-number">4.3.12</a>. */
    @ParameterizedTest
    @CsvSource({"1e2, 100", "1e+2, 100", "1E-2, 0.01", "+90, 90", "-.5, -0.5", "0.09e1, 0.9"})
    void numberHasSignFractionAndExponent(String css, double value) {
        Token number = only(css);
        assertEquals(TokenType.NUMBER, number.type());
        assertEquals(value, number.number());
    }

    /** <a href="https://drafts.csswg.org/css-syntax-3/#consume-number">4.3.12</a>. */
    @ParameterizedTest
    @CsvSource({"1e, e", "1e+, e", "1ex, ex", "9--a, --a", "1e-x, e-x"})
    void exponentWithoutDigitsBeginsAUnit(String css, String unit) {
        ComponentValue first = CssParser.parseComponentValues(css).get(0);
        assertEquals(TokenType.DIMENSION, ((Token) first).type());
        assertEquals(unit, ((Token) first).unit());
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#ident-code-point">4.2</a>: non-ASCII code
     * points are ident code points.
     */
    @ParameterizedTest
    @ValueSource(strings = {"a\u0080", "\u0080", "a0", "a9", "_-", "é"})
    void nonAsciiCharactersArePartOfAName(String css) {
        assertEquals(TokenType.IDENT, only(css).type());
    }

    /**
     * <a href="https://drafts.csswg.org/css-syntax-3/#serialization">9</a>: a unit that resembles
     * an exponent is escaped.
     */
    @ParameterizedTest
    @ValueSource(strings = {"1e", "1ex", "1\\65 3", "1\\65 -3", "1em"})
    void serializedUnitIsNotParsedAsExponent(String css) {
        assertEquals(
                CssParser.parseComponentValues(css),
                CssParser.parseComponentValues(
                        CssSerializer.serialize(CssParser.parseComponentValues(css))));
    }

    /**
     * A block beyond the maximum depth ends at its matching closing bracket, and parsing continues
     * after it.
     */
    @ParameterizedTest
    @ValueSource(strings = {"[)}]", "{])}", "()", "[{(])}]", "[[{{}}]]", "([{}])[({})]"})
    void declarationThatIsTooDeepEndsWhereItsBracketsClose(String inner) {
        String deep = "(".repeat(3000) + inner + ")".repeat(2999) + ";y:z)";
        CssRule rule = CssParser.parseStylesheet("a{x:" + deep + ";color:red}").rules().get(0);
        assertEquals(List.of("x", "color"), names(rule));
    }

    /** The token cache does not confuse tokens of different types with the same text. */
    @Test
    void tokensOfTheSameTextKeepTheirKind() {
        assertEquals(
                "a #a @a a() 1 1% 1a a",
                CssSerializer.serialize(CssParser.parseComponentValues("a #a @a a() 1 1% 1a a")));
    }

    private static List<String> names(CssRule rule) {
        return ((CssRule.Qualified) rule).declarations().stream().map(Declaration::name).toList();
    }

    private static Token only(String css) {
        List<ComponentValue> values = CssParser.parseComponentValues(css);
        assertEquals(1, values.size(), values::toString);
        return (Token) values.get(0);
    }
}

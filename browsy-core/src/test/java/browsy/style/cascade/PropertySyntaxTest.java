package browsy.style.cascade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.css.syntax.CssParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The values that registered custom properties accept.
 *
 * @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#syntax-strings">CSS
 *     Properties and Values, 5</a>
 */
class PropertySyntaxTest {

    /**
     * An accepted and a rejected value of each syntax component, see <a
     * href="https://drafts.css-houdini.org/css-properties-values-api/#supported-names">CSS
     * Properties and Values</a>.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '\0',
            value = {
                "<length> ~ 2px ~ 2deg",
                "<length> ~ 0 ~ 1",
                "<length> ~ calc(1px + 1em) ~ url(a)",
                "<length> ~ 1cqw ~ 1dppx",
                "<length> ~ 1rem ~ 1ms",
                "<number> ~ 1.5 ~ 1px",
                "<integer> ~ 15 ~ 1.5",
                "<percentage> ~ 5% ~ 5",
                "<length-percentage> ~ 5% ~ 5",
                "<length-percentage> ~ 5px ~ 5s",
                "<angle> ~ 1turn ~ 0",
                "<time> ~ 10ms ~ 10px",
                "<resolution> ~ 2x ~ 2",
                "<string> ~ 'a' ~ a",
                "<color> ~ #fff ~ 'red'",
                "<color> ~ rgb(1 2 3) ~ calc(1)",
                "<url> ~ url(a) ~ 'a'",
                "<url> ~ src('a') ~ image(a)",
                "<image> ~ linear-gradient(red, blue) ~ red",
                "<custom-ident> ~ any ~ any()",
                "<transform-list> ~ scale(1) rotate(1turn) ~ scale(1), rotate(1turn)",
                "<transform-function> ~ scale(1) ~ scale(1) rotate(1turn)",
                "auto ~ auto ~ AUTO",
                "auto | <length> ~ 2px ~ none",
                "<number>+ ~ 1 2 3 ~ 1, 2",
                "<number># ~ 1, 2 ~ 1 2",
                "<number># ~ 1 ~ 1,",
                "<number> ~ 1 ~ 1 2",
                "small | <number>+ ~ 1 2 ~ small 2",
            })
    void syntaxAcceptsValuesOfItsTypes(String syntax, String right, String wrong) {
        PropertySyntax parsed = PropertySyntax.parse(syntax.strip());
        assertNotNull(parsed);
        assertEquals(true, parsed.accepts(CssParser.parseComponentValues(right.strip())), right);
        assertEquals(false, parsed.accepts(CssParser.parseComponentValues(wrong.strip())), wrong);
    }

    /**
     * See <a
     * href="https://drafts.css-houdini.org/css-properties-values-api/#consume-syntax-definition">CSS
     * Properties and Values</a>: consume a syntax definition.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<lengths>",
                "<length",
                "length>",
                "<length> |",
                "| a",
                "a b",
                "1a",
                "<length>++",
                "<transform-list>+",
                "<transform-list>#",
                "*|a"
            })
    void invalidSyntaxRegistersNothing(String syntax) {
        assertNull(PropertySyntax.parse(syntax));
    }

    /**
     * The universal syntax accepts any value, see <a
     * href="https://drafts.css-houdini.org/css-properties-values-api/#universal-syntax">CSS
     * Properties and Values</a>.
     */
    @ParameterizedTest
    @ValueSource(strings = {"1px", "a, b", "{ a: b }"})
    void universalSyntaxAcceptsAnything(String value) {
        PropertySyntax parsed = PropertySyntax.parse(" * ");
        assertNotNull(parsed);
        assertEquals(true, parsed.accepts(CssParser.parseComponentValues(value)));
    }
}

package browsy.css.selector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.css.syntax.CssParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the specificity of selectors and the serialization of selectors. */
class SpecificityTest {

    private static ComplexSelector parse(String selector) {
        SelectorList list = SelectorParser.parse(CssParser.parseComponentValues(selector));
        assertNotNull(list, selector);
        return list.selectors().get(0);
    }

    /** See <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">Selectors, 17</a>. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "* | (0,0,0)",
                "ul > li::before | (0,0,3)",
                "#a.b[c]:hover | (1,3,0)",
                ":is(em, #a b) | (1,0,1)",
                ":where(em, #a b) | (0,0,0)",
                ":not(em, .a) | (0,1,0)",
                "p:has(> img, #a .b) | (1,1,1)",
                ":nth-child(2n+1) | (0,1,0)",
                ":nth-last-child(1 of li, #a) | (1,1,0)",
                ":host | (0,1,0)",
                ":host(#a.b) | (1,2,0)",
                ":host-context(em) | (0,1,1)",
                "::slotted(.a) | (0,1,1)",
                "x-card::part(label) | (0,0,2)",
            })
    void specificityIsTheSumOfTheParts(String selector, String expected) {
        assertEquals(expected.strip(), Specificity.format(parse(selector).specificity()));
    }

    /** See <a href="https://drafts.csswg.org/selectors-4/#specificity-rules">Selectors, 17</a>. */
    @Test
    void countsSaturateWithoutOverflowIntoTheNextHigherCount() {
        int classes = parse(".a".repeat(1100)).specificity();
        assertTrue(classes < parse("#a").specificity());
        assertTrue(classes > parse(".a").specificity());
        int types = parse(":is(b i)".repeat(700)).specificity();
        assertTrue(types < parse(".a").specificity());
        assertTrue(parse("#a".repeat(1100)).specificity() > parse("#a").specificity());
    }

    /** See <a href="https://drafts.csswg.org/cssom/#serializing-selectors">CSSOM, 5.3</a>. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "ul > li.a#b + p ~ i em",
                "[a]",
                "[a=\"b c\" i]",
                "[*|a|=\"b\"]",
                ":nth-child(2n+1)",
                ":nth-child(-n+3)",
                ":nth-child(4)",
                ":nth-last-child(n of .a, b)",
                ":nth-of-type(3n-1)",
                ":not(.a, b)",
                ":is(.a, b)",
                ":where(.a)",
                ":lang(de)",
                ":dir(rtl)",
                ":host",
                ":host(.a)",
                ":host-context(.a)",
                "p::before",
                ".\\31 st",
            })
    void serializesSelectorsAsCssText(String selector) {
        assertEquals(selector, parse(selector).toString());
    }
}

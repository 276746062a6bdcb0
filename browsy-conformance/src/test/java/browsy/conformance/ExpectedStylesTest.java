package browsy.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.ElementStyleText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Comparison of computed values with those of a browser. */
class ExpectedStylesTest {
    private static final ExpectedStyles EXPECTED =
            ExpectedStyles.parse("path\tdisplay\tfont-family\n/p[1]\tblock\t\"a\\\\b\"\n");

    private static List<String> differences(String display) {
        return EXPECTED.differences(
                List.of(
                        new ElementStyleText(
                                "/p[1]", Map.of("display", display, "font-family", "\"a\\b\""))));
    }

    @Test
    void equalValuesAreCorrect() {
        assertEquals(2, EXPECTED.questions());
        assertEquals(List.of(), differences("block"));
    }

    @Test
    void differencesAreDescribedWithBothValues() {
        assertEquals(
                List.of("/p[1]: display \"flex\", in the browser \"block\""), differences("flex"));
    }

    @Test
    void elementsWithoutAStyleDifferInEveryProperty() {
        assertEquals(2, EXPECTED.differences(List.of()).size());
    }

    @Test
    void malformedTablesAreRejected() {
        assertThrows(
                IllegalArgumentException.class,
                () -> ExpectedStyles.parse("path\tdisplay\n/p[1]\tblock\tred\n"));
    }
}

package browsy.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.ElementBox;
import browsy.model.Bounds;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Comparison of boxes with those of a browser. */
class ExpectedBoxesTest {
    private static final String PATH = "/html[1]/body[1]/p[1]";
    private static final ExpectedBoxes EXPECTED =
            ExpectedBoxes.parse(PATH + "\t8\t16.5\t1264\t18\n");

    private static List<String> differences(double y, double height, boolean visible) {
        return EXPECTED.differences(
                List.of(new ElementBox(PATH, new Bounds(8, y, 1264, height), visible)));
    }

    @ParameterizedTest
    @CsvSource({"16.5, 18", "17.5, 18", "15.5, 18", "16.5, 19", "16.5, 17"})
    void oneCssPixelIsTolerated(double y, double height) {
        assertEquals(List.of(), differences(y, height, true));
    }

    @Test
    void largerDifferencesAreDescribedWithBothBoxes() {
        assertEquals(
                List.of(
                        PATH
                                + ": x 8.00 y 17.51, 1264.00 x 18.00,"
                                + " in the browser x 8.00 y 16.50, 1264.00 x 18.00"),
                differences(17.51, 18, true));
    }

    @Test
    void hiddenAndAbsentElementsAreMissing() {
        List<String> missing =
                List.of(PATH + ": not shown, in the browser x 8.00 y 16.50, 1264.00 x 18.00");
        assertEquals(missing, differences(16.5, 18, false));
        assertEquals(missing, EXPECTED.differences(List.of()));
    }

    @Test
    void malformedTablesAreRejected() {
        assertThrows(
                IllegalArgumentException.class, () -> ExpectedBoxes.parse("/html[1]\t1\t2\t3"));
    }
}

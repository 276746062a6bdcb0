package browsy.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Comparison of hit tests with those of a browser. */
class ExpectedClicksTest {
    private static final String PATH = "/html[1]/body[1]/a[1]";

    private static List<String> differences(String style, String expected) {
        String html =
                "<!DOCTYPE html><body style='margin:0'><a href=/x style='display:block;width:100px;"
                        + "height:50px;%s'>x</a>".formatted(style);
        return ExpectedClicks.parse(PATH + "\t" + expected)
                .differences(new SitePage(Map.of("a.html", html.getBytes(UTF_8)), "a.html"));
    }

    @Test
    void hitControlsHaveTheirCentreInTheBoxOfTheBrowser() {
        assertEquals(List.of(), differences("", "0\t0\t100\t50\tself"));
        assertEquals(
                List.of(PATH + ": has its middle at 50.00 25.00, the browser hits self"),
                differences("", "0\t30\t100\t50\tself"));
    }

    @Test
    void controlsThatLetClicksThroughAreNotHit() {
        assertEquals(List.of(), differences("pointer-events:none", "0\t0\t100\t50\t/html[1]"));
        assertEquals(
                List.of(PATH + ": is hit, the browser hits /html[1]"),
                differences("", "0\t0\t100\t50\t/html[1]"));
    }

    @Test
    void hiddenControlsAreNotHit() {
        assertEquals(List.of(), differences("margin-left:-500px", "-500\t0\t100\t50\t-"));
        assertEquals(
                List.of(PATH + ": is hidden, the browser hits self"),
                differences("margin-left:-500px", "-500\t0\t100\t50\tself"));
    }

    @Test
    void malformedTablesAreRejected() {
        assertThrows(
                IllegalArgumentException.class, () -> ExpectedClicks.parse("/html[1]\t1\t2\t3\t4"));
    }
}

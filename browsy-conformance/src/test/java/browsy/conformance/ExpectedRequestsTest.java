package browsy.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Comparison of the requests of a session with those of a browser. */
class ExpectedRequestsTest {
    private static final String FORM = "/html[1]/body[1]/form[1]";

    private static List<String> differences(String form, String table) {
        String html = "<!DOCTYPE html><meta charset=utf-8><body>" + form;
        return ExpectedRequests.parse(table)
                .differences(new SitePage(Map.of("a.html", html.getBytes(UTF_8)), "a.html"));
    }

    @Test
    void clickSubmitsTheForm() {
        assertEquals(
                List.of(),
                differences(
                        "<form action=/to><input name=a value=1><button>Go</button></form>",
                        "click\t" + FORM + "/button[1]\tGET\thttp://localhost/to?a=1\t\t\n"));
    }

    @Test
    void changesPrecedeTheEnterKey() {
        assertEquals(
                List.of(),
                differences(
                        "<form method=post enctype=multipart/form-data><input name=a>"
                                + "<input type=checkbox name=b>"
                                + "<select name=c><option>x<option>y</select></form>",
                        ("fill\tF/input[1]\tü\ncheck\tF/input[2]\nselect\tF/select[1]\t1\n"
                                        + "enter\tF/input[1]\tPOST\thttp://localhost/a.html\t"
                                        + "multipart/form-data; boundary=BOUNDARY\t"
                                        + part("a", "Ã¼")
                                        + part("b", "on")
                                        + part("c", "y")
                                        + "--BOUNDARY--\\r\\n")
                                .replace("F/", FORM + "/")));
    }

    private static String part(String name, String value) {
        return "--BOUNDARY\\r\\nContent-Disposition: form-data; name=\"%s\"\\r\\n\\r\\n%s\\r\\n"
                .formatted(name, value);
    }

    @Test
    void invalidFieldPreventsSubmission() {
        String form = "<form action=/to><input name=a required><button>Go</button></form>";
        String click = "click\t" + FORM + "/button[1]\t";
        assertEquals(List.of(), differences(form, click + "-\t\t\t\n"));
        assertEquals(
                List.of(
                        "CLICK "
                                + FORM
                                + "/button[1]: -, in the browser GET http://localhost/to?a="),
                differences(form, click + "GET\thttp://localhost/to?a=\t\t\n"));
    }

    @Test
    void unknownStepsAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> ExpectedRequests.parse("wait\t1\n"));
    }
}

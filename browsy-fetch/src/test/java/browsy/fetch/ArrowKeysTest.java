package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the arrow keys. The expectations were recorded from Chromium 156 without scripts. */
class ArrowKeysTest {
    private final Session session =
            Session.create(
                    SessionConfig.builder()
                            .requestHandler(request -> Response.html("<title>Sent</title>"))
                            .build());

    @AfterEach
    void close() {
        session.close();
    }

    private void press(String keys) {
        for (String key : List.of(keys.split(" "))) {
            session.press("Arrow" + key);
        }
    }

    private void send(String fields, String focused) {
        session.loadHtml(
                "<form action=/f>" + fields + "<button>Send</button></form>", "http://a.test/");
        session.focus(Target.css(focused));
    }

    @ParameterizedTest
    @CsvSource({
        "Down, 4",
        "Down Down, 5",
        "Down Down Down, 1",
        "Up, 5",
        "Up Left, 4",
        "Right Right Up, 4",
    })
    void arrowsCheckTheNextRadioButton(String keys, String value) {
        send(
                "<input type=radio name=r value=1><input type=radio name=r value=2 disabled>"
                        + "<input type=radio name=r value=3 style='display:none'>"
                        + "<input type=radio name=r value=4><input type=radio name=s value=9>"
                        + "<input type=radio name=r value=5 tabindex=-1>",
                "[value='1']");
        press(keys);
        assertEquals("http://a.test/f?r=" + value, session.press("Enter").url());
    }

    @ParameterizedTest
    @CsvSource({"Left, 2", "Left Left, 3", "Right, 3", "Down, 2", "Up, 3"})
    void theLeftArrowLeadsOnFromRightToLeft(String keys, String value) {
        send(
                "<p dir=rtl><input type=radio name=r value=1><input type=radio name=r value=2>"
                        + "<input type=radio name=r value=3>",
                "[value='1']");
        press(keys);
        assertEquals("http://a.test/f?r=" + value, session.press("Enter").url());
    }

    @ParameterizedTest
    @CsvSource({
        "'', Down, d",
        "'', Right, d",
        "'', Down Up, a",
        "'', Down Left, a",
        "size=3, Down, a",
        "size=3, Down Down, d",
        "size=3, Down Down Up, a",
    })
    void arrowsSelectTheNextOption(String size, String keys, String value) {
        send(
                "<select name=s "
                        + size
                        + "><option>a<option disabled>b<option hidden>c<option>d</select>",
                "select");
        press(keys);
        assertEquals("http://a.test/f?s=" + value, session.click(Target.css("button")).url());
    }

    @Test
    void horizontalArrowsSelectNothingInAListOfSeveralRows() {
        send("<select name=s size=3><option>a<option selected>b<option>c</select>", "select");
        assertThrows(ActionError.class, () -> session.press("ArrowRight"));
        assertThrows(ActionError.class, () -> session.press("ArrowLeft"));
    }

    @Test
    void arrowsHaveNoOtherEffect() {
        send("<input name=t value=1><input type=radio name=r value=1>", "[name=t]");
        assertThrows(ActionError.class, () -> session.press("ArrowDown"));
        session.focus(Target.css("[name=r]"));
        assertThrows(ActionError.class, () -> session.press("ArrowDown"));
        assertEquals("http://a.test/f?t=1", session.click(Target.css("button")).url());
    }
}

package browsy.intelligence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialDom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Messages about something that happened are alerts; standing notes are not. */
class MessagesTest {

    private static final String LOGIN =
            "<form method=post><input name=user aria-label='User name'>"
                    + "<input type=password name=password aria-label=Password><button>Log in</button></form>";

    private static String alerts(String html) {
        SpatialDom dom = Browsy.parse("<!DOCTYPE html><html lang=en><body>" + html, 1280, 800);
        return dom.alerts().stream()
                .map(alert -> alert.alertType() + " " + dom.fullText(alert))
                .collect(Collectors.joining("; "));
    }

    @Test
    void anErrorPageReportsWhatFailed() {
        assertEquals(
                "ERROR Page not found",
                alerts("<h1>404</h1><h2>Page not found</h2><a href=/>Home</a>"));
    }

    @Test
    void aShortReportOfAFailureIsExplained() {
        assertEquals(
                "ERROR Connect failed; ERROR The connection to the pier could not be made.",
                alerts(
                        "<title>503 Connect failed</title><h1>Connect failed</h1>"
                                + "<p>The connection to the pier could not be made.</p>"));
    }

    @Test
    void aNoticeThatSomethingIsDoneIsAMessage() {
        String page = "<h1>%s</h1><p>Close the window if others use it.</p><a href=/>Home</a>";
        assertEquals(
                "STATUS Your e-mail address is confirmed",
                alerts(String.format(page, "Your e-mail address is confirmed")));
        assertEquals("", alerts(String.format(page, "The boats of the harbour")));
        assertEquals("", alerts(String.format(page, "Is your e-mail address confirmed?")));
    }

    @Test
    void aSearchReportsThatItFindsNothing() {
        assertEquals(
                "STATUS No results found for pottery wheels",
                alerts(
                        "<title>Search results</title><form role=search action=/search>"
                                + "<input type=search name=q value='pottery wheels'><button>Search</button>"
                                + "</form><p>No results found for pottery wheels</p>"));
    }

    @Test
    void aDescriptionIsAMessageIfTheFieldIsInvalid() {
        String form =
                "<form method=post><input name=code aria-label=Postcode %s aria-describedby=d>"
                        + "<p id=d class=message-info>Enter a full postcode</p><button>Send</button></form>";
        assertEquals("", alerts(String.format(form, "")));
        assertEquals(
                "STATUS Enter a full postcode", alerts(String.format(form, "aria-invalid=true")));
        assertEquals(
                "ERROR Enter a full postcode",
                alerts(
                        String.format(form, "aria-invalid=true")
                                .replace("class=message-info", "class=small")));
    }

    @Test
    void redTextInAFormIsAMessage() {
        assertEquals(
                "ERROR This name is taken already.",
                alerts(
                        "<form method=post><label>Name <input name=name></label>"
                                + "<div style='color:#c00'>This name is taken already.</div>"
                                + "<button>Send</button></form>"));
    }

    @Test
    void aLogInTellsThatTheSessionHasEnded() {
        assertEquals(
                "ERROR Your session has expired. Please log in again.",
                alerts("<div>Your session has expired. Please log in again.</div>" + LOGIN));
    }

    @Test
    void consentIsAnOverlayAndNoMessage() {
        assertEquals(
                "",
                alerts(
                        "<p>Opening hours of the museum.</p>"
                                + "<div role=alert style='position:fixed;bottom:0'>We use cookies."
                                + " <button>Accept all</button><button>Reject all</button></div>"));
    }

    @Test
    void notesOfATextAreNoMessages() {
        String prose =
                ("<p>"
                                + "The ferry stays in port until the storm over the islands ends. "
                                        .repeat(5)
                                + "</p>")
                        .repeat(5);
        assertEquals(
                "",
                alerts(
                        "<article><h1>The ferry</h1>"
                                + prose
                                + "<div class=warning><p>Versions before 1.2 do not read compressed"
                                + " archives, so that they fail.</p></div>"
                                + prose
                                + "</article>"));
    }

    @Test
    void messagesOfAllKindsAreSamples() {
        assertEquals(
                "",
                alerts(
                        "<h1>Alerts</h1><div class=alert-danger>A sample of it</div>"
                                + "<div class=alert-success>A sample of it</div>"
                                + "<div class=alert-warning>A sample of it</div>"
                                + "<div class=alert-info>A sample of it</div>"));
    }
}

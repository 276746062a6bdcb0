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
    void aStatementIsPreferredToTheNameOfAFailure() {
        assertEquals(
                "ERROR The connection to the pier could not be made.",
                alerts(
                        "<title>503 Connect failed</title><h1>Connect failed</h1>"
                                + "<p>The connection to the pier could not be made.</p>"));
        assertEquals(
                "ERROR Service Unavailable",
                alerts("<title>503</title><h1>Service Unavailable</h1><p>Try again later.</p>"));
        assertEquals(
                "ERROR The page you were looking for doesn't exist.",
                alerts(
                        "<title>404</title><h1>The page you were looking for doesn't exist.</h1>"
                                + "<p>You may have mistyped the address.</p>"));
    }

    @Test
    void theTextThatIsCalledAnErrorIsTheMessage() {
        assertEquals(
                "ERROR Zugang verboten.",
                alerts(
                        "<title>FEHLER</title><h1>FEHLER</h1><h2>Die Adresse konnte nicht gefunden"
                                + " werden</h2><p>Der folgende Fehler ist aufgetreten:</p>"
                                + "<blockquote id=error><p>Zugang verboten.</p></blockquote>"));
    }

    @Test
    void theAddressAndTheStatusAreNoMessages() {
        assertEquals(
                "ERROR This is how the harbour looks without the page, which is not found.",
                alerts(
                        "<title>404</title><div class=error>404</div>"
                                + "<p>http://pier.example/boats was blocked by a filter, it says</p>"
                                + "<p>This is how the harbour looks without the page, which is not"
                                + " found.</p>"));
    }

    @Test
    void aNoticeThatSomethingIsDoneIsAMessage() {
        String page = "<h1>%s</h1><p>Close the window if others use it.</p><a href=/>Home</a>";
        assertEquals(
                "STATUS Your e-mail address is confirmed",
                alerts(String.format(page, "Your e-mail address is confirmed")));
        assertEquals("", alerts(String.format(page, "The boats of the harbour")));
        assertEquals(
                "STATUS Your password has been changed.",
                alerts("<h1>The account</h1><p>Your password has been changed.</p>"));
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
    void aBoxThatSaysWhatToEnterIsNoMessage() {
        String form =
                "<h1>Lost password</h1><div class='notice notice-info'>%s</div><form"
                        + " method=post><label>Email address <input name=e></label><button>Send</button></form>";
        assertEquals("", alerts(String.format(form, "Enter your email address to go on")));
        assertEquals(
                "STATUS The email address is unknown",
                alerts(String.format(form, "The email address is unknown")));
    }

    @Test
    void thatScriptsAreNeededIsAMessageIfThereIsNoOther() {
        String page =
                "<h1>Log in</h1><noscript><div class=alert-danger>Please enable scripts in the browser</div></noscript>"
                        + "%s<form method=post><input name=user><input type=password><button>Log in</button></form>";
        assertEquals("ERROR Please enable scripts in the browser", alerts(String.format(page, "")));
        assertEquals(
                "ERROR The harbour is closed today",
                alerts(
                        String.format(
                                page,
                                "<div class=alert-danger>The harbour is closed today</div>")));
    }

    @Test
    void aHintBesideAMessageIsNoMessage() {
        assertEquals(
                "ERROR This name is taken.",
                alerts(
                        "<form method=post><div class=has-error><label for=u>Name</label><input"
                                + " name=user id=u aria-invalid=true aria-describedby='u_hint u_wrong'>"
                                + "<p id=u_wrong class=invalid-feedback>This name is taken.</p><p"
                                + " id=u_hint class=form-text>At most 150 letters and digits</p></div>"
                                + "<label>Town <input name=t></label><button>Send</button></form>"));
    }

    @Test
    void aStepWithACodeSaysFirstWhatIsWrong() {
        String page =
                "<title>Verification code</title>%s<form method=post>%s<label>Verification code <input"
                        + " name=code maxlength=6></label><button>Verify</button></form>%s";
        assertEquals(
                "ERROR Validation failed",
                alerts(String.format(page, "", "<p>Validation failed</p>", "")));
        assertEquals(
                "ERROR This code is not valid.",
                alerts(String.format(page, "<p>This code is not valid.</p>", "", "")));
        assertEquals(
                "", alerts(String.format(page, "", "", "<p>Ask us if a code is not valid.</p>")));
        assertEquals("", alerts(String.format(page, "<p>We sent a code to you.</p>", "", "")));
        assertEquals("", alerts(String.format(page, "", "<p>We sent a code to you.</p>", "")));
    }

    @Test
    void aMessageThatIsCalledHiddenWaitsForAScript() {
        String page =
                "<form method=post><div class='%s'><p class='alert alert-danger'>The sign-in"
                        + " failed.</p></div><input name=user><input type=password name=p>"
                        + "<button>Sign in</button></form>";
        assertEquals("ERROR The sign-in failed.", alerts(String.format(page, "box")));
        assertEquals("", alerts(String.format(page, "box d-none")));
    }

    @Test
    void theNumberOfEntriesIsNoMessage() {
        String rows =
                "<table><tr><th>Boat<th>Pier<th>Crew</tr><tr><td><a href=/1>Anna</a><td>North<td>4</tr>"
                        + "<tr><td><a href=/2>Berta</a><td>South<td>5</tr>"
                        + "<tr><td><a href=/3>Clara</a><td>West<td>6</tr></table>";
        assertEquals("", alerts("<h1>Boats</h1>" + rows + "<div role=status>131 boats</div>"));
        assertEquals(
                "STATUS 3 boats removed",
                alerts("<h1>Boats</h1><div role=status>3 boats removed</div>" + rows));
        assertEquals(
                "STATUS Clara has left the pier",
                alerts("<h1>Boats</h1><div class=status_msg>Clara has left the pier</div>" + rows));
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
    void textBelowAFieldThatIsCalledWrongIsAMessage() {
        String field =
                "<form method=post><div class='group %s'><label>Street <input name=s></label>"
                        + "<p class=help-block>Write the number, too</p></div>"
                        + "<div class=group><label>Town <input name=t></label></div>"
                        + "<button>Send</button></form>";
        assertEquals("ERROR Write the number, too", alerts(String.format(field, "has-error")));
        assertEquals("", alerts(String.format(field, "")));
        assertEquals("", alerts(String.format(field, "ng-invalid")));
    }

    @Test
    void aLegendOfRequiredFieldsIsNoMessage() {
        assertEquals(
                "",
                alerts(
                        "<form method=post><p class=text-danger>* Required fields</p>"
                                + "<label>Name <input name=name></label><button>Send</button></form>"));
    }

    @Test
    void aTextBesideALoginThatSaysWhatIsDoneIsASuccess() {
        assertEquals(
                "SUCCESS Account creation successful. Now you can log in.",
                alerts("<p>Account creation successful. Now you can log in.</p>" + LOGIN));
        assertEquals(
                "SUCCESS Your password has been changed.",
                alerts("<p>Your password has been changed.</p>" + LOGIN));
        assertEquals(
                "ERROR The password was changed, but is wrong.",
                alerts("<p>The password was changed, but is wrong.</p>" + LOGIN));
    }

    @Test
    void aLogInSaysInPlainWordsWhatIsWrong() {
        assertEquals("ERROR Wrong user name.", alerts("<p>Wrong user name.</p>" + LOGIN));
        assertEquals("", alerts("<p>Enter your user name and your password.</p>" + LOGIN));
        assertEquals("", alerts("<p>Wrong password? <a href=/f>Get another</a></p>" + LOGIN));
        assertEquals(
                "", alerts("<p>Your account is locked after three wrong passwords.</p>" + LOGIN));
    }

    @Test
    void aRequestForACodeIsNoMessage() {
        String form =
                "<h1>Verification</h1><div class=alert>%s</div><form method=post>"
                        + "<input name=otp autocomplete=one-time-code><button>Verify</button></form>";
        assertEquals("", alerts(String.format(form, "Enter the code from your app")));
        assertEquals(
                "ALERT The code is wrong. Enter the code again",
                alerts(String.format(form, "The code is wrong. Enter the code again")));
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

    @Test
    void hintsBesideAnErrorAreNoMessages() {
        assertEquals(
                "ERROR The date needs a year",
                alerts(
                        "<form method=post><div class=form-group--error><div class=hint>For example,"
                                + " 27 3 2007</div><p class=error-message>The date needs a year</p>"
                                + "<input name=day aria-label=Day><input name=year aria-label=Year>"
                                + "</div><button>Save</button></form>"));
    }

    @Test
    void aQuestionWithALinkIsNoMessage() {
        assertEquals(
                "",
                alerts(
                        "<h1>Log in</h1>"
                                + LOGIN
                                + "<div class='ui message'>New to us? <a href=/new>Sign up</a></div>"));
    }

    @Test
    void aFormSaysThatALinkHasExpired() {
        assertEquals(
                "ERROR This link has expired. Enter your address to get another one.",
                alerts(
                        "<p>This link has expired. Enter your address to get another one.</p>"
                                + "<form method=post><label>Email <input type=email name=email></label>"
                                + "<button>Send</button></form>"));
    }

    @Test
    void theHeadingBelowTheNameOfTheSiteIsTheMessage() {
        assertEquals(
                "STATUS Email verified!",
                alerts(
                        "<h1>Trailbook</h1><h1>Email verified!</h1><p>You may close this page.</p>"));
    }
}

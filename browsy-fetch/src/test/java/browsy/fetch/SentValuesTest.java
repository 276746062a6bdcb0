package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.nio.charset.StandardCharsets;
import mockwebserver3.MockResponse;
import okio.Buffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the exact values that form controls submit. */
class SentValuesTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private String sent(String fields, Target button) {
        site.page("/", "<!DOCTYPE html><form action=/go>" + fields + "</form>").page("/go", "ok");
        session.goTo(site.url("/")).click(button);
        return String.valueOf(site.last().getUrl().encodedQuery());
    }

    private String sent(String fields) {
        return sent(fields + "<button>Go</button>", Target.text("Go"));
    }

    @ParameterizedTest
    @CsvSource({
        "&nbsp;&nbsp;Large, %C2%A0%C2%A0Large",
        "' A &nbsp; B ', A+%C2%A0+B",
        "' \u2003wide\u3000', %E2%80%83wide%E3%80%80",
        "'\n two\t words\f', two+words",
    })
    void optionTextKeepsNonAsciiSpaces(String text, String expected) {
        assertEquals("s=" + expected, sent("<select name=s><option>" + text + "</select>"));
    }

    /** See https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text. */
    @Test
    void optionTextLeavesOutScriptsAndTemplates() {
        assertEquals(
                "s=a+x+b+t+c",
                sent(
                        "<select name=s><option>a <style>x</style> <b>b</b>"
                                + " <svg><script>q</script><title>t</title></svg>"
                                + " <template>z</template><script>q</script> c</option></select>"));
    }

    @Test
    void optionsInTemplatesAreNone() {
        assertEquals(
                "s=b",
                sent(
                        "<select name=s><template><option selected>a</template>"
                                + "<option>b<option>c</select>"));
    }

    /** The encoding of the page encodes queries; recorded from Chromium 156. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<meta http-equiv=refresh content='0;url=/go?\u00e9'>",
                "<iframe src='/go?\u00e9'></iframe>",
                "<a href='/go?\u00e9'>Go</a>",
            })
    void queriesHaveTheEncodingOfThePage(String html) {
        byte[] page = html.getBytes(StandardCharsets.ISO_8859_1);
        site.route(
                        "/",
                        request ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "text/html; charset=latin1")
                                        .body(new Buffer().write(page))
                                        .build())
                .page("/go", "ok");
        session.goTo(site.url("/"));
        if (html.startsWith("<iframe")) {
            session.enterFrame(Target.css("iframe"));
        } else if (html.startsWith("<a")) {
            session.click(Target.text("Go"));
        }
        assertEquals("%E9", site.last().getUrl().encodedQuery());
    }

    /** The value has the domain in Punycode if it is valid then; recorded from Chromium 156. */
    @ParameterizedTest
    @CsvSource({
        "ann@b\u00fccher.example, '', ann@xn--bcher-kva.example",
        "' ann@stra\u00dfe.example ', '', ann@strasse.example",
        "A@Ex\u00c4mple.Example, '', A@xn--exmple-cua.example",
        "a@\u00fc\u3002example, '', a@xn--tda.example",
        "'a@\u00fc.example , b@b.example', multiple, 'a@xn--tda.example,b@b.example'",
        "\u00e9@\u00fc.example, '', \u00e9@\u00fc.example",
        "a@\u00fc_.example, '', a@\u00fc_.example",
        "a@\u00fc-.example, '', a@\u00fc-.example",
    })
    void mailAddressesHaveDomainsInAscii(String text, String multiple, String sent) {
        site.page(
                        "/",
                        "<form action=/go novalidate><input type=email name=a "
                                + multiple
                                + "><input type=email name=b value='"
                                + text
                                + "' "
                                + multiple
                                + "><button>Go")
                .page("/go", "ok");
        session.goTo(site.url("/")).type(Target.css("[name=a]"), text).click(Target.text("Go"));
        assertEquals(sent, site.last().getUrl().queryParameter("a"));
        assertEquals(sent, site.last().getUrl().queryParameter("b"));
    }

    /** A key selects no coordinate; recorded from Chromium 156. */
    @ParameterizedTest
    @ValueSource(strings = {"Enter", "Space"})
    void keysSelectTheOriginOfImageButtons(String key) {
        site.page("/", "<form action=/go><input type=image name=p width=40 height=20></form>")
                .page("/go", "ok");
        session.goTo(site.url("/")).focus(Target.css("input")).press(key);
        assertEquals("p.x=0&p.y=0", site.last().getUrl().encodedQuery());
    }

    /** The prefix of digits counts; recorded from Chromium 156. */
    @ParameterizedTest
    @CsvSource({
        "2, ab",
        "+2, ab",
        "2.9, ab",
        "2x, ab",
        "' 2 ', ab",
        "-0, ''",
        "-1, abcd",
        "x2, abcd",
        "99999999999, abcd",
    })
    void maxlengthIsAnInteger(String max, String expected) {
        assertEquals(expected, typed(max, "abcd"));
    }

    @Test
    void maxlengthSplitsNoCharacter() {
        assertEquals("%F0%9F%98%80", typed("3", "\uD83D\uDE00\uD83D\uDE00"));
    }

    private String typed(String maxlength, String text) {
        site.page(
                        "/",
                        "<form action=/go><input name=a maxlength='"
                                + maxlength
                                + "'><button>Go</button></form>")
                .page("/go", "ok");
        session.goTo(site.url("/")).type(Target.css("input"), text).click(Target.text("Go"));
        return String.valueOf(site.last().getUrl().encodedQuery()).substring("a=".length());
    }

    @Test
    void anOptionIsSelectedByItsVisibleText() {
        site.page(
                        "/",
                        "<form action=/go><select name=s id=s><option>-<option>&nbsp;&nbsp;Large"
                                + "</select><button>Go</button></form>")
                .page("/go", "ok");
        session.goTo(site.url("/")).select(Target.css("select"), "Large").click(Target.text("Go"));
        assertEquals("s=%C2%A0%C2%A0Large", site.last().getUrl().encodedQuery());
    }

    @ParameterizedTest
    @CsvSource({
        "'width:100px;height:50px;border:10px solid;padding:5px', 55, 30",
        "'width:100px;height:50px;border:solid;border-width:2px 4px 6px 8px', 48, 27",
        "'width:100px;height:50px;border:10px solid;box-sizing:border-box', 40, 15",
        "'width:100px;height:50px;border:0', 50, 25",
    })
    void imageButtonsSendACoordinateInThePaddingBox(String style, int x, int y) {
        String picture = "<input type=image name=p alt=Go style='" + style + "'>";
        assertEquals("p.x=" + x + "&p.y=" + y, sent(picture, Target.css("input")));
    }

    @ParameterizedTest
    @CsvSource({
        "#abc, aabbcc",
        "#AbC, aabbcc",
        "#abcd, aabbcc",
        "#A0B1C2D3, a0b1c2",
        "' #abc ', aabbcc",
        "#12345, 000000",
        "abc, 000000",
        "#ggg, 000000",
    })
    void colorValuesHaveSixDigits(String value, String expected) {
        assertEquals("c=%23" + expected, sent("<input type=color name=c value='" + value + "'>"));
    }
}

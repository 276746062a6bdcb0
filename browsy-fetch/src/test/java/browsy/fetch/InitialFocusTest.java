package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the focus of pages that have just loaded, as recorded from Chromium 156.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute">
 *     HTML: the autofocus attribute</a>
 */
class InitialFocusTest {
    private final TestSite site = new TestSite();
    private final Session session =
            Session.create(SessionConfig.builder().allowPrivateNetwork(true).build());

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session load(String html) {
        site.page("/", "<!DOCTYPE html>" + html);
        return session.goTo(site.url("/"));
    }

    private @Nullable String focused() {
        SpatialElement focused = session.focused();
        return focused == null ? null : focused.selector();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<input id=a autofocus>",
                "<input id=z><textarea id=a autofocus></textarea><input autofocus>",
                "<button id=a autofocus>x</button>",
                "<a id=a href=/x autofocus>x</a>",
                "<div id=a tabindex=-1 autofocus>x</div>",
                "<input autofocus disabled><input id=a autofocus>",
                "<input autofocus type=hidden><p autofocus>x</p><input id=a autofocus>",
                "<input autofocus style=display:none><input id=a autofocus>",
                "<input autofocus style=visibility:hidden><input id=a autofocus>",
                "<dialog><input autofocus></dialog><input id=a autofocus>",
                "<dialog open><input><input id=a autofocus></dialog>",
                "<details><summary>s</summary><input autofocus></details><input id=a autofocus>",
                "<div inert><input autofocus></div><input id=a autofocus>",
                "<template><input autofocus></template><input id=a autofocus>",
            })
    void theFirstFocusableElementWithAutofocusHasTheFocus(String html) {
        load(html);
        assertEquals("#a", focused());
    }

    @Test
    void thePageAppliesTheStylesOfTheFocus() {
        load(
                "<style>p,i{display:none}:focus-within>p,:focus-visible~i{display:block}</style>"
                        + "<form><button id=a autofocus>x</button><p>tips</p><i>key</i></form>");
        assertFalse(session.find("p").get(0).hidden());
        assertFalse(session.find("i").get(0).hidden());
    }

    @Test
    void keysStartAtTheFocus() {
        load(
                "<a href=/1>l</a><form action=/r><input name=q value=1 autofocus>"
                        + "<button id=b>b</button></form>");
        session.press("Tab");
        assertEquals("#b", focused());
        session.press("Shift+Tab").press("Enter");
        assertEquals(site.url("/r?q=1"), session.url());
    }

    @ParameterizedTest
    @CsvSource({
        "#t, #t",
        "#p, ''",
        "#none, #a",
        "#, #a",
    })
    void theTargetOfTheFragmentTakesPrecedence(String fragment, String focus) {
        site.page(
                "/", "<!DOCTYPE html><input id=a autofocus><p id=p>x</p><p id=t tabindex=-1>x</p>");
        session.goTo(site.url("/" + fragment));
        assertEquals(focus.isEmpty() ? null : focus, focused());
    }

    @Test
    void goingBackKeepsTheFocusOfThePage() {
        load("<input id=a autofocus><input id=b><a id=l href=/x>x</a>");
        session.focus(Target.css("#b")).goTo(site.url("/x"));
        assertNull(focused());
        session.back();
        assertEquals("#b", focused());
    }
}

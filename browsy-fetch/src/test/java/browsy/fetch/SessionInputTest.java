package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import browsy.model.Bounds;
import browsy.model.SpatialElement;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests field values, visibility checks, keys, scrolling and waiting. */
class SessionInputTest {
    private final TestSite site = new TestSite();
    private final SessionConfig config =
            SessionConfig.builder()
                    .allowPrivateNetwork(true)
                    .timeout(Duration.ofSeconds(5))
                    .build();
    private final Session session = Session.create(config);

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session show(String html) {
        return session.loadHtml("<!DOCTYPE html>" + html, site.url("/page"));
    }

    private int id(String selector) {
        return element(selector).id();
    }

    private SpatialElement element(String selector) {
        Element wanted = session.page().document().selectFirst(selector);
        return session.dom().elements().stream()
                .filter(element -> session.page().source(element.id()) == wanted)
                .findFirst()
                .orElseThrow();
    }

    private Kind kindOf(Runnable action) {
        return assertThrows(ActionError.class, action::run).kind();
    }

    @ParameterizedTest
    @CsvSource({
        "date, 2026-02-28, 2026-02-30",
        "time, 23:59, 24:00",
        "month, 2026-12, 2026-13",
        "week, 2026-W53, 2025-W53",
        "datetime-local, 2026-02-28T10:00, 28.2.2026",
        "number, -1.5e3, twelve",
        "color, #a0b1c2, #nothing",
    })
    void valuesAreValidatedByInputType(String type, String right, String wrong) {
        show("<form><input name=f type=" + type + " aria-label=F></form>");
        session.type(id("input"), right);
        assertEquals(right, element("input").value());
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.type(id("input"), wrong)));
        assertEquals(right, element("input").value());
    }

    @Test
    void rangeValuesAreRoundedToSteps() {
        show("<input type=range min=0 max=10 step=4 aria-label=Volume>");
        session.type(id("input"), "7");
        assertEquals("8", element("input").value());
        session.type(id("input"), "99");
        assertEquals("8", element("input").value());
    }

    @Test
    void editableTextTakesTextAndIsCleared() {
        show("<div contenteditable role=textbox aria-label=Note>old</div>");
        session.type(id("div"), "new text");
        assertEquals("new text", shown(element("div")));
        session.clear(id("div"));
        assertEquals("", shown(element("div")));
    }

    private static String shown(SpatialElement element) {
        String value = element.value();
        String text = element.text();
        return value != null ? value : text == null ? "" : text;
    }

    @Test
    void textIsLimitedToMaxlength() {
        show("<input maxlength=3 aria-label=Short><textarea aria-label=Long>kept</textarea>");
        session.type(id("input"), "abcdef");
        assertEquals("abc", element("input").value());
        session.clear(id("textarea"));
        assertEquals("", shown(element("textarea")));
    }

    @Test
    void optionsAreSelectedByValueLabelOrIndex() {
        show(
                "<select aria-label=One><option value=1>First<option value=2>Second</select>"
                        + "<select multiple id=many aria-label=Many>"
                        + "<option>a<option>b<option disabled>c</select>");
        int one = id("select");
        assertEquals("2", session.select(one, "2").element(one).value());
        assertEquals("1", session.select(one, "First").element(one).value());
        assertEquals("2", session.selectIndex(one, 1).element(one).value());
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.select(one, "Third")));
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.select(one, "1", "2")));
        int many = id("#many");
        session.select(many, "a", "b");
        assertEquals(
                List.of(true, true, false),
                session.element(many).options().stream().map(o -> o.selected()).toList());
        assertEquals(Kind.DISABLED, kindOf(() -> session.select(many, "c")));
    }

    @Test
    void imageMapAreasAreLinks() {
        site.page("/north", "<title>North</title>");
        show(
                "<img src=map.png usemap=#m width=200 height=100 alt=Map><map name=m>"
                        + "<area shape=rect coords=0,0,200,50 href=/north alt=North></map>");
        assertEquals(new Bounds(8, 8, 200, 50), element("area").bounds());
        session.click(Target.role("link", "North"));
        assertEquals("North", session.dom().title());
    }

    @Test
    void hiddenElementsRequireForce() {
        site.page("/there", "<title>There</title>");
        show("<a href=/there style='visibility:hidden'>Go</a><button disabled>Off</button>");
        int link = id("a");
        assertEquals(Kind.NOT_VISIBLE, kindOf(() -> session.click(link)));
        assertEquals(Kind.DISABLED, kindOf(() -> session.click(id("button"))));
        assertEquals("There", session.force().click(link).dom().title());
        show("<a href=/there style='visibility:hidden'>Go</a>");
        assertEquals(Kind.NOT_VISIBLE, kindOf(() -> session.click(id("a"))));
    }

    @Test
    void aBoxThatChangesGetsTheFocus() {
        site.page("/s", "<title>Sent</title>");
        show(
                "<form action=/s><input name=q><input type=checkbox name=c><input type=radio name=r"
                        + " value=1><input type=checkbox name=d checked><button>Go</button></form>");
        session.type(Target.css("[name=q]"), "x").check(Target.css("[name=d]"));
        assertEquals("q", Objects.requireNonNull(session.focused()).name());
        session.check(Target.css("[name=c]"));
        assertEquals("c", Objects.requireNonNull(session.focused()).name());
        session.uncheck(Target.css("[name=d]"));
        assertEquals("d", Objects.requireNonNull(session.focused()).name());
        session.check(Target.css("[name=r]"));
        assertEquals("r", Objects.requireNonNull(session.focused()).name());
        assertEquals("Sent", session.press("Enter").dom().title());
        assertEquals("/s?q=x&c=on&r=1", site.last().getTarget());
    }

    @Test
    void transparentElementsAreClickable() {
        site.page("/there", "<title>There</title>");
        show(
                "<style>.over{position:absolute;opacity:0;width:40px;height:20px}</style><div><input"
                        + " type=checkbox class=over aria-label=Dark><i>drawn</i></div><div"
                        + " style='opacity:0'><a href=/there>Go</a></div><div"
                        + " style='opacity:0;height:0;overflow:hidden'><a href=/x>Trap</a></div><input"
                        + " class=over style='left:-999px' type=checkbox aria-label=Away>");
        assertFalse(element("[aria-label=Dark]").hidden());
        assertTrue(session.check(Target.label("Dark")).element(id("input")).state().isChecked());
        assertEquals(Kind.NOT_VISIBLE, kindOf(() -> session.click(Target.text("Trap"))));
        assertEquals(Kind.NOT_VISIBLE, kindOf(() -> session.check(Target.label("Away"))));
        assertTrue(element("a").hidden());
        assertEquals("There", session.click(Target.text("Go")).dom().title());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "transform:scale(0)",
                "transform:scaleX(0)",
                "scale:0",
                "transform:rotateY(90deg)",
                "rotate:x 90deg",
                "clip-path:circle(0)",
                "clip-path:ellipse(0 10px)",
                "clip-path:polygon(0 0,0 0,0 0,0 0)",
                "clip-path:inset(50%)"
            })
    void unreachableElementsAreHidden(String style) {
        show("<p>Top</p><div style='" + style + "'><a href=/there>Go</a></div>");
        assertTrue(element("a").hidden());
        assertEquals(Kind.NOT_VISIBLE, kindOf(() -> session.click(id("a"))));
    }

    @Test
    void elementsWithoutPointerEventsAreNotClickable() {
        site.page("/there", "<title>There</title>");
        show("<div style='pointer-events:none'><a href=/there>Go</a></div>");
        assertEquals(Kind.COVERED, kindOf(() -> session.click(id("a"))));
        assertEquals("There", session.force().click(id("a")).dom().title());
    }

    @ParameterizedTest
    @CsvSource({
        "height:0, position:absolute, true",
        "height:0, position:fixed, true",
        "height:0;position:relative, position:absolute, false",
        "height:0;position:relative, position:fixed, true",
        "height:0, position:relative, false",
        "height:0;clip-path:inset(50%), position:absolute, false",
        "height:0;opacity:0, position:absolute;visibility:hidden, false"
    })
    void overflowClipsOnlyBoxesInItsContainingBlockChain(
            String around, String inside, boolean seen) {
        show(
                "<div style='overflow:hidden;"
                        + around
                        + "'><div><a href=/there style='left:90px;top:90px;"
                        + inside
                        + "'>Go</a></div></div>");
        assertEquals(seen, !element("a").hidden());
    }

    @Test
    void overlappedElementsAreCovered() {
        show(
                "<button style='position:absolute;left:0;top:0'>Under</button>"
                        + "<div role=dialog style='position:fixed;inset:0;background:#fff'>"
                        + "<button>Accept</button></div>");
        ActionError error =
                assertThrows(
                        ActionError.class, () -> session.click(Target.role("button", "Under")));
        assertEquals(Kind.COVERED, error.kind());
    }

    @Test
    void keysMoveTheFocusPressAndDismiss() {
        show(
                "<a href=/a>First</a><input type=checkbox aria-label=Box>"
                        + "<button type=button popovertarget=p>Open</button>"
                        + "<div popover id=p>Menu</div>");
        session.press("Tab").press("Tab").press(" ");
        assertTrue(element("input").state().isChecked());
        session.click(id("button"));
        assertFalse(element("#p").hidden());
        session.press("Escape");
        assertTrue(element("#p").hidden());
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.press("F13")));
    }

    @Test
    void scrollingMovesTheViewport() {
        show("<p>top</p><div style='height:5000px'></div><p id=end>end</p>");
        session.scroll(0, 300);
        assertEquals(300, session.dom().scroll().y());
        session.scroll(0, -1000);
        assertEquals(0, session.dom().scroll().y());
        session.scrollTo(id("#end"));
        assertTrue(session.dom().scroll().y() > 3000);
        assertTrue(session.dom().aboveFold().stream().anyMatch(e -> "end".equals(e.text())));
    }

    @Test
    void fixedAndStickyBoxesMoveWithTheViewport() {
        show(
                "<nav style='position:fixed;top:0'><a href=/h>Home</a></nav><section"
                        + " style='height:3000px'><h2"
                        + " style='position:sticky;top:0'>Part</h2></section><p id=far>far</p><p"
                        + " style='height:2000px'></p>");
        assertFalse(session.dom().isAboveFold(element("#far")));
        session.scroll(0, 2000);
        assertEquals(2000, element("a").bounds().y());
        assertEquals(2000, element("h2").bounds().y());
        assertTrue(session.dom().isAboveFold(element("#far")));
        session.scroll(0, 1e9);
        double end = session.dom().scroll().y();
        assertTrue(end > 3000 && end < 6000, () -> "ends at " + end);
        assertEquals(end, element("a").bounds().y());
    }

    @Test
    void historyRestoresTheScrollOffset() {
        site.page("/next", "<p>next");
        show("<p>top</p><div style='height:5000px'></div><a href=/next>Next</a>");
        session.scroll(0, 700).click(id("a"));
        assertEquals(0, session.dom().scroll().y());
        assertEquals(700, session.back().dom().scroll().y());
    }

    @Test
    void waitForReloadsUntilTheElementAppears() {
        AtomicInteger asked = new AtomicInteger();
        site.route(
                "/job",
                r ->
                        TestSite.html(
                                200,
                                asked.incrementAndGet() < 3
                                        ? "<p>Working</p>"
                                        : "<p>Done</p><a class=result href=/r>Result</a>"));
        session.goTo(site.url("/job")).waitFor("Done");
        assertEquals(3, asked.get());
        session.waitFor(Target.css("a.result"));
        assertEquals(3, asked.get());
        assertNotNull(session.lastAction());
    }

    @Test
    void waitForTimesOut() {
        try (Session hasty =
                Session.create(config.newBuilder().timeout(Duration.ofMillis(400)).build())) {
            site.page("/job", "<p>Working</p>");
            hasty.goTo(site.url("/job"));
            assertEquals(Kind.TIMEOUT, kindOf(() -> hasty.waitFor("Done")));
        }
    }

    @Test
    void fillIsAtomic() {
        show("<form><label>Name <input name=n></label><input type=number name=age></form>");
        java.util.Map<String, String> values = new java.util.LinkedHashMap<>();
        values.put("Name", "Ann");
        values.put("age", "old");
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.fill(values)));
        assertEquals(null, element("[name=n]").value());
        values.put("age", "33");
        session.fill(values);
        assertEquals("Ann", element("[name=n]").value());
        assertEquals("33", element("[name=age]").value());
    }

    @Test
    void fillPrefersWholeLabelsThenNamesThenPartialLabels() {
        show(
                "<label>Request <input id=r></label><input name=q id=q>"
                        + "<label><input type=checkbox id=c> Agree to all</label>"
                        + "<input type=radio name=size value=s id=s aria-label=Small>"
                        + "<input type=radio name=size value=l id=l aria-label=Large>");
        session.fill(java.util.Map.of("q", "by name", "request", "by label"));
        assertEquals("by name", element("#q").value());
        assertEquals("by label", element("#r").value());
        session.fill(java.util.Map.of("Agree", "yes", "size", "Large"));
        assertTrue(element("#c").state().isChecked());
        assertTrue(element("#l").state().isChecked());
        assertEquals(
                Kind.INVALID_VALUE, kindOf(() -> session.fill(java.util.Map.of("Agree", "?"))));
        session.fill(java.util.Map.of("Agree", "no", "size", "s"));
        assertFalse(element("#c").state().isChecked());
        assertTrue(element("#s").state().isChecked());
    }

    @Test
    void aClickOutsideClosesPopoversAndHoverMenus() {
        show(
                "<style>li div { display: none } li:hover div { display: block }</style><ul><li"
                        + " id=item>Item<div id=below>Below</div></li></ul><button popovertarget=p"
                        + " id=o>Menu</button><div popover id=p>Popover</div><div"
                        + " style='margin-top:300px'><input id=field aria-label=Field></div>");
        session.hover(id("#item"));
        assertFalse(element("#below").hidden());
        session.click(id("#o"));
        assertTrue(element("#below").hidden());
        assertFalse(element("#p").hidden());
        session.click(id("#field"));
        assertTrue(element("#p").hidden());
        assertEquals(id("#field"), session.focused().id());
    }

    private boolean hasFocus(String selector) {
        SpatialElement focused = session.focused();
        return focused != null && focused.id() == id(selector);
    }

    private static final String NESTED =
            "<button id=o commandfor=d command=show-modal>o</button><dialog id=d>"
                    + "<button id=o2 commandfor=e command=show-modal>o2</button>"
                    + "<form method=dialog><button id=send>Send</button></form></dialog>"
                    + "<dialog id=e>e<button id=c commandfor=e command=close>c</button></dialog>";

    @Test
    void aClosedDialogReturnsTheFocus() {
        show(NESTED);
        session.click(id("#o")).click(id("#o2")).press("Escape");
        assertTrue(hasFocus("#o2"));
        session.click(id("#o2")).click(id("#c"));
        assertTrue(hasFocus("#o2"));
        session.click(id("#send"));
        assertTrue(hasFocus("#o"));
    }

    @Test
    void aDialogThatWasOpenReturnsNoFocus() {
        show("<dialog id=d open>d<button id=c commandfor=d command=close>c</button></dialog>");
        session.click(id("#c"));
        assertNull(session.focused());
    }

    @Test
    void aHiddenPopoverReturnsTheFocusThatItHas() {
        show(
                "<button id=o popovertarget=p>o</button><input id=i><div id=p popover>"
                        + "<button id=c popovertarget=p popovertargetaction=hide>c</button></div>");
        session.click(id("#o")).click(id("#c"));
        assertTrue(hasFocus("#o"));
        session.click(id("#o")).focus(id("#i")).press("Escape");
        assertTrue(element("#c").hidden());
        assertTrue(hasFocus("#i"));
    }

    @Test
    void aShownPopoverFocusesWhatHasAutofocus() {
        show(
                "<button id=o popovertarget=p>o</button>"
                        + "<div id=p popover><input id=a><input id=b autofocus></div>");
        session.click(id("#o"));
        assertTrue(hasFocus("#b"));
    }

    @Test
    void escapeHidesNoManualPopover() {
        show(
                "<button id=o popovertarget=p>o</button><div id=p popover=manual>p</div>"
                        + "<button id=o2 popovertarget=q>o2</button><div id=q popover=wrong>q</div>");
        session.click(id("#o")).click(id("#o2"));
        assertThrows(ActionError.class, () -> session.press("Escape"));
        assertFalse(element("#p").hidden());
        assertFalse(element("#q").hidden());
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "hint"})
    void aPopoverStaysAroundTheOnesThatItsButtonsShow(String inner) {
        show(
                "<button id=o popovertarget=p>o</button><div id=p popover style='inset:auto;top:50px'>"
                        + "<button id=o2 popovertarget=q>o2</button></div><div id=q popover="
                        + inner
                        + " style='inset:auto;top:200px'>q</div>");
        session.click(id("#o")).click(id("#o2"));
        assertFalse(element("#o2").hidden());
        assertFalse(element("#q").hidden());
        session.press("Escape");
        assertFalse(element("#o2").hidden());
        assertTrue(element("#q").hidden());
    }

    @Test
    void aModalDialogHidesPopovers() {
        show(
                "<button id=o popovertarget=p>o</button><div id=p popover>"
                        + "<button id=o2 commandfor=d command=show-modal>o2</button></div>"
                        + "<dialog id=d>d</dialog>");
        session.click(id("#o")).click(id("#o2"));
        assertTrue(element("#o2").hidden());
        assertFalse(element("#d").hidden());
        session.press("Escape");
        assertTrue(element("#d").hidden());
        assertNull(session.focused());
    }

    @Test
    void aDialogMayBeAPopover() {
        show(
                "<button id=o commandfor=d command=toggle-popover>o</button>"
                        + "<dialog id=d popover>d</dialog>");
        session.click(id("#o"));
        assertFalse(element("#d").hidden());
        session.press("Escape");
        assertTrue(element("#d").hidden());
    }

    @Test
    void filesThatAcceptExcludesAreRejected() {
        show("<form><input type=file accept=.png aria-label=Picture></form>");
        UploadFile text = new UploadFile("a.txt", "text/plain", new byte[] {1});
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.upload(id("input"), text)));
    }
}

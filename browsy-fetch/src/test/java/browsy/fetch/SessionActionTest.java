package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.FetchException.ActionError.Kind;
import browsy.fetch.config.RequestPreview;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.find.Target;
import browsy.model.AlertKind;
import browsy.model.InputPurpose;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mockwebserver3.MockResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SessionActionTest {
    private final TestSite site = new TestSite();
    private final SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();
    private final Session session = Session.create(config);

    @AfterEach
    void close() {
        session.close();
        site.close();
    }

    private Session show(String html) {
        return session.loadHtml("<!DOCTYPE html>" + html, site.url("/page"));
    }

    private boolean isShown(String text) {
        return session.findByText(text).stream().anyMatch(element -> !element.hidden());
    }

    private Kind kindOf(Runnable action) {
        return assertThrows(ActionError.class, action::run).kind();
    }

    private static Target css(String selector) {
        return Target.css(selector);
    }

    @Test
    void targetsMustMatchOneElement() {
        show(
                "<button type=button popovertarget=p>Open</button><div popover id=p>x</div><a"
                        + " href=/a>Same</a><a href=/b>Same</a><label>Email <input name=e></label>");
        session.type(Target.label("Email"), "a@b.c").type(Target.role(Role.TEXTBOX, "Email"), "d");
        assertEquals("d", session.findByRole("textbox").get(0).value());
        ActionError error =
                assertThrows(ActionError.class, () -> session.click(Target.text("Same")));
        assertEquals(Kind.AMBIGUOUS, error.kind());
        assertEquals(2, error.candidates().size());
        assertEquals(Kind.NOT_FOUND, kindOf(() -> session.click(Target.text("Nowhere"))));
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.click(css("a["))));
    }

    @Test
    void aClickOnAFileFieldSaysToUpload() {
        show("<label for=f>Upload</label><input type=file id=f><input type=submit value=Upload>");
        for (String opener : List.of("#f", "label")) {
            ActionError error = assertThrows(ActionError.class, () -> session.click(css(opener)));
            assertEquals(Kind.WRONG_ELEMENT_TYPE, error.kind());
            assertTrue(error.getMessage().contains("upload a file instead"), error::getMessage);
        }
    }

    @Test
    void labelsMatchWithoutTrailingPunctuation() {
        show(
                "<label>User name: <input name=u></label><label>E-mail * <input name=e></label>"
                        + "<table><tr><th>Title:<td><input name=t><tr><td>Body<td><textarea name=b>"
                        + "</textarea></table>");
        session.type(Target.label("User name"), "1").type(Target.label("e-mail"), "2");
        session.type(Target.label("Title"), "3").type(Target.label("Body"), "4");
        session.fill(Map.of("User name", "5", "Title", "6"));
        assertEquals(
                List.of("5", "2", "6", "4"),
                session.findByRole("textbox").stream().map(SpatialElement::value).toList());
    }

    @Test
    void targetsDistinguishSimilarElements() {
        show(
                "<nav aria-label=Top><a href=#a>Edit</a></nav><section"
                        + " aria-label=News><h2>News</h2><a href=#b>Edit</a><a href=#c>Edit</a><a"
                        + " href=#d>edit all</a></section>");
        Target edit = Target.text("Edit");
        assertTrue(session.click(edit.within(Target.role("navigation"))).url().endsWith("#a"));
        assertTrue(session.click(edit.nth(2)).url().endsWith("#c"));
        Target news = Target.role("region", "News");
        assertTrue(session.click(edit.within(news).nth(0)).url().endsWith("#b"));
        assertTrue(session.click(Target.exactName("edit all")).url().endsWith("#d"));
        assertEquals(Kind.NOT_FOUND, kindOf(() -> session.click(Target.exactName("edit"))));
        assertTrue(session.click(Target.nameContaining("IT ALL")).url().endsWith("#d"));
        assertEquals(Kind.NOT_FOUND, kindOf(() -> session.click(edit.nth(3))));
        ActionError error = assertThrows(ActionError.class, () -> session.click(edit));
        assertTrue(error.getMessage().contains("under \"News\" at "), error::getMessage);
    }

    @Test
    void aTargetNotFoundSuggestsSimilarElements() {
        show(
                "<button>Save changes</button><button>Sign in</button><a href=/x>Help</a>"
                        + "<select aria-label=Land><option value=de>Germany<option>Peru</select>");
        ActionError error =
                assertThrows(ActionError.class, () -> session.click(Target.text("Sign-in")));
        assertEquals(Kind.NOT_FOUND, error.kind());
        assertEquals("Sign in", error.candidates().get(0).text());
        assertTrue(error.getMessage().contains("Sign in\""), error::getMessage);
        error = assertThrows(ActionError.class, () -> session.click(Target.text("Save all")));
        assertEquals(
                List.of("Save changes"),
                error.candidates().stream().map(SpatialElement::text).toList());
        error =
                assertThrows(
                        ActionError.class, () -> session.select(Target.label("Land"), "France"));
        assertTrue(error.getMessage().contains("'de' (Germany), 'Peru'"), error::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#c:checked~.p | <input type=checkbox id=c hidden><label for=c id=t>Menu</label>",
                "div:focus-within .p | <button type=button id=t>Menu</button>",
                "div:focus-within .p | <span tabindex=0 id=t>Menu</span>",
                "#t:focus~.p | <a tabindex=0 id=t>Menu</a>",
                ".p:target | <a href=#q id=t>Menu</a>",
                "div:hover .p | <button type=button id=t>Menu</button>",
                "div:hover .p | <a href=# onclick=f() id=t>Menu</a>",
                "div:hover .p | <a href='javascript:f()' id=t>Menu</a>"
            })
    void aClickAppliesHoverFocusAndTargetStyles(String rule, String control) {
        show(
                "<style>.p{display:none}"
                        + rule
                        + "{display:block}</style><div>"
                        + control
                        + "<p class=p id=q>Panel</p></div>");
        session.click(css("#t"));
        assertTrue(isShown("Panel"));
        assertTrue(session.lastAction().changedAnything());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<details><summary>S</summary><p id=q>Panel</details>",
                "<details><summary>S</summary><details><summary id=q>Panel</summary></details></details>",
                "<div hidden=until-found id=q>Panel</div>",
                "<div hidden=UNTIL-FOUND><details><p id=q>Panel</details></div>",
                "<details name=g open>Other</details><details name=g><p id=q>Panel</details>",
            })
    void aFragmentRevealsItsTarget(String html) {
        show("<style>#q:target{width:77px}</style><a href=#q>Go</a>" + html);
        assertFalse(isShown("Panel"));
        session.click(Target.text("Go"));
        assertTrue(isShown("Panel"));
        assertFalse(isShown("Other"));
        assertEquals(77, session.findByText("Panel").get(0).bounds().width());
        site.page("/there", "<style>#q:target{width:77px}</style>" + html);
        session.goTo(site.url("/there#q"));
        assertTrue(isShown("Panel"));
        assertFalse(isShown("Other"));
    }

    @Test
    void aFragmentInASummaryOpensNothing() {
        show("<a href=#q>Go</a><details><summary><b id=q>S</b></summary>Panel</details>");
        session.click(Target.text("Go"));
        assertFalse(isShown("Panel"));
    }

    @Test
    void aClickWithoutVisibleEffectReportsNoChange() {
        show("<a href=#>Top</a><a href=#nowhere>Nowhere</a><p>Text</p>");
        assertFalse(session.click(Target.text("Top")).lastAction().changedAnything());
        assertFalse(session.click(Target.text("Nowhere")).lastAction().navigated());
        assertFalse(session.lastAction().changedAnything());
        assertTrue(session.url().endsWith("#nowhere"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://[x", "//a:99999/"})
    void linksWithInvalidUrlsFail(String href) {
        show("<a href='" + href + "'>Go</a>");
        assertEquals(Kind.WRONG_ELEMENT_TYPE, kindOf(() -> session.click(Target.text("Go"))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "href=javascript:f()",
                "href=' JavaScript:void(0)'",
                "href=# onclick=f()",
                "onclick=f() tabindex=0"
            })
    void elementsThatDependOnScriptsFail(String attributes) {
        show("<a " + attributes + ">Go</a>");
        ActionError error = assertThrows(ActionError.class, () -> session.click(Target.text("Go")));
        assertEquals(Kind.WRONG_ELEMENT_TYPE, error.kind());
        assertTrue(error.getMessage().contains("script"), error::getMessage);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<ul><li class=success>Told</li></ul> | SUCCESS",
                "<div class=error>Told</div> | ERROR",
                "<p class=errornote>Told</p> | ERROR",
                "<ul class=errorlist><li>Told</ul> | ERROR",
                "<div class=message><p>Told</p></div> | ALERT",
                "<div class=message>Told <a href=/undo>Undo</a></div> | ALERT"
            })
    void alertsAreDetectedByOneClassName(String markup, AlertKind kind) {
        show("<p>Text</p>" + markup);
        assertEquals(1, session.dom().alerts().size());
        SpatialElement alert = session.dom().alerts().get(0);
        assertEquals(kind, alert.alertType());
        assertTrue(session.dom().fullText(alert).startsWith("Told"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<div class=error><label>Name <input></label></div>",
                "<span class=error>Told</span>",
                "<div class=message></div>",
                "<h2 class=message>Told</h2>",
                "<p class=message>1<p class=message>2<p class=message>3<p class=message>4"
                        + "<p class=message>5<p class=message>6"
            })
    void aClassNameAloneDoesNotAlwaysMakeAnAlert(String markup) {
        show("<p>Text</p>" + markup);
        assertEquals(List.of(), session.dom().alerts());
    }

    @Test
    void actionsWorkInEmbeddedFrames() {
        String frame =
                "<iframe srcdoc=\"<form action=/find><input name=q aria-label=Word>"
                        + "<button>Find</button></form><a href=next>Next</a>\"></iframe>";
        site.page("/find", "<p>Found</p>");
        site.page("/next", "<p>The next page</p>");
        show("<p>Above</p>" + frame);
        session.type(Target.label("Word"), "lamp");
        assertEquals("lamp", session.findByRole("textbox").get(0).value());
        session.click(Target.text("Find"));
        assertTrue(session.url().endsWith("/find?q=lamp"), session.url());
        show("<p>Above</p>" + frame).click(Target.text("Next"));
        assertTrue(isShown("The next page"));
    }

    @Test
    void staleIdsSuggestSimilarElements() {
        show("<p>1</p><nav><a href=/x>Sign in</a></nav>");
        int id = session.findByText("Sign in").get(0).id();
        show(
                "<main><section><p>Other</p><div><a href=/y>Sign in now</a><a"
                        + " href=/z>Help</a></div></section></main>");
        assertThrows(ActionError.class, () -> session.element(id));
        ActionError error = assertThrows(ActionError.class, () -> session.click(id));
        assertEquals(Kind.STALE, error.kind());
        assertEquals(id, error.elementId());
        assertEquals("Sign in now", error.candidates().get(0).text());
        assertTrue(error.getMessage().contains("Sign in now"), error::getMessage);
        assertEquals(Kind.NOT_FOUND, kindOf(() -> session.click(999)));
    }

    @Test
    void lastActionReportsTheChange() {
        show("<input name=a maxlength=3><input type=password name=p>");
        session.type(css("[name=a]"), "abcdef");
        ActionResult result = session.lastAction();
        assertNotNull(result);
        assertEquals("abc", result.value());
        assertFalse(result.navigated());
        session.type(css("[name=p]"), "secret");
        assertEquals("***", session.lastAction().value());
        assertFalse(session.lastAction().toString().contains("secret"));
    }

    @Test
    void lastActionReportsNewPagesAndAlerts() {
        site.page("/", "<a href=/in>In</a><div role=alert>Known</div>")
                .page(
                        "/in",
                        "<title>In</title><div role=alert>Known</div>"
                                + "<div role=alert>Card refused</div>");
        session.goTo(site.url("/")).click(css("a"));
        ActionResult result = session.lastAction();
        assertNotNull(result);
        assertEquals("click", result.action());
        assertTrue(result.navigated() && result.changedAnything());
        assertEquals(site.url("/in"), result.url());
        assertEquals(
                List.of("Card refused"),
                result.alerts().stream().map(SpatialElement::text).toList());
        assertTrue(result.duration().toNanos() > 0);
    }

    @Test
    void linksOfSvgAreFollowed() {
        site.page("/", "<svg><a xlink:href=/in><text y=10>In</text></a></svg>")
                .page("/in", "<title>In</title>");
        session.goTo(site.url("/")).click(css("a"));
        assertEquals(site.url("/in"), session.url());
    }

    @Test
    void invalidFieldValuesAreErrors() {
        show("<input type=date name=d><input type=number name=n><input type=color name=c>");
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.type(css("[name=d]"), "2025-02-30")));
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.type(css("[name=n]"), "many")));
        assertEquals(Kind.INVALID_VALUE, kindOf(() -> session.type(css("[name=c]"), "red")));
        session.type(css("[name=d]"), "2024-02-29").type(css("[name=n]"), "-1.5e3");
        assertEquals("2024-02-29", session.element(1).value());
    }

    @Test
    void validationNamesTheFields() {
        show(
                "<form action=/x><input name=a required><input name=b type=email value=no>"
                        + "<button>Go</button></form>");
        ActionError error = assertThrows(ActionError.class, () -> session.click(css("button")));
        assertEquals(Kind.VALIDATION_FAILED, error.kind());
        assertEquals(2, error.candidates().size());
        assertEquals(List.of(), site.asked());
    }

    @Test
    void labelsToggleTheirCheckBoxes() {
        show("<label id=l><input type=checkbox id=c> Agree</label>");
        session.click(css("#l"));
        assertTrue(session.findByRole("checkbox").get(0).state().isChecked());
        session.click(css("#l"));
        assertFalse(session.findByRole("checkbox").get(0).state().isChecked());
    }

    @Test
    void radioButtonsExcludeOneAnother() {
        show("<input type=radio name=r value=a checked><input type=radio name=r value=b>");
        session.check(css("[value=b]"));
        List<SpatialElement> radios = session.findByRole("radio");
        assertFalse(radios.get(0).state().isChecked());
        assertTrue(radios.get(1).state().isChecked());
    }

    @Test
    void detailsOpenAndClose() {
        show("<details><summary>More</summary><p>Inside</p></details>");
        assertFalse(isShown("Inside"));
        session.click(css("summary"));
        assertTrue(isShown("Inside"));
        assertNotNull(session.lastAction().delta());
        session.click(css("summary"));
        assertFalse(isShown("Inside"));
    }

    @ParameterizedTest
    @CsvSource({
        "'', true, true",
        "any, true, true",
        "NONE, true, false",
        "closerequest, false, true",
        "none, false, false",
        "auto, false, false",
    })
    void escapeClosesDialogsByClosedby(String closedBy, boolean modal, boolean closes) {
        show(
                "<button commandfor=d command=show-modal>Open</button><dialog id=d closedby='"
                        + closedBy
                        + (modal ? "'>" : "' open>")
                        + "<button>In</button></dialog>");
        if (modal) {
            session.click(Target.text("Open"));
        }
        if (closes) {
            session.press("Escape");
        } else {
            assertEquals(Kind.WRONG_ELEMENT_TYPE, kindOf(() -> session.press("Escape")));
        }
        assertEquals(!closes, isShown("In"));
    }

    @Test
    void dialogsOpenByCommandAndCloseByForm() {
        show(
                "<button command=show-modal commandfor=d id=o>Open</button><dialog"
                        + " id=d><p>Sure?</p><form method=dialog><button id=c>Close</button></form>"
                        + "</dialog>");
        session.click(css("#o"));
        assertTrue(isShown("Sure?"));
        session.click(css("#c"));
        assertFalse(isShown("Sure?"));
    }

    @Test
    void inferredScriptsShowAndHide() {
        show(
                "<style>.menu{display:none}.tab{display:none}.tab.active{display:block}</style><button"
                        + " type=button aria-expanded=false aria-controls=m id=b>Menu</button><div"
                        + " class=menu id=m><a href=/x>Entry</a></div><a href='#' id=s"
                        + " onclick=\"document.getElementById('h').style.display='block'\">Show</a><p"
                        + " id=h style='display:none'>Shown</p><div role=tablist><button role=tab"
                        + " aria-controls=t1 id=a>A</button><button role=tab aria-controls=t2"
                        + " id=c>C</button></div><div id=t1 class='tab active'>First</div><div id=t2"
                        + " class=tab>Second</div>");
        session.click(css("#b"));
        assertTrue(isShown("Entry"));
        session.click(css("#b"));
        assertFalse(isShown("Entry"));
        session.click(css("#s"));
        assertTrue(isShown("Shown"));
        session.click(css("#c"));
        assertTrue(isShown("Second"));
        assertFalse(isShown("First"));
        assertTrue(session.behaviors().size() >= 4);
    }

    @Test
    void aTabShowsThePanelThatItLabels() {
        show(
                "<div role=tablist><a role=tab id=a href=#p>A</a><a role=tab id=b href=#q>B</a></div>"
                        + "<p role=tabpanel id=p aria-labelledby=a hidden>First</p>"
                        + "<p role=tabpanel id=q aria-labelledby=b hidden>Second</p>");
        session.click(css("#a"));
        assertTrue(isShown("First"));
        session.click(css("#b"));
        assertTrue(isShown("Second"));
        assertFalse(isShown("First"));
    }

    @Test
    void hoverAppliesHoverStyles() {
        show(
                "<style>.s{display:none} li:hover .s{display:block}</style>"
                        + "<ul><li id=l><a href=/x>Top</a><div class=s>Below</div></li></ul>");
        session.hover(session.findByText("Top").get(0).id());
        assertTrue(isShown("Below"));
    }

    @Test
    void fillFindsFieldsByLabelAndName() {
        show(
                "<form><label>Name <input name=n></label><input name=zip><label><input"
                        + " type=checkbox name=c> Agree</label><label>Land <select name=l><option"
                        + " value=de>Germany<option value=fr>France</select></label></form>");
        session.fill(Map.of("Name", "Ann", "zip", "123", "Agree", "true", "Land", "France"));
        List<String> values =
                session.findByRole("textbox").stream().map(SpatialElement::value).toList();
        assertEquals(List.of("Ann", "123"), values);
        assertTrue(session.findByRole("checkbox").get(0).state().isChecked());
        assertEquals("fr", session.findByRole("combobox").get(0).value());
    }

    @Test
    void previewSendsNothingAndMasksSecrets() {
        show(
                "<form method=post action=/x><input name=u value=ann>"
                        + "<input type=password name=p value=secret><button>Go</button></form>");
        int button = session.findByRole("button").get(0).id();
        RequestPreview preview = session.preview(button);
        assertEquals(RequestPreview.Effect.SUBMIT, preview.effect());
        assertEquals("POST", preview.method());
        assertEquals(site.url("/x"), preview.url());
        assertEquals("***", preview.fields().get(1).value());
        assertEquals(List.of(), site.asked());
    }

    private String sent(String form) {
        show(form);
        return URI.create(session.preview(css("button")).url()).getRawQuery();
    }

    @Test
    void controlsInATemplateAreNotSent() {
        assertEquals(
                "a=1&b=2",
                sent(
                        "<form id=f action=/x><input name=a value=1><template><input name=t"
                                + " required><input name=u form=f></template><input name=b"
                                + " value=2><button>Go"));
    }

    @Test
    void anEmptyIdReferencesNoElement() {
        assertEquals(
                "b=2",
                sent(
                        "<form action=/x><input name=a value=1 form=><input name=b value=2>"
                                + "<label for=''>L</label><button>Go"));
        assertEquals(Kind.WRONG_ELEMENT_TYPE, kindOf(() -> session.click(css("label"))));
    }

    @Test
    void datalistControlsAndUnnamedDirectionsAreSent() {
        assertEquals(
                "a=1&=ltr&o=x",
                sent(
                        "<form action=/x><input name=a value=1 dirname='' list=l><datalist id=l>"
                                + "<select name=o><option>x</select></datalist><button>Go"));
    }

    @Test
    void confirmHookCanRefuse() {
        List<RequestPreview> seen = new ArrayList<>();
        SessionConfig careful =
                config.newBuilder().confirmHook(preview -> !seen.add(preview)).build();
        try (Session guarded = Session.create(careful)) {
            guarded.loadHtml("<a href=/x>X</a>", site.url("/"));
            assertEquals(Kind.REFUSED, kindOf(() -> guarded.click(1)));
        }
        assertEquals(1, seen.size());
        assertEquals(List.of(), site.asked());
    }

    @Test
    void downloadsKeepThePage(@TempDir Path folder) throws IOException {
        site.page("/", "<title>Home</title><a href=/f.pdf>File</a>")
                .route(
                        "/f.pdf",
                        r ->
                                new MockResponse.Builder()
                                        .addHeader("Content-Type", "application/pdf")
                                        .addHeader(
                                                "Content-Disposition",
                                                "attachment; filename=\"../a b.pdf\"")
                                        .body("%PDF")
                                        .build());
        session.goTo(site.url("/")).click(1);
        Download file = session.lastAction().download();
        assertNotNull(file);
        assertEquals("_a b.pdf", file.fileName());
        assertEquals("%PDF", new String(file.bytes(), StandardCharsets.UTF_8));
        Path saved = file.saveIn(folder);
        assertEquals("_a b.pdf", saved.getFileName().toString());
        assertThrows(IOException.class, () -> file.saveIn(folder));
        UploadFile again = UploadFile.of(saved);
        assertEquals("application/pdf", again.contentType());
        assertEquals("_a b.pdf", again.name());
        assertEquals("Home", session.dom().title());
    }

    @Test
    void theDownloadAttributeAppliesToTheOriginOfThePage() {
        site.page("/page", "<title>Page</title>");
        String page = site.url("/page").replaceFirst("//[^:/]+", "//127.0.0.1");
        String other = page.replace("127.0.0.1", "localhost");
        session.loadHtml(
                "<a download=a.html href=/page>Same</a> <a download=b.html href="
                        + other
                        + ">Other</a>",
                page);
        assertEquals(
                RequestPreview.Effect.NAVIGATE, session.preview(Target.text("Other")).effect());
        session.click(Target.text("Same"));
        Download file = session.lastAction().download();
        assertNotNull(file);
        assertEquals("a.html", file.fileName());
        session.click(Target.text("Other"));
        assertNull(session.lastAction().download());
        assertEquals("Page", session.dom().title());
    }

    @Test
    void framesAreEnteredOnRequest() {
        site.page("/", "<iframe src=/in title=Inner></iframe>").page("/in", "<h1>Inside</h1>");
        session.goTo(site.url("/"));
        assertEquals(1, site.asked().size());
        int frame =
                session.dom().elements().stream()
                        .filter(e -> e.tag().equals("iframe"))
                        .findFirst()
                        .orElseThrow()
                        .id();
        assertTrue(session.enterFrame(frame).url().endsWith("/in"));
        assertTrue(session.back().url().endsWith("/"));
    }

    @Test
    void framesWithSrcdocShowIt() {
        show("<iframe title=Own srcdoc='<h1>Own</h1><a href=x>X</a>'></iframe><p>no frame</p>");
        int paragraph = session.findByText("no frame").get(0).id();
        assertEquals(Kind.WRONG_ELEMENT_TYPE, kindOf(() -> session.enterFrame(paragraph)));
        session.enterFrame(css("iframe"));
        assertEquals("Own", session.findByRole("heading").get(0).text());
        assertEquals(site.url("/x"), session.findByText("X").get(0).href());
        assertEquals(List.of(), site.asked());
    }

    @Test
    void framesWithSrcdocHaveTheUrlAndTheReferrerPolicyOfTheirPage() {
        String inside = "<a href=x>X</a><form method=post action=y><button>Y</button></form>";
        String frame = "<iframe srcdoc='" + inside + "'></iframe>";
        String origin = site.url("/").replaceAll("/$", "");
        site.page("/p", "<base href=/dir/>" + frame)
                .page("/q", "<meta name=referrer content=origin><base href=/dir/>" + frame)
                .page("/dir/x", "X")
                .page("/dir/y", "Y");
        session.goTo(site.url("/p")).enterFrame(css("iframe"));
        assertEquals(site.url("/p"), session.url());
        session.click(css("button"));
        assertEquals("POST /dir/y", site.asked().get(1));
        assertEquals(site.url("/p"), site.last().getHeaders().get("Referer"));
        assertEquals(origin, site.last().getHeaders().get("Origin"));
        session.goTo(site.url("/q")).enterFrame(css("iframe")).click(css("a"));
        assertEquals("GET /dir/x", site.asked().get(3));
        assertEquals(origin + "/", site.last().getHeaders().get("Referer"));
    }

    @Test
    void aPasswordInAQueryIsMaskedToo() {
        show("<form action=/x><input type=password name=p value=secret><button>Go</button></form>");
        RequestPreview preview = session.preview(css("button"));
        assertEquals(site.url("/x?p=***"), preview.url());
        SessionConfig strict = config.newBuilder().throwOnHttpError(true).build();
        try (Session other = Session.create(strict)) {
            other.loadHtml(
                    "<form action=/x><input type=password name=p><button>Go</button></form>",
                    site.url("/"));
            other.type(css("input"), "s3cret");
            FetchException.HttpError error =
                    assertThrows(FetchException.HttpError.class, () -> other.click(css("button")));
            assertFalse(error.toString().contains("s3cret"), error::toString);
            assertTrue(error.url().endsWith("?p=s3cret"));
        }
    }

    @Test
    void reloadKeepsInputAndNeverRepeatsAPost() {
        site.page("/", "<form method=post action=/x><input name=q><button>Go</button></form>")
                .page("/x", "<p>Sent");
        session.goTo(site.url("/")).type(css("input"), "kept").reload();
        assertEquals("kept", session.findByRole("textbox").get(0).value());
        session.click(css("button")).reload().back().forward();
        assertEquals(List.of("GET /", "GET /", "POST /x"), site.asked());
    }

    @Test
    void logsInAndEntersTheCode() {
        site.page(
                        "/login",
                        "<title>Sign in</title><h1>Sign in</h1><form method=post action=/in>"
                                + "<label>Email <input type=email name=u></label>"
                                + "<label>Password <input type=password name=p></label>"
                                + "<button>Sign in</button></form>")
                .page("/in", "<title>Welcome</title><h1>Welcome back</h1><p>Your orders</p>");
        session.goTo(site.url("/login"));
        assertNotNull(session.findInputByPurpose(InputPurpose.PASSWORD).orElse(null));
        LoginOutcome outcome = session.login("ann@example.com", "secret");
        assertEquals(LoginOutcome.Kind.SUCCESS, outcome.kind());
        assertEquals("u=ann%40example.com&p=secret", TestSite.body(site.last()));
        assertEquals(Kind.NO_SUCH_ACTION, kindOf(() -> session.enterCode("1")));
    }

    @Test
    void aSecondThreadIsRejected() throws InterruptedException {
        site.route(
                "/slow",
                r -> {
                    Throwable[] thrown = new Throwable[1];
                    Thread other =
                            new Thread(
                                    () -> {
                                        try {
                                            session.goTo(site.url("/"));
                                        } catch (IllegalStateException e) {
                                            thrown[0] =
                                                    assertThrows(
                                                            IllegalStateException.class,
                                                            session::dom);
                                        }
                                    });
                    other.start();
                    try {
                        other.join();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return TestSite.html(200, thrown[0] == null ? "<p>free" : "<p>taken");
                });
        assertEquals("taken", session.goTo(site.url("/slow")).element(1).text());
        assertThrows(ActionError.class, () -> session.element(99));
    }
}

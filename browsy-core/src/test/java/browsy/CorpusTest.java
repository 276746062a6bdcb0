package browsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.CorpusManifest.Expectation;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests page intelligence on the pages of the project's corpus. */
class CorpusTest {

    private static final Viewport VIEWPORT = new Viewport(1280, 720);

    static Stream<Expectation> pages() {
        return CorpusManifest.read().stream();
    }

    @Test
    void corpusExists() {
        assertTrue(pages().count() >= 120);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void matchesTheManifest(Expectation expected) throws IOException {
        Page page = open(expected);
        SpatialDom dom = page.dom();

        if (expected.mistaken() != null) {
            assertEquals(expected.mistaken(), dom.pageType().wireName());
            return;
        }
        assertTrue(
                expected.types().contains(dom.pageType().wireName()),
                () -> "type " + dom.pageType().wireName() + ", not " + expected.types());
        for (Map<String, List<String>> action : expected.actions()) {
            assertTrue(
                    dom.suggestedActions().stream().anyMatch(own -> does(page, action, own)),
                    () -> action + " not in " + described(page));
        }
        TreeSet<String> kinds = new TreeSet<>();
        dom.suggestedActions().forEach(action -> kinds.add(action.kind().wireName()));
        expected.actions().forEach(action -> kinds.removeAll(action.get("action")));
        expected.may().forEach(kinds::remove);
        assertTrue(kinds.isEmpty(), () -> "not expected: " + kinds + " in " + described(page));
        assertEquals(expected.codes(), dom.codes());
        assertEquals(
                expected.overlays(),
                dom.overlays().stream().map(overlay -> overlay.kind().wireName()).toList());
        assertEquals(
                expected.captcha(), dom.captcha() == null ? null : dom.captcha().type().wireName());
        assertEquals(
                expected.blocked(), dom.blocked() == null ? null : dom.blocked().kind().wireName());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void satisfiesInvariants(Expectation expected) throws IOException {
        Page page = open(expected);
        SpatialDom dom = page.dom();

        int id = 0;
        for (SpatialElement element : dom.elements()) {
            assertEquals(++id, element.id());
            assertNotNull(page.source(id), element::toString);
            String selector = element.selector();
            if (element.tag().equals("text")) {
                assertNull(selector, "no selector matches a text");
                continue;
            }
            assertNotNull(selector, element::toString);
            assertEquals(
                    List.of(Objects.requireNonNull(page.source(id))),
                    page.find(selector),
                    selector);
        }
        for (SuggestedAction action : dom.suggestedActions()) {
            for (int named : action.elementIds()) {
                SpatialElement element = dom.get(named).orElse(null);
                assertNotNull(element, () -> action + " names an element that is not there");
                assertTrue(!element.hidden(), () -> action + " names something hidden");
                assertTrue(
                        !(element.isFormField() && element.state().disabled()),
                        () -> action + " names a field that takes nothing");
            }
        }
        assertEquals(dom, open(expected).dom());
    }

    private static Page open(Expectation expected) throws IOException {
        String html =
                Files.readString(CorpusManifest.CORPUS.resolve("pages").resolve(expected.file()));
        return Browsy.open(html, ParseOptions.builder().viewport(VIEWPORT).build());
    }

    /** Whether an action has the expected kind and refers to the expected elements. */
    private static boolean does(
            Page page, Map<String, List<String>> expected, SuggestedAction action) {
        if (!expected.get("action").equals(List.of(action.kind().wireName()))) {
            return false;
        }
        Map<String, List<Integer>> named = named(action);
        return expected.entrySet().stream()
                .filter(entry -> !entry.getKey().equals("action"))
                .allMatch(
                        entry ->
                                named.getOrDefault(entry.getKey(), List.of())
                                        .equals(ids(page, entry.getValue())));
    }

    private static List<Integer> ids(Page page, List<String> selectors) {
        List<Integer> ids = new ArrayList<>();
        for (String selector : selectors) {
            var element = page.document().selectFirst(selector);
            assertNotNull(element, () -> "the page has no " + selector);
            page.dom().elements().stream()
                    .filter(own -> page.source(own.id()) == element)
                    .forEach(own -> ids.add(own.id()));
        }
        return ids;
    }

    private static Map<String, List<Integer>> named(SuggestedAction action) {
        Map<String, List<Integer>> named = new LinkedHashMap<>();
        if (action instanceof SuggestedAction.Login login) {
            put(named, "username", login.usernameId());
            put(named, "password", login.passwordId());
            put(named, "submit", login.submitId());
            put(named, "remember_me", login.rememberMeId());
        } else if (action instanceof SuggestedAction.Register register) {
            put(named, "name", register.nameId());
            put(named, "email", register.emailId());
            put(named, "username", register.usernameId());
            put(named, "password", register.passwordId());
            put(named, "confirm_password", register.confirmPasswordId());
            put(named, "submit", register.submitId());
        } else if (action instanceof SuggestedAction.ChangePassword change) {
            put(named, "current", change.currentId());
            put(named, "new", change.newId());
            put(named, "repeat", change.repeatId());
            put(named, "submit", change.submitId());
        } else if (action instanceof SuggestedAction.EnterCode code) {
            put(named, "input", code.inputId());
            put(named, "submit", code.submitId());
        } else if (action instanceof SuggestedAction.Search search) {
            put(named, "input", search.inputId());
            put(named, "submit", search.submitId());
        } else if (action instanceof SuggestedAction.Contact contact) {
            put(named, "name", contact.nameId());
            put(named, "email", contact.emailId());
            put(named, "message", contact.messageId());
            put(named, "submit", contact.submitId());
        } else if (action instanceof SuggestedAction.FillForm form) {
            named.put("fields", form.fields().stream().map(SuggestedAction.FormField::id).toList());
            put(named, "submit", form.submitId());
        } else if (action instanceof SuggestedAction.CookieConsent cookies) {
            put(named, "accept", cookies.acceptId());
            put(named, "reject", cookies.rejectId());
        } else if (action instanceof SuggestedAction.Consent consent) {
            named.put("approve", consent.approveIds());
            named.put("deny", consent.denyIds());
        } else if (action instanceof SuggestedAction.Paginate paginate) {
            put(named, "next", paginate.nextId());
            put(named, "prev", paginate.prevId());
        } else if (action instanceof SuggestedAction.CaptchaChallenge challenge) {
            put(named, "submit", challenge.submitId());
        } else {
            named.put("items", action.elementIds());
        }
        return named;
    }

    private static void put(
            Map<String, List<Integer>> named,
            String key,
            @org.jspecify.annotations.Nullable Integer id) {
        if (id != null) {
            named.put(key, List.of(id));
        }
    }

    private static String described(Page page) {
        return page.dom().suggestedActions().toString();
    }
}

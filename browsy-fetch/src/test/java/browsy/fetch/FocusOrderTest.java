package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.FetchException;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the sequential focus order with that of Chromium, which {@code tools/flows/focus.mjs}
 * recorded.
 */
class FocusOrderTest {
    private static final Pattern WORD = Pattern.compile("(.*?)(?:\\*(\\d+))?");

    @TestFactory
    Stream<DynamicTest> theFocusGoesWhereChromiumPutsIt() {
        String html = read("/focus/order.html");
        List<String> keys = read("/focus/order.keys.txt").lines().toList();
        List<String> ids = read("/focus/order.focus.txt").lines().toList();
        assertEquals(keys.size(), ids.size());
        return IntStream.range(0, keys.size())
                .mapToObj(
                        i ->
                                DynamicTest.dynamicTest(
                                        keys.get(i), () -> check(html, keys.get(i), ids.get(i))));
    }

    private static void check(String html, String keys, String ids) {
        try (Session session = Session.create()) {
            session.loadHtml(html, "https://example.com/");
            List<String> focused =
                    Stream.of(keys.split(" ")).flatMap(word -> press(session, word)).toList();
            List<String> wanted = List.of(ids.split(" "));
            for (int i = 0; i < wanted.size(); i++) {
                // In Chromium, the browser's own controls follow the last element of the page.
                if (!wanted.get(i).equals("-")) {
                    assertEquals(wanted.get(i), focused.get(i), "after " + focused.subList(0, i));
                }
            }
        }
    }

    private static Stream<String> press(Session session, String word) {
        Matcher key = WORD.matcher(word);
        key.matches();
        int times = key.group(2) == null ? 1 : Integer.parseInt(key.group(2));
        return IntStream.range(0, times)
                .mapToObj(
                        i ->
                                key.group(1).startsWith("#")
                                        ? click(session, key.group(1))
                                        : press1(session, key.group(1)));
    }

    private static String click(Session session, String selector) {
        try {
            session.click(Target.css(selector));
        } catch (FetchException.ActionError e) {
            assertEquals(
                    FetchException.ActionError.Kind.WRONG_ELEMENT_TYPE, e.kind(), e::getMessage);
        }
        return focused(session);
    }

    private static String press1(Session session, String key) {
        session.press(key);
        return focused(session);
    }

    private static String focused(Session session) {
        SpatialElement element = session.focused();
        return element == null
                ? "-"
                : Objects.requireNonNull(session.page().source(element.id())).id();
    }

    @Test
    void tabWrapsFromTheLastElementToTheFirst() {
        try (Session session = Session.create()) {
            session.loadHtml("<a id=a href=/a>a</a><a id=b href=/b>b</a>", "https://example.com/");
            session.press("Tab").press("Tab").press("Tab");
            assertEquals("a", focused(session));
            session.press("Shift+Tab");
            assertEquals("b", focused(session));
        }
    }

    @Test
    void tabContinuesFromTheTargetOfTheFragment() {
        try (Session session = Session.create()) {
            session.loadHtml(
                    "<a id=a href=#there>a</a><h2 id=there>There</h2><a id=b href=/b>b</a>",
                    "https://example.com/#there");
            session.press("Tab");
            assertEquals("b", focused(session));
        }
    }

    private static String tab(Session session) {
        return press1(session, "Tab");
    }

    /** Recorded from Chromium 156. */
    @Test
    void tabIndicesBeyond32BitsAreInvalid() {
        try (Session session = Session.create()) {
            session.loadHtml(
                    "<input id=a tabindex=9999999999><input id=b tabindex=2147483647>"
                            + "<p id=c tabindex=2147483648>c</p><input id=d tabindex='1x'>",
                    "https://example.com/");
            assertEquals(List.of("d", "b", "a"), List.of(tab(session), tab(session), tab(session)));
            assertEquals("d", tab(session));
        }
    }

    private static String read(String resource) {
        try (InputStream in =
                Objects.requireNonNull(FocusOrderTest.class.getResourceAsStream(resource))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

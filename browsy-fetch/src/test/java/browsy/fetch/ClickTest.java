package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the effects of clicks with those in Chromium, which {@code tools/flows/clicks.mjs}
 * recorded.
 */
class ClickTest {
    private static final String END =
            "<input type=checkbox id=cb><dialog id=d>dialog</dialog><div id=p popover>popover</div>";

    @TestFactory
    Stream<DynamicTest> clicksHaveTheSameEffectAsInChromium() {
        List<String[]> pages =
                lines("/clicks/clicks.txt")
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split("\t"))
                        .toList();
        List<String> results = lines("/clicks/clicks.results.txt").toList();
        assertEquals(pages.size(), results.size());
        return IntStream.range(0, pages.size())
                .mapToObj(
                        i ->
                                DynamicTest.dynamicTest(
                                        pages.get(i)[0],
                                        () -> check(pages.get(i)[1], results.get(i))));
    }

    private static void check(String start, String wanted) throws IOException {
        try (MockWebServer site = new MockWebServer();
                Session session =
                        Session.create(SessionConfig.builder().allowPrivateNetwork(true).build())) {
            site.setDispatcher(page("<!DOCTYPE html>" + start + END));
            site.start();
            String address = site.url("/").toString();
            session.goTo(address);
            String left = wanted;
            try {
                session.click(Target.css("#t"));
            } catch (FetchException.ActionError e) {
                // A failed click leaves the focus unchanged, while Chromium may move it.
                assertEquals(
                        FetchException.ActionError.Kind.WRONG_ELEMENT_TYPE,
                        e.kind(),
                        e::getMessage);
                left = wanted.substring(0, wanted.lastIndexOf('\t') + 1);
            }
            String url = Objects.requireNonNull(session.url());
            assertEquals(
                    left,
                    left.startsWith("-") ? state(session) : url.substring(address.length() - 1));
        }
    }

    private static Dispatcher page(String html) {
        return new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
                return new MockResponse.Builder()
                        .addHeader("Content-Type", "text/html")
                        .body("/".equals(request.getTarget()) ? html : "sent")
                        .build();
            }
        };
    }

    private static String state(Session session) {
        SpatialElement focused = session.focused();
        String open =
                session.page().document().select("[open][id]").stream()
                        .map(Element::id)
                        .collect(Collectors.joining(" "));
        return String.join(
                "\t",
                "-",
                ids(session, e -> e.state().isChecked()),
                open + ids(session, e -> !e.hidden() && id(session, e).equals("p")),
                focused == null ? "" : id(session, focused));
    }

    private static String ids(Session session, Predicate<SpatialElement> wanted) {
        return session.dom().elements().stream()
                .filter(wanted)
                .map(element -> id(session, element))
                .collect(Collectors.joining(" "));
    }

    private static String id(Session session, SpatialElement element) {
        return Objects.requireNonNull(session.page().source(element.id())).id();
    }

    private static Stream<String> lines(String resource) {
        try (InputStream in =
                Objects.requireNonNull(ClickTest.class.getResourceAsStream(resource))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

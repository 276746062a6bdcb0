package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.Traffic;
import browsy.find.Target;
import browsy.model.SpatialElement;
import browsy.output.CompactFormat;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mockwebserver3.Dispatcher;
import mockwebserver3.MockResponse;
import mockwebserver3.MockWebServer;
import mockwebserver3.RecordedRequest;
import okio.Buffer;
import okio.ByteString;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Performs user actions on a test site, and compares the requests that the server receives with
 * those of Chromium, which {@code tools/flows/record.mjs} recorded with scripting disabled.
 */
@SuppressWarnings("unchecked")
class FlowTest {
    private static final Pattern BOUNDARY = Pattern.compile("boundary=(\\S+)");
    private static final Map<String, Map<String, Object>> SITE =
            (Map<String, Map<String, Object>>) Json.read("/flows/site.json");

    private final List<String> requests = Collections.synchronizedList(new ArrayList<>());
    private final MockWebServer site = new MockWebServer();
    private final MockWebServer other = new MockWebServer();
    private String siteName = "";
    private String otherName = "";

    @BeforeEach
    void start() throws IOException {
        site.setDispatcher(dispatcher("site"));
        other.setDispatcher(dispatcher("other"));
        site.start();
        other.start();
        siteName = "http://127.0.0.1:" + site.getPort();
        otherName = "http://localhost:" + other.getPort();
    }

    @AfterEach
    void stop() {
        site.close();
        other.close();
    }

    @Test
    void everyFlowIsRecorded() {
        int recorded = ((Map<?, ?>) Json.read("/flows/recorded.json")).size();
        assertEquals(((List<?>) Json.read("/flows/flows.json")).size(), recorded);
        assertTrue(recorded >= 40);
    }

    @TestFactory
    Stream<DynamicTest> requestsEqualThoseOfChromium() {
        List<Map<String, Object>> flows =
                (List<Map<String, Object>>) Json.read("/flows/flows.json");
        Map<String, List<Map<String, Object>>> recorded =
                (Map<String, List<Map<String, Object>>>) Json.read("/flows/recorded.json");
        return flows.stream()
                .map(
                        flow ->
                                DynamicTest.dynamicTest(
                                        (String) flow.get("name"),
                                        () ->
                                                check(
                                                        flow,
                                                        recorded.get((String) flow.get("name")))));
    }

    /** Records each flow, and replays it without a server: the pages must be the same. */
    @TestFactory
    Stream<DynamicTest> recordedFlowsShowTheSamePages(@TempDir Path folder) {
        List<Map<String, Object>> flows =
                (List<Map<String, Object>>) Json.read("/flows/flows.json");
        return flows.stream()
                .map(
                        flow ->
                                DynamicTest.dynamicTest(
                                        (String) flow.get("name"), () -> replay(flow, folder)));
    }

    private void replay(Map<String, Object> flow, Path folder) throws IOException {
        Path file = folder.resolve("flow.har");
        String live;
        try (HarRecorder recorder = HarRecorder.create(file)) {
            live = pages(flow, Traffic.LIVE.recordedBy(recorder));
        }
        requests.clear();
        HarReplay replay = HarReplay.of(HarFile.read(file));
        assertEquals(live, pages(flow, Traffic.LIVE.answeredBy(replay)));
        assertEquals(List.of(), replay.divergences());
        assertEquals(List.of(), replay.unused());
        assertEquals(List.of(), requests);
    }

    /** Performs a flow; returns the page after each step. */
    private String pages(Map<String, Object> flow, Traffic traffic) {
        StringBuilder pages = new StringBuilder();
        SessionConfig config =
                SessionConfig.builder().allowPrivateNetwork(true).traffic(traffic).build();
        try (Session session = Session.create(config)) {
            for (List<String> step : (List<List<String>>) flow.get("steps")) {
                run(session, step);
                pages.append(session.url()).append('\n');
                pages.append(session.text(CompactFormat.standard())).append('\n');
            }
        }
        return pages.toString();
    }

    private void check(Map<String, Object> flow, List<Map<String, Object>> recorded) {
        requests.clear();
        SessionConfig config = SessionConfig.builder().allowPrivateNetwork(true).build();
        try (Session session = Session.create(config)) {
            for (List<String> step : (List<List<String>>) flow.get("steps")) {
                run(session, step);
            }
        }
        List<String> wanted = recorded.stream().map(FlowTest::line).toList();
        assertEquals(String.join("\n", wanted), String.join("\n", requests));
    }

    private static String line(Map<String, Object> request) {
        return String.format(
                "%s %s %s%n  type %s, cookie %s, referer %s, origin %s%n  %s",
                request.get("server"),
                request.get("method"),
                request.get("target"),
                request.get("contentType"),
                request.get("cookie"),
                request.get("referer"),
                request.get("origin"),
                request.get("body"));
    }

    private void run(Session session, List<String> step) {
        String selector = step.size() > 1 ? step.get(1) : "";
        List<String> values = step.size() > 2 ? step.subList(2, step.size()) : List.of();
        Target target = Target.css(selector);
        switch (step.get(0)) {
            case "goto" -> session.goTo(siteName + selector);
            case "back" -> session.back();
            case "forward" -> session.forward();
            case "reload" -> session.reload();
            case "type" -> session.type(target, values.get(0));
            case "click" -> click(session, target);
            case "check" -> session.check(target);
            case "uncheck" -> session.uncheck(target);
            case "wait" -> {
                // Chromium follows a refresh after a delay; the session has followed it already.
            }
            case "select" -> session.select(target, values.toArray(String[]::new));
            case "press" -> press(session, target, values.get(0));
            case "upload" -> session.upload(id(session, selector), files(values));
            default -> throw new IllegalArgumentException("unknown step " + step);
        }
    }

    /** Creates files from triples of name, media type and content. */
    private static UploadFile[] files(List<String> values) {
        UploadFile[] files = new UploadFile[values.size() / 3];
        for (int i = 0; i < files.length; i++) {
            byte[] content = values.get(3 * i + 2).getBytes(StandardCharsets.UTF_8);
            files[i] = new UploadFile(values.get(3 * i), values.get(3 * i + 1), content);
        }
        return files;
    }

    /** Clicks. Where Chromium shows a validation message and sends nothing, the session throws. */
    private static void click(Session session, Target target) {
        try {
            session.click(target);
        } catch (ActionError e) {
            assertEquals(ActionError.Kind.VALIDATION_FAILED, e.kind(), e::getMessage);
        }
    }

    private static void press(Session session, Target target, String key) {
        session.focus(target);
        try {
            session.press(key);
        } catch (ActionError e) {
            assertEquals(ActionError.Kind.WRONG_ELEMENT_TYPE, e.kind(), e::getMessage);
        }
    }

    private static int id(Session session, String selector) {
        for (SpatialElement element : session.dom().elements()) {
            if (session.page().document().selectFirst(selector)
                    == session.page().source(element.id())) {
                return element.id();
            }
        }
        throw new AssertionError("no element for " + selector);
    }

    private Dispatcher dispatcher(String server) {
        return new Dispatcher() {
            @Override
            public MockResponse dispatch(RecordedRequest request) {
                requests.add(line(server, request));
                return answer(request.getUrl().encodedPath());
            }
        };
    }

    private String line(String server, RecordedRequest request) {
        ByteString bytes = request.getBody();
        String body = bytes == null ? "" : bytes.string(StandardCharsets.ISO_8859_1);
        String type = request.getHeaders().get("Content-Type");
        Matcher boundary = BOUNDARY.matcher(type == null ? "" : type);
        if (type != null && boundary.find()) {
            body = body.replace(boundary.group(1), "BOUNDARY");
            type = type.replace(boundary.group(1), "BOUNDARY");
        }
        return String.format(
                "%s %s %s%n  type %s, cookie %s, referer %s, origin %s%n  %s",
                server,
                request.getMethod(),
                request.getTarget(),
                type,
                request.getHeaders().get("Cookie"),
                placed(request.getHeaders().get("Referer")),
                placed(request.getHeaders().get("Origin")),
                body);
    }

    private @Nullable String placed(@Nullable String text) {
        return text == null ? null : text.replace(siteName, "{site}").replace(otherName, "{other}");
    }

    private String real(String text) {
        return text.replace("{site}", siteName)
                .replace("{otherhost}", otherName.replace("http://", ""))
                .replace("{other}", otherName);
    }

    private MockResponse answer(String path) {
        Map<String, Object> answer = SITE.get(path);
        if (answer == null) {
            return new MockResponse.Builder().code(404).body("nothing").build();
        }
        MockResponse.Builder response =
                new MockResponse.Builder().code((Integer) answer.get("status"));
        ((Map<String, String>) answer.get("headers"))
                .forEach(
                        (name, value) -> {
                            for (String line : value.split("\n")) {
                                response.addHeader(name, real(line));
                            }
                        });
        Charset charset = Charset.forName((String) answer.get("encoding"));
        byte[] body = real((String) answer.get("body")).getBytes(charset);
        return response.body(new Buffer().write(body)).build();
    }
}

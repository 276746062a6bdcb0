package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.auth.Authentication;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.config.UploadFile;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.Traffic;
import browsy.find.Target;
import browsy.output.CompactFormat;
import browsy.output.JsonFormat;
import browsy.output.MarkdownFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Replays recorded flows and compares all outputs with those of the recording, byte by byte. The
 * flows are in {@code replay/flows.json}. Each was recorded by this class (with {@code
 * -Dbrowsy.record=true}, in the module's directory); those without {@code only} also in Chromium by
 * {@code tools/flows/record-har.mjs}, through Playwright and through the developer tools.
 */
@SuppressWarnings("unchecked")
class RecordedFlowsTest {
    private static final Path RECORDINGS = Path.of("src/test/resources/replay");

    private static List<Map<String, Object>> flows() {
        return (List<Map<String, Object>>) Json.read("/replay/flows.json");
    }

    @Test
    void twentyFlowsAreRecorded() {
        assertTrue(flows().size() >= 20, () -> flows().size() + " flows");
    }

    @TestFactory
    Stream<DynamicTest> replaysShowTheSamePages() {
        return flows().stream()
                .map(
                        flow ->
                                DynamicTest.dynamicTest(
                                        name(flow), () -> check(flow, "browsy", true)));
    }

    /** The flows in a recording of Chromium are the same, apart from requests of other kinds. */
    @TestFactory
    Stream<DynamicTest> recordingsOfChromiumShowTheSamePages() {
        return Stream.of("playwright", "devtools")
                .flatMap(
                        by ->
                                flows().stream()
                                        .filter(flow -> !flow.containsKey("only"))
                                        .map(
                                                flow ->
                                                        DynamicTest.dynamicTest(
                                                                by + " " + name(flow),
                                                                () -> check(flow, by, false))));
    }

    @Test
    @EnabledIfSystemProperty(named = "browsy.record", matches = "true")
    void record() throws IOException {
        Files.createDirectories(RECORDINGS.resolve("browsy"));
        Files.createDirectories(RECORDINGS.resolve("expected"));
        for (Map<String, Object> flow : flows()) {
            Path file = RECORDINGS.resolve("browsy").resolve(name(flow) + ".har");
            String live;
            try (FlowSite ignored = new FlowSite();
                    HarRecorder recorder = HarRecorder.create(file)) {
                live = outputs(flow, Traffic.LIVE.recordedBy(recorder));
            }
            String replayed = outputs(flow, replay(HarFile.read(file)));
            Files.writeString(expected(flow, false), live);
            if (flow.containsKey("redacted")) {
                Files.writeString(expected(flow, true), replayed);
            } else {
                assertEquals(live, replayed);
            }
        }
    }

    /** The file with the outputs of a flow, which differ if pages have a secret in a link. */
    private static Path expected(Map<String, Object> flow, boolean redacted) {
        String suffix = redacted && flow.containsKey("redacted") ? ".redacted.txt" : ".txt";
        return RECORDINGS.resolve("expected").resolve(name(flow) + suffix);
    }

    private static Traffic replay(HarFile file) {
        return Traffic.LIVE.answeredBy(HarReplay.of(file));
    }

    private static String name(Map<String, Object> flow) {
        return (String) flow.get("name");
    }

    @Test
    void attachedFilesOfPlaywrightAreRead() throws IOException {
        Map<String, Object> search = flows().get(0);
        HarFile file = HarFile.read(RECORDINGS.resolve("playwright/search-attached.zip"));
        assertEquals(Files.readString(expected(search, false)), outputs(search, replay(file)));
    }

    /** The printed source of a flow, which was performed by ids, has the same end. */
    @TestFactory
    Stream<DynamicTest> printedFlowsCanBeRepeated(@TempDir Path folder) {
        return flows().stream()
                .filter(flow -> !name(flow).equals("failures"))
                .map(flow -> DynamicTest.dynamicTest(name(flow), () -> checkSource(flow, folder)));
    }

    private static void checkSource(Map<String, Object> flow, Path folder) throws Exception {
        Path file = RECORDINGS.resolve("browsy").resolve(name(flow) + ".har");
        String source;
        String end;
        try (Session session = replaying(replay(HarFile.read(file)))) {
            for (List<String> step : (List<List<String>>) flow.get("steps")) {
                runById(session, step);
            }
            source = session.recordedAsJava();
            end = session.text(JsonFormat.standard());
        }
        assertFalse(source.contains("Target.id("), source);
        for (String secret : List.of("horse", "Tr0ub4dor", "492817", "hunter2", "n3w-pass")) {
            assertFalse(source.contains(secret), source);
        }
        HarReplay again = HarReplay.of(HarFile.read(file));
        try (Session session = replaying(Traffic.LIVE.answeredBy(again))) {
            JavaFlow.run(source, session, Files.createTempDirectory(folder, "classes"));
            assertEquals(end, session.text(JsonFormat.standard()), source);
        }
        assertEquals(List.of(), again.unused(), source);
    }

    private static void runById(Session session, List<String> step) {
        List<String> byId = new ArrayList<>(step);
        boolean selects = step.size() > 1 && !step.get(0).equals("goto");
        if (selects && !step.get(0).equals("wait")) {
            byId.set(1, String.valueOf(session.find(step.get(1)).get(0).id()));
        }
        run(session, byId, new StringBuilder());
    }

    private static Session replaying(Traffic traffic) {
        return Session.create(
                SessionConfig.builder()
                        .authentication(
                                Authentication.NONE.withLogin(
                                        FlowSite.SITE, "clerk", "another secret"))
                        .traffic(traffic)
                        .build());
    }

    private static void check(Map<String, Object> flow, String by, boolean complete)
            throws IOException {
        HarReplay replay =
                HarReplay.of(HarFile.read(RECORDINGS.resolve(by).resolve(name(flow) + ".har")));
        assertEquals(
                Files.readString(expected(flow, complete)),
                outputs(flow, Traffic.LIVE.answeredBy(replay)));
        assertEquals(List.of(), replay.divergences());
        if (complete) {
            assertEquals(List.of(), replay.unused());
        }
    }

    /** Performs a flow; returns all outputs of the page after each step. */
    private static String outputs(Map<String, Object> flow, Traffic traffic) {
        StringBuilder out = new StringBuilder();
        try (Session session =
                traffic.replay() == null
                        ? Session.create(FlowSite.config().traffic(traffic).build())
                        : replaying(traffic)) {
            for (List<String> step : (List<List<String>>) flow.get("steps")) {
                out.append("# ").append(step.subList(0, Math.min(2, step.size()))).append('\n');
                run(session, step, out);
                write(session, out);
            }
            out.append("# JSON\n").append(session.text(JsonFormat.standard())).append('\n');
        }
        return out.toString();
    }

    private static void write(Session session, StringBuilder out) {
        if (session.url() == null) {
            return;
        }
        out.append(session.status()).append(' ').append(session.url()).append('\n');
        out.append("## Compact\n").append(session.text(CompactFormat.standard())).append('\n');
        out.append("## Markdown\n").append(session.text(MarkdownFormat.standard())).append('\n');
        out.append("## Digest of the JSON\n");
        out.append(digest(session.text(JsonFormat.standard()).getBytes(StandardCharsets.UTF_8)));
        out.append("\n## Warnings\n");
        session.page().warnings().forEach(warning -> out.append(warning).append('\n'));
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void run(Session session, List<String> step, StringBuilder out) {
        String place = step.size() > 1 ? step.get(1) : "";
        List<String> values = step.size() > 2 ? step.subList(2, step.size()) : List.of();
        Target target =
                place.matches("\\d+") ? Target.id(Integer.parseInt(place)) : Target.css(place);
        switch (step.get(0)) {
            case "goto" -> session.goTo(FlowSite.SITE + place);
            case "failing" -> out.append(failure(session, place)).append('\n');
            case "back" -> session.back();
            case "forward" -> session.forward();
            case "reload" -> session.reload();
            case "type" -> session.type(target, values.get(0));
            case "click" -> session.click(target);
            case "check" -> session.check(target);
            case "select" -> session.select(target, values.toArray(String[]::new));
            case "frame" -> session.enterFrame(target);
            case "upload" ->
                    session.upload(
                            target,
                            new UploadFile(
                                    values.get(0),
                                    values.get(1),
                                    values.get(2).getBytes(StandardCharsets.UTF_8)));
            case "download" -> {
                Download file = session.download(target);
                out.append(file.fileName()).append(' ').append(digest(file.bytes())).append('\n');
            }
            case "wait" -> {
                // Chromium follows a refresh after a delay; the session has followed it already.
            }
            default -> throw new IllegalArgumentException("unknown step " + step);
        }
    }

    private static String failure(Session session, String place) {
        try {
            session.goTo(place.startsWith("/") ? FlowSite.SITE + place : place);
            return "no failure";
        } catch (FetchException e) {
            return Objects.requireNonNull(e.getMessage());
        }
    }
}

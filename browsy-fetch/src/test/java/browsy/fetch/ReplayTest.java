package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.BlockedUrl;
import browsy.fetch.config.FetchException.ReplayDivergence;
import browsy.fetch.config.FetchException.ResponseTooLarge;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.crawl.Politeness;
import browsy.fetch.crawl.RobotsMode;
import browsy.fetch.replay.Divergence;
import browsy.fetch.replay.Divergence.Difference;
import browsy.fetch.replay.Divergence.Kind;
import browsy.fetch.replay.Divergence.Part;
import browsy.fetch.replay.HarFile;
import browsy.fetch.replay.HarRecorder;
import browsy.fetch.replay.HarReplay;
import browsy.fetch.replay.Redactor;
import browsy.fetch.replay.Traffic;
import browsy.find.Target;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records sessions and replays them, with divergences, failures and secrets. */
class ReplayTest {
    @TempDir Path folder;

    private Path file() {
        return folder.resolve("test.har");
    }

    private String record(RequestHandler app, Redactor redactor, Consumer<Session> flow)
            throws IOException {
        try (HarRecorder recorder = HarRecorder.create(file(), redactor);
                Session session =
                        Session.create(
                                SessionConfig.builder()
                                        .requestHandler(app)
                                        .traffic(Traffic.LIVE.recordedBy(recorder))
                                        .build())) {
            flow.accept(session);
        }
        return Files.readString(file());
    }

    private String record(RequestHandler app, Consumer<Session> flow) throws IOException {
        return record(app, Redactor.STANDARD, flow);
    }

    private HarReplay replay(Consumer<Session> flow) {
        HarReplay replay = HarReplay.of(HarFile.read(file()));
        SessionConfig config =
                SessionConfig.builder().traffic(Traffic.LIVE.answeredBy(replay)).build();
        try (Session session = Session.create(config)) {
            flow.accept(session);
        }
        return replay;
    }

    private Divergence divergence(Consumer<Session> flow) {
        ReplayDivergence error = assertThrows(ReplayDivergence.class, () -> replay(flow));
        return Objects.requireNonNull(error.divergence());
    }

    private static final RequestHandler SHOP =
            request ->
                    request.method().equals("POST")
                            ? Response.html("<title>Ordered</title>")
                            : Response.html(
                                    "<title>Shop</title><form method=post action=/order>"
                                            + "<label>Size <input name=size value=1></label>"
                                            + "<label>Pin <input type=password name=x></label>"
                                            + "<button>Order</button></form>");

    private static Consumer<Session> order(String url, String size, String pin) {
        return session ->
                session.goTo(url)
                        .type(Target.label("Size"), size)
                        .type(Target.label("Pin"), pin)
                        .click(Target.text("Order"));
    }

    @Test
    void aReplayIgnoresSecrets() throws IOException {
        String har = record(SHOP, order("http://shop.test/?page=1", "4", "s3cret-pin"));
        assertFalse(har.contains("s3cret-pin"), har);
        HarReplay replay = replay(order("http://shop.test/?page=1", "4", "another"));
        assertEquals(List.of(), replay.unused());
    }

    @Test
    void divergencesAreExplained() throws IOException {
        record(SHOP, order("http://shop.test/?page=1", "4", "s3cret-pin"));
        Divergence field = divergence(order("http://shop.test/?page=1", "5", "pin"));
        assertEquals(Kind.NEW_REQUEST, field.kind());
        assertEquals(List.of(new Difference(Part.FIELD, "size", "4", "5")), field.differences());
        assertEquals(
                "test.har has no request POST http://shop.test/order; the nearest one is number 2,"
                        + " POST http://shop.test/order: form field \"size\" is \"5\", recorded"
                        + " \"4\"",
                field.description());
        Divergence query = divergence(session -> session.goTo("http://shop.test/?page=2&a=b"));
        assertEquals(
                List.of(
                        new Difference(Part.QUERY, "a", null, "b"),
                        new Difference(Part.QUERY, "page", "1", "2")),
                query.differences());
        Divergence path = divergence(session -> session.goTo("http://shop.test/x?page=1"));
        assertEquals(List.of(new Difference(Part.PATH, "", "/", "/x")), path.differences());
        Divergence host = divergence(session -> session.goTo("http://shop.example/?page=1"));
        assertEquals(Part.ORIGIN, host.differences().get(0).part());
        Divergence method = divergence(session -> session.goTo("http://shop.test/order"));
        assertTrue(
                method.differences().stream().anyMatch(one -> one.part() == Part.METHOD),
                method::toString);
    }

    @Test
    void secretsAreMaskedInDivergences() throws IOException {
        record(SHOP, order("http://shop.test/?token=t0ken-1234", "4", "s3cret-pin"));
        ReplayDivergence error =
                assertThrows(
                        ReplayDivergence.class,
                        () -> replay(s -> s.goTo("http://shop.test/?password=hunter22")));
        assertFalse(String.valueOf(error.getMessage()).contains("hunter22"), error::getMessage);
    }

    @Test
    void aRepeatedRequestIsADivergence() throws IOException {
        record(SHOP, session -> session.goTo("http://shop.test/"));
        Divergence again =
                divergence(session -> session.goTo("http://shop.test/").goTo("http://shop.test/"));
        assertEquals(Kind.REPEATED_REQUEST, again.kind());
    }

    @Test
    void unusedRequestsAreListed() throws IOException {
        record(SHOP, session -> session.goTo("http://shop.test/a").goTo("http://shop.test/b"));
        HarReplay replay = replay(session -> session.goTo("http://shop.test/b"));
        assertEquals("http://shop.test/a", replay.unused().get(0).url());
        assertEquals(1, replay.unused().size());
    }

    @Test
    void styleSheetDivergencesAreWarningsAndCounted() throws IOException {
        record(
                request -> Response.html("<link rel=stylesheet href=a.css><h1>A"),
                session -> session.goTo("http://shop.test/"));
        String har = Files.readString(file());
        Files.writeString(file(), har.replace("/a.css\"", "/b.css\""));
        HarReplay replay =
                replay(
                        session -> {
                            session.goTo("http://shop.test/");
                            assertEquals(1, session.page().warnings().size());
                        });
        assertEquals(1, replay.divergences().size());
    }

    @Test
    void equalRequestsAreAnsweredInOrder() throws IOException {
        int[] count = {0};
        RequestHandler counter = request -> Response.html("<h1>Visit " + ++count[0]);
        record(counter, s -> s.goTo("http://shop.test/").reload().reload());
        replay(
                session -> {
                    session.goTo("http://shop.test/").reload().reload();
                    assertEquals("Visit 3", session.dom().elements().get(0).text());
                });
    }

    @Test
    void limitsApplyAsWithANetwork() throws IOException {
        record(
                request -> Response.html("x".repeat(5_000)),
                session -> session.goTo("http://shop.test/"));
        HarReplay replay = HarReplay.of(HarFile.read(file()));
        SessionConfig config =
                SessionConfig.builder()
                        .maxResponseBytes(1_000)
                        .traffic(Traffic.LIVE.answeredBy(replay))
                        .build();
        try (Session session = Session.create(config)) {
            assertThrows(ResponseTooLarge.class, () -> session.goTo("http://shop.test/"));
        }
    }

    @Test
    void failuresHaveTheSameMessage() throws IOException {
        String[] messages = new String[2];
        Consumer<Session> blocked =
                session -> {
                    BlockedUrl error =
                            assertThrows(
                                    BlockedUrl.class, () -> session.goTo("http://127.0.0.1:8080/"));
                    messages[messages[0] == null ? 0 : 1] = error.getMessage();
                };
        try (HarRecorder recorder = HarRecorder.create(file());
                Session session =
                        Session.create(
                                SessionConfig.builder()
                                        .traffic(Traffic.LIVE.recordedBy(recorder))
                                        .build())) {
            blocked.accept(session);
        }
        replay(blocked);
        assertEquals(messages[0], messages[1]);
    }

    @Test
    void retriesDoNotWait() throws IOException {
        RequestHandler busy =
                request -> Response.text(503, "text/html", "busy").withHeader("Retry-After", "9");
        record(busy, session -> session.goTo("http://shop.test/"));
        HarReplay replay = HarReplay.of(HarFile.read(file()));
        SessionConfig config =
                SessionConfig.builder()
                        .politeness(
                                Politeness.CRAWLER
                                        .withInterval(Duration.ofHours(1))
                                        .withRobots(RobotsMode.NEVER))
                        .traffic(Traffic.LIVE.answeredBy(replay))
                        .build();
        try (Session session = Session.create(config)) {
            // The second attempt was not recorded.
            assertThrows(ReplayDivergence.class, () -> session.goTo("http://shop.test/"));
        }
    }

    @Test
    void aReplayCanBeRecordedAgain() throws IOException {
        String first = record(SHOP, order("http://shop.test/", "4", "s3cret-pin"));
        Path again = folder.resolve("again.har");
        try (HarRecorder recorder = HarRecorder.create(again)) {
            Traffic both =
                    Traffic.LIVE
                            .answeredBy(HarReplay.of(HarFile.read(file())))
                            .recordedBy(recorder);
            try (Session session = Session.create(SessionConfig.builder().traffic(both).build())) {
                order("http://shop.test/", "4", "other").accept(session);
            }
        }
        assertEquals(withoutTimes(first), withoutTimes(Files.readString(again)));
    }

    private static String withoutTimes(String har) {
        return har.replaceAll("\"(?:startedDateTime|time|wait)\":[^,}]*", "");
    }

    @Test
    void secretsAreRedactedEverywhere() throws IOException {
        String jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N";
        RequestHandler app =
                request ->
                        request.uri().getPath().equals("/in")
                                ? Response.redirect("/home?code=SplxlOBeZQQYbYS6WxSbIA&lang=de")
                                        .withHeader("Set-Cookie", "sid=abcdef0123456789abc; Path=/")
                                        .withHeader("X-Auth-Token", "hdr-t0ken-77")
                                : Response.html(
                                        "<title>Home</title><p>Your password is pa55-word!</p>"
                                                + "<a href='/next?access_token=url-t0ken-88'>n</a>"
                                                + "<input type=hidden name=csrf value=csrf-99-xyz>"
                                                + "<script>t='"
                                                + jwt
                                                + "'</script>");
        String har =
                record(
                        app,
                        session ->
                                session.goTo("http://ann:urlpass-66@shop.test/in?pwd=pa55-word!")
                                        .click(Target.text("n")));
        for (String secret :
                List.of(
                        "SplxlOBe",
                        "abcdef0123456789abc",
                        "hdr-t0ken-77",
                        "pa55-word",
                        jwt,
                        "url-t0ken-88",
                        "csrf-99-xyz",
                        "urlpass-66")) {
            assertFalse(har.contains(secret), secret + " is in " + har);
        }
        assertTrue(har.contains("lang=de"), har);
        HarReplay replay =
                replay(
                        session ->
                                session.goTo("http://shop.test/in?pwd=other")
                                        .click(Target.text("n")));
        assertEquals(List.of(), replay.unused());
    }

    @Test
    void applicationsSetTheirOwnRules() throws IOException {
        Redactor redactor =
                Redactor.STANDARD
                        .withNames("patient")
                        .withoutNames("token")
                        .withRule((part, name, value) -> value.startsWith("DE-"));
        String har =
                record(
                        SHOP,
                        redactor,
                        session ->
                                session.goTo(
                                        "http://shop.test/?patient=Meier&token=open&id=DE-4711"));
        assertFalse(har.contains("Meier") || har.contains("DE-4711"), har);
        assertTrue(har.contains("token=open"), har);
    }

    @Test
    void ordinaryWordsInPagesAreKept() throws IOException {
        RequestHandler app = request -> Response.html("<h1>Your password, please</h1><p>password");
        String har = record(app, s -> s.goTo("http://a.test/?pw=password").goTo("http://a.test/b"));
        assertTrue(har.contains("Your password, please"), har);
        assertFalse(har.contains("pw=password"), har);
    }

    @Test
    void bodiesInOtherEncodingsAreKeptByteByByte() throws IOException {
        byte[] odd = {'<', 'p', '>', (byte) 0xE9, (byte) 0xFF, 0, 7};
        RequestHandler app =
                request -> new Response(200, Map.of("Content-Type", List.of("text/html")), odd);
        record(app, session -> session.goTo("http://a.test/"));
        assertEquals(
                new String(odd, StandardCharsets.ISO_8859_1),
                new String(
                        Objects.requireNonNull(
                                HarFile.read(file()).entries().get(0).response().body()),
                        StandardCharsets.ISO_8859_1));
    }

    @Test
    void aDiscardedRecordingLeavesNoFile() throws IOException {
        try (HarRecorder recorder = HarRecorder.create(file())) {
            recorder.discard();
        }
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }
}

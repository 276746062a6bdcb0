package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler;
import browsy.fetch.client.RequestHandler.Request;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import browsy.model.SpatialElement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** Tests sessions whose requests an application answers without a socket. */
class RequestHandlerTest {
    private static final String LOGIN =
            "<link rel=stylesheet href=/style.css><form method=post action=/login>"
                    + "<label>Name <input name=name></label><button>Sign in</button></form>"
                    + "<p class=gone>Not shown</p>";

    private final List<Request> asked = Collections.synchronizedList(new ArrayList<>());

    private Session session(RequestHandler handler) {
        RequestHandler noting =
                request -> {
                    asked.add(request);
                    return handler.handle(request);
                };
        return Session.create(SessionConfig.builder().requestHandler(noting).build());
    }

    private static Response shop(Request request) throws IOException {
        return switch (request.uri().getPath()) {
            case "/" -> Response.html(LOGIN);
            case "/style.css" -> Response.text(200, "text/css", ".gone { display: none }");
            case "/login" ->
                    Response.redirect("/home").withHeader("Set-Cookie", "user=ann; HttpOnly");
            case "/home" -> Response.html("<h1>Hello, " + request.header("cookie") + "</h1>");
            case "/zipped" -> zipped("<h1>Zipped</h1>");
            default -> Response.text(404, "text/html", "<h1>Nothing here</h1>");
        };
    }

    private static Response zipped(String html) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
            zip.write(html.getBytes(StandardCharsets.UTF_8));
        }
        return new Response(
                200,
                Map.of("content-type", List.of("text/html"), "Content-Encoding", List.of("gzip")),
                bytes.toByteArray());
    }

    private static List<String> shown(Session session) {
        return session.dom().visible().stream().map(SpatialElement::caption).toList();
    }

    @Test
    void theSessionHandlesCookiesRedirectsAndStyles() {
        try (Session session = session(RequestHandlerTest::shop)) {
            session.goTo("http://localhost:8080/");
            assertTrue(!shown(session).contains("Not shown"), shown(session).toString());
            session.type(Target.label("Name"), "Ann & Bo").click(Target.text("Sign in"));
            assertEquals("http://localhost:8080/home", session.url());
            assertEquals(List.of("Hello, user=ann"), shown(session));
            Request post = asked.get(2);
            assertEquals("POST", post.method());
            assertEquals("name=Ann+%26+Bo", new String(post.body(), StandardCharsets.UTF_8));
            assertEquals("application/x-www-form-urlencoded", post.header("CONTENT-TYPE"));
            assertEquals("localhost:8080", post.header("host"));
            assertEquals("http://localhost:8080", post.header("origin"));
        }
    }

    @Test
    void theSessionDecodesAndLimitsResponses() {
        try (Session session = session(RequestHandlerTest::shop)) {
            assertEquals(List.of("Zipped"), shown(session.goTo("https://shop.test/zipped")));
            assertEquals(404, session.goTo("https://shop.test/none").status());
        }
        SessionConfig small =
                SessionConfig.builder()
                        .requestHandler(request -> Response.html("x".repeat(2000)))
                        .maxResponseBytes(1000)
                        .build();
        try (Session session = Session.create(small)) {
            assertThrows(
                    FetchException.ResponseTooLarge.class, () -> session.goTo("http://a.test/"));
        }
    }

    @Test
    void anExceptionOfTheHandlerIsTheCause() {
        IllegalStateException fault = new IllegalStateException("no table 'users'");
        try (Session session =
                session(
                        request -> {
                            throw fault;
                        })) {
            FetchException.Network error =
                    assertThrows(
                            FetchException.Network.class, () -> session.goTo("http://shop.test/"));
            assertSame(fault, error.getCause().getCause());
            assertTrue(error.getMessage().contains("no table 'users'"), error.getMessage());
        }
        try (Session session = session(request -> null)) {
            assertThrows(FetchException.Network.class, () -> session.goTo("http://shop.test/"));
        }
    }

    @Test
    void theBlocklistAppliesToTheHandler() {
        SessionConfig config =
                SessionConfig.builder()
                        .requestHandler(RequestHandlerTest::shop)
                        .blockedPatterns(List.of("/secret"))
                        .build();
        try (Session session = Session.create(config)) {
            assertThrows(
                    FetchException.BlockedUrl.class, () -> session.goTo("http://shop.test/secret"));
        }
    }
}

package browsy.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.fetch.credential.CredentialSource;
import browsy.fetch.credential.Credentials;
import browsy.fetch.credential.OriginBinding;
import browsy.fetch.credential.PasswordLogin;
import browsy.server.rest.RestApi;
import browsy.tools.Json;
import browsy.tools.ToolCatalog;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests that agents sign in by alias over REST and MCP, and that no answer has a secret. */
class StoredLoginTest {
    private final AtomicReference<String> origin = new AtomicReference<>();
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());

    private final CredentialSource source =
            new CredentialSource() {
                @Override
                public Optional<PasswordLogin> find(String alias) {
                    return alias.equals("app") ? Optional.of(login()) : Optional.empty();
                }

                @Override
                public List<String> aliases() {
                    return List.of("app");
                }
            };

    private final TestServer server =
            new TestServer(
                    config ->
                            config.tools(
                                            ToolOptions.DEFAULT.withSession(
                                                    SessionConfig.builder()
                                                            .allowPrivateNetwork(true)
                                                            .credentials(source)
                                                            .build()))
                                    .log(seen::add));

    private PasswordLogin login() {
        return Credentials.of("user@example.com", DemoSite.PASSWORD)
                .boundTo(OriginBinding.to(origin.get()))
                .withSignInUrl(origin.get() + "login")
                .withCodes(() -> DemoSite.CODE);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private HttpResponse<String> rest(String method, String path, String token, Object body) {
        HttpResponse<String> answer =
                server.send(
                        method,
                        path,
                        body instanceof String ? "" : Json.write(body),
                        token.isEmpty()
                                ? new String[] {"Content-Type", "application/json"}
                                : new String[] {
                                    "Content-Type",
                                    "application/json",
                                    RestApi.SESSION_HEADER,
                                    token
                                });
        seen.add(answer.body() + answer.headers().map());
        return answer;
    }

    private void assertClean() {
        for (String text : seen) {
            assertFalse(text.contains(DemoSite.PASSWORD) || text.contains(DemoSite.CODE), text);
        }
    }

    @Test
    void restSignsInByAlias() {
        origin.set(server.site().url("/"));
        String token =
                rest("POST", "/api/browse", "", Map.of("url", server.site().url("/")))
                        .headers()
                        .firstValue(RestApi.SESSION_HEADER)
                        .orElseThrow();
        HttpResponse<String> first =
                rest(
                        "POST",
                        "/api/login-as",
                        token,
                        Map.of("alias", "app", "url", server.site().url("/app")));
        assertEquals(200, first.statusCode(), first.body());
        assertTrue(first.body().contains("Dashboard"), first.body());
        for (String path : List.of("page", "page-info", "delta", "read", "explain", "tables")) {
            assertEquals(200, rest("GET", "/api/" + path, token, "").statusCode(), path);
        }
        for (int i = 0; i < 3; i++) {
            rest("POST", "/api/back", token, Map.of());
            rest("GET", "/api/page?format=json", token, "");
        }
        HttpResponse<String> again = rest("POST", "/api/login-as", token, Map.of("alias", "app"));
        assertTrue(again.body().contains("login_as: success"), again.body());
        HttpResponse<String> unknown =
                rest("POST", "/api/login-as", token, Map.of("alias", "bank"));
        assertEquals(400, unknown.statusCode());
        assertTrue(unknown.body().contains("known are app"), unknown.body());
        assertClean();
    }

    /** A page of another site does not get the password, whatever an agent asks for. */
    @Test
    void restRefusesOtherOrigins() {
        origin.set("https://app.example/");
        HttpResponse<String> refused =
                rest("POST", "/api/browse", "", Map.of("url", server.site().url("/login")));
        String token = refused.headers().firstValue(RestApi.SESSION_HEADER).orElseThrow();
        HttpResponse<String> answer = rest("POST", "/api/login-as", token, Map.of("alias", "app"));
        assertTrue(answer.statusCode() >= 400, answer.body());
        assertClean();
    }

    @Test
    void mcpSignsInByAlias() {
        origin.set(server.site().url("/"));
        Map<String, Object> hello =
                Map.of(
                        "protocolVersion",
                        "2025-06-18",
                        "capabilities",
                        Map.of(),
                        "clientInfo",
                        Map.of("name", "test", "version", "1"));
        String session =
                message(null, Map.of("id", 1, "method", "initialize", "params", hello))
                        .headers()
                        .firstValue("Mcp-Session-Id")
                        .orElseThrow();
        message(session, Map.of("method", "notifications/initialized"));
        String page =
                tool(session, "login_as", Map.of("alias", "app", "url", server.site().url("/app")));
        assertTrue(page.contains("Dashboard"), page);
        for (String name : List.of("get_page", "page_info", "delta", "read", "tables", "back")) {
            tool(session, name, Map.of());
        }
        tool(session, "login_as", Map.of("alias", "bank"));
        message(session, Map.of("id", 3, "method", "tools/list", "params", Map.of()));
        assertClean();
    }

    private String tool(String session, String name, Map<String, ?> arguments) {
        return message(
                        session,
                        Map.of(
                                "id",
                                2,
                                "method",
                                "tools/call",
                                "params",
                                Map.of("name", name, "arguments", arguments)))
                .body();
    }

    private HttpResponse<String> message(String session, Map<String, ?> message) {
        Map<String, Object> all = new LinkedHashMap<>(message);
        all.put("jsonrpc", "2.0");
        HttpResponse<String> answer = server.sendMcp(session, Json.write(all));
        seen.add(answer.body());
        return answer;
    }

    @Test
    void toolForStoredLoginsTakesNoSecret() {
        assertEquals(
                List.of("alias", "url"),
                ToolCatalog.named("login_as").orElseThrow().parameters().stream()
                        .map(parameter -> parameter.name())
                        .limit(2)
                        .toList());
    }
}

package browsy.server.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import browsy.tools.Json;
import browsy.tools.Parameter;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import browsy.tools.site.DemoSite;
import browsy.tools.site.LocalSite.Answer;
import browsy.tools.site.WrongCall;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the operations of REST, their errors, and the OpenAPI document. */
class RestApiTest {
    private static TestServer server;

    private String token = "";

    @BeforeAll
    static void start() {
        server = new TestServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private HttpResponse<String> send(String method, String path, String body) {
        List<String> headers = new ArrayList<>(List.of("Content-Type", "application/json"));
        if (!token.isEmpty()) {
            headers.addAll(List.of(RestApi.SESSION_HEADER, token));
        }
        HttpResponse<String> answer =
                server.send(method, path, body, headers.toArray(String[]::new));
        answer.headers().firstValue(RestApi.SESSION_HEADER).ifPresent(t -> token = t);
        return answer;
    }

    private HttpResponse<String> post(String path, String body) {
        return send("POST", path, body);
    }

    private HttpResponse<String> get(String path) {
        return send("GET", path, "");
    }

    private HttpResponse<String> browse(String path) {
        return post("/api/browse", "{\"url\": \"" + server.site().url(path) + "\"}");
    }

    private static String type(HttpResponse<String> answer) {
        return answer.headers().firstValue("Content-Type").orElse("").split(";")[0];
    }

    /** The id of the first element that the tool {@code find} returns. */
    private int find(String body) {
        List<?> found = (List<?>) Json.read(post("/api/find", body).body());
        return (Integer) ((Map<?, ?>) found.get(0)).get("id");
    }

    @Test
    void browseReturnsCompactText() {
        HttpResponse<String> answer = browse("/");
        assertEquals(200, answer.statusCode());
        assertEquals("text/plain", type(answer));
        assertTrue(answer.body().startsWith("title: Example Domain\nurl: http"), answer.body());
    }

    @Test
    void browseReturnsJsonOfVisibleElements() {
        HttpResponse<String> answer =
                post(
                        "/api/browse",
                        "{\"url\": \""
                                + server.site().url("/")
                                + "\", \"format\": \"json\", \"scope\": \"visible\"}");
        assertEquals("application/json", type(answer));
        assertTrue(answer.body().contains("\"els\":["), answer.body());
        assertFalse(answer.body().contains("Not for everybody"));
    }

    @Test
    void theHeaderIdentifiesTheSession() {
        String first = browse("/visit?name=ann").headers().firstValue("X-Browsy-Session").get();
        assertEquals(first, get("/api/page").headers().firstValue("X-Browsy-Session").get());
        assertTrue(browse("/whoami").body().contains("name=ann"));
        token = "unknown-or-expired";
        HttpResponse<String> ended = browse("/whoami");
        assertEquals(404, ended.statusCode());
        assertTrue(ended.headers().firstValue("X-Browsy-Session").isEmpty());
        assertTrue(ended.body().contains("no such session any more"), ended.body());
        token = "";
        assertFalse(browse("/whoami").body().contains("name=ann"));
    }

    @Test
    void clickFollowsLinksAndBackReturns() {
        browse("/");
        int id = find("{\"text\": \"More information\"}");
        assertTrue(post("/api/click", "{\"id\": " + id + "}").body().startsWith("title: About\n"));
        assertTrue(post("/api/back", "").body().startsWith("title: Example Domain\n"));
    }

    @Test
    void fieldsAreEdited() {
        browse("/contact");
        int name = find("{\"role\": \"textbox\"}");
        HttpResponse<String> typed =
                post("/api/type", "{\"id\": " + name + ", \"text\": \"user@example.com\"}");
        assertEquals("application/json", type(typed));
        assertTrue(
                typed.body()
                        .startsWith(
                                "{\"ok\":true,\"message\":\"Typed into element "
                                        + name
                                        + "\",\"id\":"
                                        + name
                                        + ",\"value\":\"user@example.com\""),
                typed.body());
        int box = find("{\"role\": \"checkbox\"}");
        assertEquals(200, post("/api/check", "{\"id\": " + box + "}").statusCode());
        assertTrue(get("/api/page").body().contains("[copy] [v]"), get("/api/page").body());
        assertEquals(200, post("/api/uncheck", "{\"id\": " + box + "}").statusCode());
        assertFalse(get("/api/page").body().contains("[v]"));
        int list = find("{\"role\": \"combobox\"}");
        String select = "{\"id\": " + list + ", \"value\": \"en-US\"}";
        assertEquals(200, post("/api/select", select).statusCode());
        assertTrue(get("/api/page").body().contains("[=user@example.com]"));
        assertTrue(get("/api/page?format=json&scope=visible").body().contains("\"en-US\""));
    }

    @Test
    void searchReturnsTitleUrlAndSnippet() {
        HttpResponse<String> answer = post("/api/search", "{\"query\": \"rust web framework\"}");
        assertEquals(
                "[{\"title\":\"Actix Web\",\"url\":\"https://actix.rs/\","
                        + "\"snippet\":\"For rust web framework\"}]",
                answer.body());
        assertEquals("application/json", type(answer));
    }

    @Test
    void completeLogin() {
        browse("/login");
        String info = get("/api/page-info").body();
        assertTrue(info.contains("\"page_type\":\"Login\",\"suggested_actions\":[{\"action\":"));
        assertTrue(info.endsWith("\"alerts\":[],\"pagination\":null}"), info);
        String credentials =
                "{\"username\": \"user@example.com\", \"password\": \"" + DemoSite.PASSWORD + "\"}";
        assertTrue(post("/api/login", credentials).body().startsWith("title: Two-factor"));
        assertTrue(get("/api/page-info").body().contains("\"page_type\":\"TwoFactorAuth\""));
        HttpResponse<String> in = post("/api/enter-code", "{\"code\": \"847291\"}");
        assertTrue(in.body().startsWith("title: Dashboard"), in.body());
        String tables = get("/api/tables").body();
        assertTrue(
                tables.contains(
                        "\"headers\":[\"Name\",\"Price\",\"Stock\"],"
                                + "\"rows\":[[\"Widget A\",\"$9.99\",\"In stock\"],"
                                + "[\"Widget B\",\"$14.99\",\"Out of stock\"]]"),
                tables);
    }

    @Test
    void findByTextAndRole() {
        browse("/login");
        assertTrue(post("/api/find", "{\"text\": \"Sign In\"}").body().startsWith("[{\"id\":"));
        assertTrue(post("/api/find", "{\"role\": \"button\"}").body().contains("\"button\""));
        assertEquals(400, post("/api/find", "{}").statusCode());
    }

    @Test
    void healthNeedsNoSession() {
        HttpResponse<String> answer = get("/health");
        assertEquals("{\"status\":\"ok\"}", answer.body());
        assertEquals("application/json", type(answer));
        assertTrue(answer.headers().firstValue("X-Browsy-Session").isEmpty());
    }

    @Test
    void errorsAreJsonWithTheirStatus() {
        browse("/");
        HttpResponse<String> missing = post("/api/click", "{\"id\": 999}");
        assertEquals(404, missing.statusCode());
        assertTrue(missing.body().startsWith("{\"error\":\"Element 999 not found"));
        assertEquals(400, post("/api/click", "{\"id\": ").statusCode());
        assertEquals(422, post("/api/click", "{\"id\": \"three\"}").statusCode());
        assertEquals(422, post("/api/click", "{}").statusCode());
        assertEquals(400, get("/api/page?scope=nonsense").statusCode());
        browse("/about"); // has no link to a sign-in
        assertEquals(
                404, post("/api/login", "{\"username\":\"a\",\"password\":\"b\"}").statusCode());
        assertEquals(502, browse("/broken").statusCode());
        assertEquals(404, get("/api/nothing").statusCode());
        assertEquals(405, get("/api/browse").statusCode());
        assertTrue(get("/api/page").body().startsWith("title: About"));
        token = "";
        assertEquals(404, get("/api/page").statusCode());
    }

    @Test
    void invalidArgumentsAreClientErrors() {
        browse("/contact");
        for (WrongCall wrong : WrongCall.some(200)) {
            Endpoint endpoint =
                    Endpoint.ALL.stream()
                            .filter(known -> known.tool().equals(wrong.tool()))
                            .findFirst()
                            .orElse(null);
            if (endpoint != null && !endpoint.isQuery()) {
                HttpResponse<String> answer = post(endpoint.path(), wrong.arguments());
                assertTrue(answer.statusCode() / 100 == 4, wrong + " " + answer.statusCode());
                assertTrue(answer.body().startsWith("{\"error\":"), wrong::toString);
            }
        }
        assertTrue(get("/api/page").body().startsWith("title: Contact us"));
    }

    @Test
    void argumentsMustHaveTheExactType() {
        browse("/contact");
        assertEquals(422, post("/api/click", "{\"id\": \"4\"}").statusCode());
        assertEquals(422, post("/api/scroll", "{\"dy\": \"4\"}").statusCode());
        String box = "{\"fields\": {\"Name\": \"A\"}, \"submit\": \"true\"}";
        assertEquals(422, post("/api/fill-form", box).statusCode());
        assertEquals(422, post("/api/parse", "{\"html\":\"\",\"max_tokens\":\"9\"}").statusCode());
        assertEquals(422, post("/api/scroll", "{\"id\": null}").statusCode());
        assertEquals(422, post("/api/parse?viewport=x", "{\"html\":\"\"}").statusCode());
        assertEquals(422, get("/api/page?max_tokens=1&max_tokens=2").statusCode());
        assertEquals(200, get("/api/explain?id=1").statusCode());
    }

    @Test
    void responsesToWrongMethodsListTheAllowedOnes() {
        assertEquals("POST", get("/api/browse").headers().firstValue("Allow").orElse(""));
        assertEquals("DELETE", get("/api/session").headers().firstValue("Allow").orElse(""));
        HttpResponse<String> mcp = send("PUT", "/mcp", "{}");
        assertEquals(405, mcp.statusCode());
        assertEquals("DELETE, GET, POST", mcp.headers().firstValue("Allow").orElse(""));
    }

    @Test
    void theOpenApiDocumentHasAnOperationForEachTool() {
        Map<String, Object> document = Json.readObject(get("/openapi.json").body());
        Map<?, ?> paths = (Map<?, ?>) document.get("paths");
        for (Tool tool : ToolCatalog.tools()) {
            Tool.Route route = tool.route();
            if (route != null) {
                Map<?, ?> operations = (Map<?, ?>) paths.get(route.path());
                Map<?, ?> operation =
                        (Map<?, ?>) operations.get(route.method().name().toLowerCase(Locale.ROOT));
                assertEquals(tool.name(), operation.get("operationId"));
            } else {
                assertTrue(tool.endsSession(), tool.name());
            }
        }
    }

    @Test
    void theOpenApiDocumentContainsLimits() {
        String document = get("/openapi.json").body();
        for (String limit :
                List.of(
                        "\"minimum\":1",
                        "\"maximum\":2147483647",
                        "\"minLength\":1",
                        "\"minProperties\":1",
                        "\"anyOf\":[{\"required\":[\"text\"]},{\"required\":[\"role\"]}]")) {
            assertTrue(document.contains(limit), limit);
        }
    }

    @Test
    void failedCallsUseUpNoSessions() {
        try (TestServer small = new TestServer(config -> config.maxSessions(1))) {
            for (int i = 0; i < 3; i++) {
                assertEquals(422, small.send("POST", "/api/click", "{}").statusCode());
            }
            String home = "{\"url\": \"" + small.site().url("/") + "\"}";
            HttpResponse<String> first = small.send("POST", "/api/browse", home);
            assertEquals(200, first.statusCode());
            HttpResponse<String> full = small.send("POST", "/api/browse", home);
            assertEquals(503, full.statusCode());
            assertTrue(full.body().startsWith("{\"error\":"), full.body());
            String mine = first.headers().firstValue("X-Browsy-Session").get();
            assertEquals(
                    200,
                    small.send("DELETE", "/api/session", "", "X-Browsy-Session", mine)
                            .statusCode());
            assertEquals(200, small.send("POST", "/api/browse", home).statusCode());
        }
    }

    @Test
    void deletedSessionsEnd() {
        browse("/");
        assertEquals(200, send("DELETE", "/api/session", "").statusCode());
        assertEquals(404, send("DELETE", "/api/session", "").statusCode());
        assertEquals(404, get("/api/page").statusCode());
    }

    @Test
    void deltaReturnsTheChanges() {
        browse("/contact");
        int name = find("{\"role\": \"textbox\"}");
        post("/api/type", "{\"id\": " + name + ", \"text\": \"Ann\"}");
        String delta = get("/api/delta").body();
        assertTrue(delta.startsWith("[~" + name + ":input"), delta);
        assertEquals("application/json", type(get("/api/delta?format=json")));
    }

    @Test
    void parseTakesJsonAndHtml() {
        String page = post("/api/parse", "{\"html\": \"<h1>Hello</h1>\"}").body();
        assertTrue(page.endsWith("---\n[1:h1 \"Hello\"]\n"), page);
        HttpResponse<String> raw =
                server.send(
                        "POST",
                        "/api/parse?format=json&viewport=375x812",
                        "<h1>Hello</h1>",
                        "Content-Type",
                        "text/html");
        assertTrue(raw.body().contains("\"vp\":[375.0,812.0]"), raw.body());
        assertTrue(raw.headers().firstValue("X-Browsy-Session").isEmpty());
        assertEquals(422, post("/api/parse", "{}").statusCode());
        assertEquals(422, post("/api/parse", "{\"html\":\"\",\"viewport\":\"x\"}").statusCode());
        assertEquals(422, post("/api/parse", "{\"html\":\"\",\"viewport\":\"0x9\"}").statusCode());
        assertEquals(422, post("/api/parse", "{\"html\":\"\",\"viewport\":9}").statusCode());
    }

    @Test
    void readingAndFormToolsHaveOperations() {
        browse("/about");
        assertTrue(get("/api/read").body().startsWith("<!-- article: \"About examples\""));
        int heading = find("{\"text\": \"How\"}");
        assertEquals(200, post("/api/scroll", "{\"id\": " + heading + "}").statusCode());
        assertEquals(200, post("/api/hover", "{\"id\": " + heading + "}").statusCode());
        assertTrue(get("/api/explain?id=" + heading).body().contains("\"selector\""));
        browse("/contact");
        HttpResponse<String> sent =
                post(
                        "/api/fill-form",
                        "{\"fields\": {\"Name\": \"John\", \"copy\": true}, \"submit\": true}");
        assertTrue(sent.body().contains("Thank you, John"), sent.body());
    }

    @Test
    void theOpenApiDocumentHasTheArgumentsOfEachTool() {
        Map<String, Object> document = Json.readObject(get("/openapi.json").body());
        assertEquals("3.1.0", document.get("openapi"));
        Map<?, ?> paths = (Map<?, ?>) document.get("paths");
        Endpoint.ALL.forEach(e -> assertTrue(paths.containsKey(e.path()), e.path()));
        for (Tool tool : ToolCatalog.tools()) {
            if (!tool.name().equals("close")) { // its operation is DELETE /api/session
                assertEquals(
                        tool.parameters().stream().map(Parameter::name).toList(),
                        documented(paths, tool),
                        tool.name());
            }
        }
        String page = get("/docs").body();
        assertTrue(page.contains("/api/browse"));
        assertFalse(page.contains("{{document}}"));
    }

    /** Tests conditions of OpenAPI validators: items of arrays, success and error responses. */
    @Test
    void theOpenApiDocumentIsComplete() {
        Map<String, Object> document = Json.readObject(get("/openapi.json").body());
        assertEquals(List.of(Map.of(), Map.of("token", List.of())), document.get("security"));
        assertListsHaveItems(document);
        ((Map<?, ?>) document.get("paths"))
                .forEach(
                        (path, operations) -> {
                            Map<?, ?> operation =
                                    (Map<?, ?>) ((Map<?, ?>) operations).values().iterator().next();
                            Map<?, ?> responses = (Map<?, ?>) operation.get("responses");
                            assertTrue(responses.containsKey("200"), path + " gives nothing");
                            assertTrue(responses.containsKey("403"), path + " is for everybody");
                        });
    }

    private static void assertListsHaveItems(Object part) {
        if (part instanceof Map<?, ?> map) {
            assertTrue(!"array".equals(map.get("type")) || map.containsKey("items"), map::toString);
            map.values().forEach(RestApiTest::assertListsHaveItems);
        } else if (part instanceof List<?> list) {
            list.forEach(RestApiTest::assertListsHaveItems);
        }
    }

    /** The names of the arguments of a tool in the OpenAPI document. */
    private static List<String> documented(Map<?, ?> paths, Tool tool) {
        Map<?, ?> operation =
                paths.values().stream()
                        .flatMap(path -> ((Map<?, ?>) path).values().stream())
                        .map(any -> (Map<?, ?>) any)
                        .filter(any -> tool.name().equals(any.get("operationId")))
                        .findFirst()
                        .orElseThrow();
        if (operation.get("requestBody") instanceof Map<?, ?> body) {
            Map<?, ?> content = (Map<?, ?>) body.get("content");
            Map<?, ?> schema =
                    (Map<?, ?>) ((Map<?, ?>) content.get("application/json")).get("schema");
            return ((Map<?, ?>) schema.get("properties"))
                    .keySet().stream().map(String::valueOf).toList();
        }
        return ((List<?>) operation.get("parameters"))
                .stream()
                        .map(any -> (Map<?, ?>) any)
                        .filter(any -> "query".equals(any.get("in")))
                        .map(any -> String.valueOf(any.get("name")))
                        .toList();
    }

    @Test
    void aSessionSurvivesAnUpstreamError() {
        var lost =
                server.send(
                        "POST",
                        "/api/browse",
                        "{\"url\":\"" + server.site().url("/broken") + "\"}");
        assertEquals(502, lost.statusCode());
        String token = lost.headers().firstValue(RestApi.SESSION_HEADER).orElseThrow();
        String home = "{\"url\":\"" + server.site().url("/") + "\"}";
        server.send("POST", "/api/browse", home, RestApi.SESSION_HEADER, token);
        var page = server.send("GET", "/api/page", "", RestApi.SESSION_HEADER, token);
        assertEquals(200, page.statusCode());
        var nonsense = server.send("POST", "/api/browse", "{\"url\":\"nonsense\"}");
        assertEquals(400, nonsense.statusCode());
        assertFalse(nonsense.headers().firstValue(RestApi.SESSION_HEADER).isPresent());
    }

    @Test
    void downloadedFilesAreReportedAndRead() {
        server.site().route("/t.csv", r -> new Answer(200, "text/csv", "a,b\n1,2\n", Map.of()));
        assertTrue(browse("/t.csv").body().startsWith("downloaded in place of a page: t.csv"));
        Map<String, Object> file = Json.readObject(post("/api/download", "{}").body());
        assertEquals("a,b\n1,2\n", file.get("text"));
        assertEquals(8, file.get("size"));
        assertEquals(404, server.send("POST", "/api/download", "{}").statusCode());
    }

    @Test
    void metricsCountRequests() {
        get("/health");
        String metrics = get("/metrics").body();
        assertTrue(
                metrics.contains(
                        "browsy_http_requests_seconds_count{method=\"GET\",path=\"/health\","
                                + "status=\"200\"}"),
                metrics);
        assertTrue(metrics.contains("browsy_sessions{face=\"rest\"} "));
    }
}

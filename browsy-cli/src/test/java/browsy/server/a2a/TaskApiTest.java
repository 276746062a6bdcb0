package browsy.server.a2a;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import browsy.tools.Json;
import browsy.tools.site.DemoSite;
import browsy.tools.site.WrongCall;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests tasks over plain HTTP and over the Agent2Agent protocol in both revisions. */
class TaskApiTest {
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = new TestServer();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** The events of a stream of server-sent events. */
    private static List<Map<String, Object>> events(String stream) {
        return stream.lines()
                .filter(line -> line.startsWith("data: "))
                .map(line -> Json.readObject(line.substring("data: ".length())))
                .toList();
    }

    private static List<Map<String, Object>> task(String goal, String params) {
        String body = Json.write(Map.of("goal", goal, "params", new Json.Raw(params)));
        var answer = server.send("POST", "/a2a/tasks", body, "Content-Type", "application/json");
        assertEquals(
                "text/event-stream",
                answer.headers().firstValue("Content-Type").orElse("").split(";")[0]);
        return events(answer.body());
    }

    private static String url(String path) {
        return "{\"url\": \"" + server.site().url(path) + "\"";
    }

    private static Map<?, ?> result(List<Map<String, Object>> events) {
        Map<String, Object> last = events.get(events.size() - 1);
        assertEquals("completed", last.get("status"), last::toString);
        return (Map<?, ?>) last.get("result");
    }

    @Test
    void agentCardOfThePlainProtocol() {
        Map<String, Object> card =
                Json.readObject(server.send("GET", "/.well-known/agent.json", "").body());
        assertEquals("browsy", card.get("name"));
        assertEquals(server.url(""), card.get("url"));
        assertEquals(
                Map.of("streaming", true, "pushNotifications", false), card.get("capabilities"));
    }

    @Test
    void agentCardOfTheCurrentProtocol() {
        Map<String, Object> card =
                Json.readObject(server.send("GET", "/.well-known/agent-card.json", "").body());
        Map<?, ?> first = (Map<?, ?>) ((List<?>) card.get("supportedInterfaces")).get(0);
        assertEquals("1.0", first.get("protocolVersion"));
        assertEquals(server.url("/a2a"), first.get("url"));
    }

    @Test
    void browse() {
        List<Map<String, Object>> events = task("Browse the front page", url("/") + "}");
        Map<?, ?> result = result(events);
        assertEquals("Example Domain", result.get("title"));
        assertTrue(result.get("content").toString().contains("h1 \"Example Domain\""));
        List<?> steps = (List<?>) events.get(events.size() - 1).get("steps");
        assertEquals(
                Map.of("description", "Navigating to " + server.site().url("/")), steps.get(0));
    }

    @Test
    void stepsDoNotContainQueries() {
        String address = url("/?token=hush#part") + "}";
        List<Map<String, Object>> events = task("Browse the front page", address);
        List<?> steps = (List<?>) events.get(events.size() - 1).get("steps");
        assertEquals(
                Map.of("description", "Navigating to " + server.site().url("/") + "?..."),
                steps.get(0));
        assertFalse(steps.toString().contains("hush"), steps.toString());
    }

    @Test
    void tooLongGoalsAreRejected() {
        String goal = "{\"goal\": \"" + "search a ".repeat(500_000) + "\"}";
        assertEquals(422, server.send("POST", "/a2a/tasks", goal).statusCode());
    }

    @Test
    void search() {
        Map<?, ?> byParam = result(task("Find out", "{\"search_query\": \"java\"}"));
        Map<?, ?> byGoal = result(task("Search for java", "{}"));
        assertEquals(byParam, byGoal);
        assertTrue(byParam.get("results").toString().contains("For java"));
    }

    @Test
    void login() {
        String credentials =
                ", \"credentials\": {\"username\": \"user@example.com\", \"password\": \"%s\"}}";
        List<Map<String, Object>> events =
                task("Login", url("/login") + credentials.formatted(DemoSite.PASSWORD));
        assertEquals("needs_code", result(events).get("outcome"));
        List<Map<String, Object>> wrong =
                task("Login", url("/login") + credentials.formatted("hush"));
        Map<String, Object> last = wrong.get(wrong.size() - 1);
        assertEquals("failed", last.get("status"));
        assertFalse((events + " " + wrong).contains("hush"));
        assertFalse(events.toString().contains(DemoSite.PASSWORD));
    }

    @Test
    void loginNeedsALoginForm() {
        String params = ", \"credentials\": {\"username\": \"a\", \"password\": \"b\"}}";
        List<Map<String, Object>> events = task("Login", url("/about") + params);
        Map<String, Object> last = events.get(events.size() - 1);
        assertEquals("No login form found on " + server.site().url("/about"), last.get("error"));
    }

    @Test
    void extract() {
        Map<?, ?> text =
                result(
                        task(
                                "Extract the main article",
                                url("/about") + ", \"extract\": \"text\"}"));
        assertTrue(text.get("content").toString().startsWith("<!-- article: \"About examples\""));
        Map<?, ?> links = result(task("Go", url("/") + ", \"extract\": \"links\"}"));
        assertTrue(links.get("links").toString().contains("Log in"));
        Map<?, ?> tables =
                result(
                        task(
                                "Extract the pricing table",
                                url("/about") + ", \"extract\": \"tables\"}"));
        assertEquals(List.of(), tables.get("tables"));
    }

    @Test
    void fillFormTakesValuesFromTheGoalOrTheFields() {
        Map<?, ?> filled =
                result(
                        task(
                                "Fill out the contact form with name John and email"
                                        + " john@example.com",
                                url("/contact") + "}"));
        assertEquals(false, filled.get("submitted"));
        String page = filled.get("content").toString();
        assertTrue(page.contains("[=John]") && page.contains("[=john@example.com]"), page);
        Map<?, ?> sent =
                result(
                        task(
                                "Contact them",
                                url("/contact")
                                        + ", \"fields\": {\"Name\": \"Ann\"}, \"submit\": true}"));
        assertTrue(sent.get("content").toString().contains("Thank you, Ann"));
    }

    @Test
    void captchaFails() {
        List<Map<String, Object>> events = task("Browse", url("/captcha") + "}");
        Map<String, Object> last = events.get(events.size() - 1);
        assertEquals("failed", last.get("status"));
        assertTrue(last.get("error").toString().startsWith("CAPTCHA detected"), last::toString);
    }

    @Test
    void tasksArePolledAndCancelled() {
        Object id = task("Browse", url("/") + "}").get(0).get("id");
        Map<String, Object> polled =
                Json.readObject(server.send("GET", "/a2a/tasks/" + id, "").body());
        assertEquals("completed", polled.get("status"));
        assertEquals(400, server.send("POST", "/a2a/tasks/" + id + "/cancel", "").statusCode());
        assertEquals(404, server.send("GET", "/a2a/tasks/task_none", "").statusCode());
        assertEquals(422, server.send("POST", "/a2a/tasks", "{}").statusCode());
        assertEquals(400, server.send("POST", "/a2a/tasks", "{").statusCode());
    }

    private static Map<String, Object> rpc(String method, String params) {
        String body =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\""
                        + method
                        + "\",\"params\":"
                        + params
                        + "}";
        return Json.readObject(
                server.send("POST", "/a2a", body, "Content-Type", "application/json").body());
    }

    private static String message(String path) {
        return "{\"message\":{\"messageId\":\"m1\",\"role\":\"user\",\"parts\":"
                + "[{\"kind\":\"text\",\"text\":\"Browse "
                + server.site().url(path)
                + "\"}]}";
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }

    @Test
    void revisionOneSendsAndQueriesTasks() {
        Map<?, ?> task = map(map(rpc("SendMessage", message("/") + "}").get("result")).get("task"));
        assertEquals("TASK_STATE_COMPLETED", map(task.get("status")).get("state"));
        Map<?, ?> artifact = map(((List<?>) task.get("artifacts")).get(0));
        Map<?, ?> data = map(map(((List<?>) artifact.get("parts")).get(0)).get("data"));
        assertEquals("Example Domain", data.get("title"));
        Map<?, ?> again = map(rpc("GetTask", "{\"id\":\"" + task.get("id") + "\"}").get("result"));
        assertEquals(task, again);
    }

    @Test
    void revisionZeroThreeSendsAndQueriesTasks() {
        Map<?, ?> task = map(rpc("message/send", message("/") + "}").get("result"));
        assertEquals("task", task.get("kind"));
        assertEquals("completed", map(task.get("status")).get("state"));
        Map<?, ?> again =
                map(rpc("tasks/get", "{\"id\":\"" + task.get("id") + "\"}").get("result"));
        assertEquals(task, again);
    }

    private static Map<?, ?> send(String goal, String more) {
        return map(
                map(rpc(
                                        "SendMessage",
                                        "{\"message\":{\"messageId\":\"m\",\"role\":\"ROLE_USER\","
                                                + more
                                                + "\"parts\":[{\"text\":\""
                                                + goal
                                                + "\"}]}}")
                                .get("result"))
                        .get("task"));
    }

    private static String data(Map<?, ?> task) {
        return String.valueOf(task.get("artifacts"));
    }

    @Test
    void tasksOfOneContextShareASession() {
        String visit = server.site().url("/visit?name=ctx");
        Map<?, ?> first = send("Browse " + visit, "");
        String context = "\"contextId\":\"" + first.get("contextId") + "\",";
        Map<?, ?> second = send("Browse " + server.site().url("/whoami"), context);
        assertEquals(first.get("contextId"), second.get("contextId"));
        assertTrue(data(second).contains("name=ctx"), data(second));
        Map<?, ?> third = send("Extract the main article", context);
        assertTrue(data(third).contains("name=ctx"), data(third));
        Map<?, ?> stranger = send("Browse " + server.site().url("/whoami"), "");
        assertFalse(data(stranger).contains("name=ctx"), data(stranger));
    }

    @Test
    void messagesToExistingTasksAreRejected() {
        Map<?, ?> first = send("Browse " + server.site().url("/"), "");
        String parts = "\"role\":\"ROLE_USER\",\"parts\":[{\"text\":\"More\"}]}}";
        String message = "{\"message\":{\"messageId\":\"m\",\"taskId\":\"%s\",";
        String again = message.formatted(first.get("id")) + parts;
        assertEquals(-32004, code(rpc("SendMessage", again)));
        assertEquals(-32001, code(rpc("SendMessage", message.formatted("task_none") + parts)));
    }

    @Test
    void streamsEndWithAFinalStatus() {
        String body =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"message/stream\",\"params\":"
                        + message("/slow")
                        + "}}";
        List<Map<String, Object>> events = events(server.send("POST", "/a2a", body).body());
        Map<?, ?> first = map(events.get(0).get("result"));
        assertEquals("task", first.get("kind"));
        Map<?, ?> last = map(events.get(events.size() - 1).get("result"));
        assertEquals("status-update", last.get("kind"));
        assertEquals(true, last.get("final"));
        assertEquals(
                "artifact-update", map(events.get(events.size() - 2).get("result")).get("kind"));
    }

    @Test
    void runningTasksAreCancelled() {
        String quick = ",\"configuration\":{\"returnImmediately\":true}}";
        Map<?, ?> sent = map(rpc("SendMessage", message("/slow") + quick).get("result"));
        Object id = map(sent.get("task")).get("id");
        Map<?, ?> cancelled = map(rpc("CancelTask", "{\"id\":\"" + id + "\"}").get("result"));
        assertEquals("TASK_STATE_CANCELED", map(cancelled.get("status")).get("state"));
        Map<?, ?> later = map(rpc("GetTask", "{\"id\":\"" + id + "\"}").get("result"));
        assertEquals(cancelled, later);
        assertEquals(-32002, code(rpc("CancelTask", "{\"id\":\"" + id + "\"}")));
    }

    private static Object code(Map<String, Object> answer) {
        return map(answer.get("error")).get("code");
    }

    @Test
    void errorsHaveTheCodesOfTheProtocol() {
        assertEquals(-32601, code(rpc("nonsense", "{}")));
        assertEquals(-32602, code(rpc("SendMessage", "{}")));
        assertEquals(-32001, code(rpc("GetTask", "{\"id\":\"task_none\"}")));
        String broken = server.send("POST", "/a2a", "{").body();
        assertEquals(-32700, code(Json.readObject(broken)));
    }

    @Test
    void invalidMessagesAreAnsweredWithErrors() {
        for (WrongCall wrong : WrongCall.some(100)) {
            String sent =
                    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"message/send\",\"params\":{"
                            + "\"configuration\":{\"blocking\":false},\"message\":{\"parts\":[{\"data\":"
                            + wrong.arguments()
                            + "}]}}}";
            for (String body : List.of(wrong.arguments(), sent)) {
                HttpResponse<String> answer = server.send("POST", "/a2a", body);
                assertEquals(200, answer.statusCode(), body);
                assertTrue(answer.body().startsWith("{\"jsonrpc\":\"2.0\",\"id\":"), body);
            }
            assertTrue(server.send("POST", "/a2a", wrong.arguments()).body().contains("-32"));
        }
        assertTrue(server.send("POST", "/a2a", "[]").body().contains("-32600"));
        assertTrue(server.send("POST", "/a2a", "{").body().contains("-32700"));
    }
}

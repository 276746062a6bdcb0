package browsy.server.a2a;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.server.TestServer;
import browsy.tools.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Tests many tasks at once: those beyond the limit are refused, and none leaves anything behind.
 */
class TaskLoadTest {
    private final TestServer server = new TestServer(config -> config.maxSessions(200));

    private Map<String, Object> rpc(String method, String params) {
        String body =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\""
                        + method
                        + "\",\"params\":"
                        + params
                        + "}";
        return Json.readObject(server.send("POST", "/a2a", body).body());
    }

    /** Starts a task without waiting for its result. */
    private Map<String, Object> start(String url) {
        return rpc(
                "SendMessage",
                "{\"configuration\":{\"returnImmediately\":true},\"message\":{\"messageId\":\"m\","
                        + "\"parts\":[{\"text\":\"Browse "
                        + url
                        + "\"}]}}");
    }

    private static String id(Map<String, Object> started) {
        Map<?, ?> result = (Map<?, ?>) started.get("result");
        return String.valueOf(((Map<?, ?>) result.get("task")).get("id"));
    }

    private String state(String id) {
        Map<?, ?> result = (Map<?, ?>) rpc("GetTask", "{\"id\":\"" + id + "\"}").get("result");
        return String.valueOf(((Map<?, ?>) result.get("status")).get("state"));
    }

    /** The number of threads that run tasks. */
    private static long working() {
        return Thread.getAllStackTraces().values().stream()
                .filter(
                        stack ->
                                List.of(stack).stream()
                                        .anyMatch(f -> f.getClassName().endsWith("a2a.TaskRunner")))
                .count();
    }

    @Test
    void tasksBeyondTheLimitAreRefused() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(16);
        try {
            List<Callable<Map<String, Object>>> starts = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                starts.add(() -> start(server.site().url("/slow")));
            }
            List<String> accepted = new ArrayList<>();
            int refused = 0;
            for (Future<Map<String, Object>> answer : clients.invokeAll(starts)) {
                Map<?, ?> error = (Map<?, ?>) answer.get().get("error");
                if (error == null) {
                    accepted.add(id(answer.get()));
                } else {
                    assertEquals(-32000, error.get("code"));
                    assertEquals(
                            "too many tasks are running; try again later", error.get("message"));
                    refused++;
                }
            }
            assertTrue(accepted.size() >= 32, accepted.size() + " accepted");
            assertEquals(1000, accepted.size() + refused);
            for (String id : accepted) {
                awaitState(id, "TASK_STATE_COMPLETED");
            }
            assertEquals(200, plainTask());
        } finally {
            clients.shutdown();
            server.close();
        }
    }

    private int plainTask() {
        String task =
                "{\"goal\": \"Browse\", \"params\": {\"url\": \"" + server.site().url("/") + "\"}}";
        return server.send("POST", "/a2a/tasks", task).statusCode();
    }

    private void awaitState(String id, String state) throws InterruptedException {
        for (int i = 0; i < 600 && !state(id).equals(state); i++) {
            Thread.sleep(50);
        }
        assertEquals(state, state(id));
    }

    @Test
    void cancelledTasksLeaveNoThread() throws IOException, InterruptedException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            String url = "http://127.0.0.1:" + silent.getLocalPort() + "/";
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 32; i++) {
                ids.add(id(start(url)));
            }
            assertEquals(503, plainTask(), "all threads are in use");
            for (String id : ids) {
                rpc("CancelTask", "{\"id\":\"" + id + "\"}");
                assertEquals("TASK_STATE_CANCELED", state(id));
            }
            for (int i = 0; i < 200 && working() > 0; i++) {
                Thread.sleep(50);
            }
            assertEquals(0, working());
            assertEquals(200, plainTask());
        } finally {
            server.close();
        }
    }
}

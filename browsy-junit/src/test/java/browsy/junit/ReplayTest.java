package browsy.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Records and replays test classes with {@link Replay}. */
class ReplayTest {
    private static final Path FOLDER = Path.of("src/test/resources/generated");

    /** The sessions of the test classes, which fails where a replay should answer. */
    static final class App implements Supplier<SessionConfig> {
        private static boolean running = true;

        @Override
        public SessionConfig get() {
            return SessionConfig.builder()
                    .requestHandler(
                            request -> {
                                if (!running) {
                                    throw new IOException("there is no server");
                                }
                                return Response.html(
                                        "<title>Shop</title><a href=/lamps>Lamps</a>"
                                                + "<link rel=stylesheet href=a.css>");
                            })
                    .build();
        }
    }

    /** Test classes that only the tests of the enclosing class run. */
    @BrowsyTest(config = App.class)
    @Replay(value = "generated/{method}.har", complete = true)
    static class ByMethod {
        private static String last = "/lamps";

        @Test
        void visits(Session session) {
            session.goTo("http://shop.test/").click(Target.text("Lamps"));
            assertEquals("Shop", session.dom().title());
        }

        @Replay("generated/own.har")
        void hasItsOwn(Session session) {
            session.goTo("http://shop.test" + last);
        }
    }

    @BrowsyTest(config = App.class)
    @Replay("generated/shared.har")
    static class Shared {
        @Test
        void visits(Session session) {
            session.goTo("http://shop.test/");
        }
    }

    @AfterEach
    void tidy() throws IOException {
        System.clearProperty("browsy.record");
        App.running = true;
        ByMethod.last = "/lamps";
        if (Files.exists(FOLDER)) {
            try (var files = Files.list(FOLDER)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(FOLDER);
        }
    }

    private static Map<String, TestExecutionResult> run(Class<?> type, List<String> reports) {
        Map<String, TestExecutionResult> results = new HashMap<>();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(type))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(
                                    TestIdentifier test, TestExecutionResult result) {
                                if (test.isTest()) {
                                    results.put(
                                            test.getDisplayName().replaceAll("\\(.*", ""), result);
                                }
                            }

                            @Override
                            public void reportingEntryPublished(
                                    TestIdentifier test, ReportEntry entry) {
                                reports.add(entry.getKeyValuePairs().toString());
                            }
                        });
        return results;
    }

    private static void recordAll(Class<?> type) {
        System.setProperty("browsy.record", "true");
        run(type, new ArrayList<>());
        System.clearProperty("browsy.record");
        App.running = false;
    }

    private static String failure(TestExecutionResult result) {
        return result.getThrowable().map(Throwable::getMessage).orElse("");
    }

    @Test
    void recordedTestsPassWithoutAServer() {
        recordAll(ByMethod.class);
        assertTrue(Files.exists(FOLDER.resolve("visits.har")));
        Map<String, TestExecutionResult> results = run(ByMethod.class, new ArrayList<>());
        assertEquals(2, results.size());
        results.forEach((name, result) -> assertEquals("", failure(result), name));
    }

    @Test
    void aMissingRecordingIsAnErrorThatSaysHowToRecord() {
        String failure = failure(run(ByMethod.class, new ArrayList<>()).get("visits"));
        assertTrue(failure.contains("-Dbrowsy.record=true"), failure);
        assertFalse(Files.exists(FOLDER));
    }

    @Test
    void divergencesAndUnusedRequestsAreReported() {
        recordAll(ByMethod.class);
        ByMethod.last = "/lamps?page=2";
        List<String> reports = new ArrayList<>();
        String failure = failure(run(ByMethod.class, reports).get("hasItsOwn"));
        assertTrue(failure.contains("\"page\" is new"), failure);
        assertTrue(reports.toString().contains("number 1, GET http://shop.test/lamps"));
    }

    @Test
    void aClassCannotRecordAllTestsInOneFile() {
        System.setProperty("browsy.record", "true");
        String failure = failure(run(Shared.class, new ArrayList<>()).get("visits"));
        assertTrue(failure.contains("belongs to one test"), failure);
    }
}

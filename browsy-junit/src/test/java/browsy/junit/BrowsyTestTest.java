package browsy.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes with {@link BrowsyTest} and checks their results and failure reports. */
class BrowsyTestTest {
    private static final SessionConfig SHOP =
            SessionConfig.builder()
                    .requestHandler(
                            request ->
                                    Response.html(
                                            "<title>Shop</title><h1>Lamps</h1>"
                                                    + "<input type=password name=p value=geheim>"))
                    .build();

    static final class Shop implements Supplier<SessionConfig> {
        @Override
        public SessionConfig get() {
            return SHOP;
        }
    }

    /** A test class that only the tests of the enclosing class run. */
    @BrowsyTest(config = Shop.class)
    static class Fixture {
        private static final List<Session> OPENED = new ArrayList<>();

        @BeforeEach
        void goToTheShop(Session session) {
            OPENED.add(session);
            session.goTo("http://shop.test/");
        }

        @Test
        void passes(Session session) {
            assertSame(OPENED.get(OPENED.size() - 1), session);
            assertEquals("Shop", session.dom().title());
        }

        @Test
        void fails(Session session) {
            session.click(Target.text("Chairs"));
        }

        @Test
        void isSkipped() {
            Assumptions.abort("not today");
        }

        @Nested
        class Inside {
            @Test
            void hasTheConfigurationOfTheClassAround(Session session) {
                assertEquals("Shop", session.dom().title());
            }
        }
    }

    static class ByCode {
        @RegisterExtension static final BrowsyExtension BROWSY = BrowsyExtension.of(SHOP);

        @Test
        void passes(Session session) {
            assertEquals(
                    "Lamps", session.goTo("http://shop.test/").links().isEmpty() ? "Lamps" : "");
        }

        @Test
        void failsBeforeAnyPage(Session session) {
            session.dom();
        }
    }

    static class OneMethod {
        @BrowsyTest(config = Shop.class)
        void passes(Session session) {
            session.goTo("http://shop.test/");
        }
    }

    @BrowsyTest
    static class SessionForAll {
        @BeforeAll
        static void none(Session session) {}

        @Test
        void isNeverReached() {}
    }

    private final Map<String, TestExecutionResult> results = new HashMap<>();
    private final List<ReportEntry> reports = new ArrayList<>();

    private void run(Class<?> tests) {
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(tests))
                        .configurationParameter(
                                "junit.jupiter.extensions.autodetection.enabled", "false")
                        .build();
        TestExecutionListener listener =
                new TestExecutionListener() {
                    @Override
                    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                        results.put(test.getDisplayName(), result);
                    }

                    @Override
                    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
                        reports.add(entry);
                    }
                };
        LauncherFactory.create().execute(request, listener);
    }

    private Throwable failure(String test) {
        return results.get(test).getThrowable().orElseThrow();
    }

    private void assertPassed(String test) {
        TestExecutionResult result = results.get(test);
        assertEquals(
                TestExecutionResult.Status.SUCCESSFUL,
                result.getStatus(),
                () -> String.valueOf(result.getThrowable()));
    }

    @Test
    void failureReportContainsThePage() {
        run(Fixture.class);
        assertPassed("passes(Session)");
        assertPassed("hasTheConfigurationOfTheClassAround(Session)");
        Throwable[] added = failure("fails(Session)").getSuppressed();
        assertEquals(1, added.length);
        String page = added[0].toString();
        assertTrue(page.contains("\"Lamps\"") && page.contains("title: Shop"), page);
        assertFalse(page.contains("geheim"), page);
        assertEquals(1, reports.size());
        assertEquals(page, reports.get(0).getKeyValuePairs().get("browsy page"));
        assertEquals(TestExecutionResult.Status.ABORTED, results.get("isSkipped()").getStatus());
        for (Session session : Fixture.OPENED) {
            assertThrows(IllegalStateException.class, () -> session.goTo("http://shop.test/"));
        }
    }

    @Test
    void extensionIsConfiguredByCode() {
        run(ByCode.class);
        assertPassed("passes(Session)");
        assertEquals(
                "The session has no page.",
                failure("failsBeforeAnyPage(Session)").getSuppressed()[0].toString());
    }

    @Test
    void annotatesAMethod() {
        run(OneMethod.class);
        assertPassed("passes(Session)");
    }

    @Test
    void sessionInBeforeAllIsRejected() {
        run(SessionForAll.class);
        assertTrue(
                failure("BrowsyTestTest$SessionForAll").getMessage().contains("for one test"),
                () -> failure("BrowsyTestTest$SessionForAll").toString());
    }
}

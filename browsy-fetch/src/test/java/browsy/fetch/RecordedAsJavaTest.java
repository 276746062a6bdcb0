package browsy.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.FetchException.ActionError;
import browsy.fetch.config.SessionConfig;
import browsy.fetch.flow.Call;
import browsy.fetch.flow.FlowLog;
import browsy.find.Target;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Prints the actions of sessions as Java. */
class RecordedAsJavaTest {
    private static final String PAGE =
            "<title>T</title><label>Name <input name=n></label><label>Code <input name=c"
                    + " autocomplete=one-time-code></label><label>Key <input name=api_key></label>"
                    + "<select aria-label=Size><option>1<option>2</select><a href=/x>Go</a>";

    private static Session session() {
        return Session.create(
                SessionConfig.builder().requestHandler(request -> Response.html(PAGE)).build());
    }

    @Test
    void textsAreEscaped(@TempDir Path folder) throws Exception {
        String text = "a\"b\\c\n\t\\u0041 \u202e\u0000\u2028 \ud83d\ude00 é";
        try (Session session = session();
                Session other = session()) {
            session.goTo("http://a.test/").type(Target.label("Name"), text);
            String source = session.recordedAsJava();
            assertFalse(source.contains("\u202e"), source);
            JavaFlow.run(source, other, folder);
            assertEquals(
                    session.find("[name=n]").get(0).value(), other.find("[name=n]").get(0).value());
        }
    }

    @Test
    void secretsAreParameters(@TempDir Path folder) throws Exception {
        try (Session session = session();
                Session other = session()) {
            session.goTo("http://ann:SECRET@a.test/?token=SECRET")
                    .type(Target.label("Code"), "SECRET")
                    .type(Target.label("Key"), "SECRET")
                    .fill(Map.of("api_key", "SECRET"));
            String source = session.recordedAsJava();
            assertFalse(source.contains("SECRET"), source);
            assertTrue(source.contains("String url, String code, String password"), source);
            assertThrows(
                    InvocationTargetException.class, () -> JavaFlow.run(source, other, folder));
        }
    }

    @Test
    void failedActionsAreLeftOut() {
        try (Session session = session()) {
            session.goTo("http://a.test/");
            assertThrows(ActionError.class, () -> session.click(Target.text("Nothing")));
            session.force().click(Target.text("Go"));
            session.back();
            assertEquals(
                    """
                    import browsy.fetch.Session;
                    import browsy.find.Target;

                    /** A recorded flow. Secrets are parameters. */
                    public final class RecordedFlow {
                        private RecordedFlow() {}

                        public static void run(Session session) {
                            session.goTo("http://a.test/")
                                    .force()
                                    .click(Target.text("Go"))
                                    .back();
                        }
                    }
                    """,
                    session.recordedAsJava());
        }
    }

    @Test
    void longFlowsCompile(@TempDir Path folder) throws Exception {
        FlowLog flow = new FlowLog();
        for (int i = 0; i < 1_200; i++) {
            flow.add(List.of(Call.of("force")), null, false);
        }
        flow.add(List.of(Call.to("goTo", "http://a.test/")), null, false);
        try (Session session = session()) {
            JavaFlow.run(flow.java(), session, folder);
            assertEquals("http://a.test/", session.url());
        }
    }

    @Test
    void allActionsCompile(@TempDir Path folder) throws Exception {
        try (Session session = session();
                Session other = session()) {
            session.loadHtml(PAGE, "http://a.test/")
                    .goTo("http://a.test/")
                    .reload()
                    .fill(Map.of("Name", "Ann"))
                    .clear(Target.label("Name"))
                    .selectIndex(Target.role("combobox"), 1)
                    .focus(Target.nameContaining("Go").nth(0))
                    .press("Tab")
                    .hover(Target.exactName("Go"))
                    .scroll(0, 10)
                    .scrollTo(Target.text("Go"));
            session.download("http://a.test/file");
            session.click(Target.text("Go")).back().forward();
            JavaFlow.run(session.recordedAsJava(), other, folder);
            assertEquals(session.url(), other.url());
        }
    }
}

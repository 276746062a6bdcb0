package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.tools.ToolException.Fault;
import browsy.tools.site.LocalSite;
import browsy.tools.site.LocalSite.Answer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the tool {@code download}, and pages and clicks that lead to files. */
class FileToolsTest {
    private static final String TABLE = "name,größe\n" + "Ann,1\n".repeat(2000);

    private final LocalSite site = new LocalSite();
    private final Toolbox tools =
            Toolbox.create(
                    ToolOptions.DEFAULT.withSession(
                            SessionConfig.builder().allowPrivateNetwork(true).build()));

    @BeforeEach
    void open() {
        site.page(
                        "/",
                        "<title>Reports</title><h1>Secret heading</h1><a href=/report>Report</a>"
                                + "<a href=/next>Next</a>"
                                + "<form action=/report><button>Export</button></form>")
                .page("/next", "<title>Next</title><h1>Next</h1>")
                .route("/report", r -> file("text/csv; charset=utf-8", "report 1.csv", TABLE))
                .route("/zip", r -> file("application/zip", "a.zip", "PK\0\1"));
    }

    private static Answer file(String type, String name, String content) {
        String disposition = "attachment; filename=\"" + name + "\"";
        return new Answer(200, type, content, Map.of("Content-Disposition", disposition));
    }

    @AfterEach
    void close() {
        tools.close();
        site.close();
    }

    private ToolResult call(String tool, Object... pairs) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            arguments.put((String) pairs[i], pairs[i + 1]);
        }
        return tools.call(tool, arguments);
    }

    private Map<String, Object> download(Object... pairs) {
        return Json.readObject(call("download", pairs).text());
    }

    private int id(String text) {
        return Objects.requireNonNull(tools.page()).elements().stream()
                .filter(e -> text.equals(e.displayName()))
                .findFirst()
                .orElseThrow()
                .id();
    }

    @Test
    void aFileInPlaceOfAPageIsReportedWithoutThePage() {
        call("browse", "url", site.url("/"));
        for (ToolResult result :
                List.of(
                        call("browse", "url", site.url("/report")),
                        call("click", "id", id("Report")),
                        call("click", "id", id("Export")))) {
            assertEquals(
                    "downloaded in place of a page: report_1.csv, text/csv, 12013 bytes;"
                            + " download reads it\n",
                    result.text());
            assertNull(result.json());
        }
        assertEquals("Reports", Objects.requireNonNull(tools.page()).title());
        assertTrue(call("get_page").text().contains("Secret heading"));
        String json = call("browse", "url", site.url("/report"), "format", "json").json();
        assertTrue(
                String.valueOf(json).startsWith("{\"download\":{\"name\":\"report 1.csv\""), json);
    }

    @Test
    void theFirstPageMayBeAFile() {
        String text = call("browse", "url", site.url("/zip")).text();
        assertTrue(text.contains("a.zip, application/zip, 4 bytes"), text);
    }

    @Test
    void theLastFileIsReadInPartsWithinALimitOfTokens() {
        call("browse", "url", site.url("/report"));
        call("browse", "url", site.url("/"));
        Map<String, Object> file = download("max_tokens", 50);
        assertEquals("report 1.csv", file.get("name"));
        assertEquals("text/csv", file.get("type"));
        assertEquals(12013, file.get("size"));
        StringBuilder text = new StringBuilder((String) file.get("text"));
        assertTrue(text.length() > 50 && text.length() < 400, text::toString);
        assertEquals(TABLE.length() - text.length(), file.get("left_out"));
        while (file.get("next") != null) {
            file = download("from", file.get("next"), "max_tokens", 3000);
            text.append(file.get("text"));
        }
        assertEquals(TABLE, text.toString());
        assertFalse(file.containsKey("left_out"));
    }

    @Test
    void aFileIsReadByItsUrlOrALinkAndThePageStays() {
        call("browse", "url", site.url("/"));
        assertEquals("report 1.csv", download("id", id("Report")).get("name"));
        Map<String, Object> zip = download("url", site.url("/zip"));
        assertEquals("a.zip", zip.get("name"));
        assertFalse(zip.containsKey("text"));
        Map<String, Object> page = download("id", id("Next"));
        assertEquals("text/html", page.get("type"));
        assertTrue(page.get("text").toString().contains("<h1>Next"));
        assertEquals("Reports", Objects.requireNonNull(tools.page()).title());
    }

    @Test
    void downloadFailsWithoutAFile() {
        ToolException error = assertThrows(ToolException.class, () -> download());
        assertEquals(Fault.NOT_FOUND, error.fault());
        call("browse", "url", site.url("/"));
        error = assertThrows(ToolException.class, () -> download("id", id("Export")));
        assertEquals(Fault.REFUSED, error.fault());
        error = assertThrows(ToolException.class, () -> download("url", site.url("/none")));
        assertEquals(Fault.UPSTREAM, error.fault());
        error = assertThrows(ToolException.class, () -> download("url", "x", "id", 1));
        assertEquals(Fault.REFUSED, error.fault());
    }

    @Test
    void surrogatePairsAreNotSplit() {
        String emoji = "\uD83D\uDE00".repeat(200);
        site.route("/emoji", r -> new Answer(200, "text/csv", emoji, Map.of()));
        Map<String, Object> file = download("url", site.url("/emoji"), "max_tokens", 1);
        assertEquals("\uD83D\uDE00", file.get("text").toString().substring(0, 2));
        assertEquals(0, (int) file.get("next") % 2);
    }
}

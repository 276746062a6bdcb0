package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.Browsy;
import browsy.model.Role;
import browsy.model.SpatialDom;
import browsy.model.SpatialElement;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that pages survive writing and reading as JSON. */
class JsonFormatTest {

    static List<Path> fixtures() throws IOException {
        return FormatFixtureTest.fixtures();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void readPagesAreWrittenIdentically(Path fixture) throws IOException {
        SpatialDom dom = FormatFixtureTest.page(fixture);
        for (JsonFormat format :
                List.of(JsonFormat.standard(), JsonFormat.standard().full().indented())) {
            String first = format.render(dom);
            assertEquals(first, format.render(JsonFormat.read(first)));
        }
        assertEquals(dom, JsonFormat.read(JsonFormat.standard().full().render(dom)));
    }

    /** Tag characters and similar ones are visible to models only. */
    @ParameterizedTest
    @ValueSource(
            ints = {0xE0001, 0xE0041, 0xE007F, 0xE0100, 0xE01EF, 0x1D173, 0x13430, 0x200B, 0x202E})
    void invisibleCharactersAreEscaped(int hidden) {
        String unseen = Character.toString(hidden);
        String title = "a\uD83D\uDE00" + unseen + unseen + "b\uD83D";
        SpatialDom dom = SpatialDom.builder(new Viewport(800, 600)).title(title).build();
        String json = JsonFormat.standard().render(dom);
        assertFalse(json.contains(unseen), json);
        assertTrue(json.contains("a\uD83D\uDE00\\u"), json);
        assertEquals(title, JsonFormat.read(json).title());
    }

    @Test
    void randomPagesAreReadAsWritten() {
        RandomDoms pages = new RandomDoms(41);
        for (int round = 0; round < 3000; round++) {
            SpatialDom dom = pages.next();
            String json = JsonFormat.standard().full().render(dom);
            assertEquals(dom, JsonFormat.read(json), json);
            String standard = JsonFormat.standard().render(dom);
            assertEquals(standard, JsonFormat.standard().render(JsonFormat.read(standard)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<tr><th>a<th>b<tr><td>1<td>",
                "<caption>c</caption><tr><td rowspan=2>1<td>2<tr><td>3<tr><td colspan=2>4",
                "<tr><th rowspan=2>a<th colspan=2>b<tr><th>c<th>d<tr><th>1<td>2<td>3",
                "<tr><th>a<th>b<tr><th colspan=2>g<tr><td>1<td>2<tr><th>c<th>d<tr><td>3",
                "<tr><th>a<td>b<tr><th>c<td rowspan=2>d<tr><td colspan=2>e<td>f",
            })
    void tablesAreWrittenWithTheirSpansAndHeaders(String rows) {
        SpatialDom dom = Browsy.parse("<!DOCTYPE html><table>" + rows + "</table>", 800, 600);
        assertEquals(1, dom.tables().size());
        String json = JsonFormat.standard().render(dom);
        assertEquals(dom.tables(), JsonFormat.read(json).tables(), json);
    }

    @Test
    void boxesAreRoundedAndSidesKeepTheirFraction() {
        SpatialDom dom =
                JsonFormat.read(
                        """
                        {"vp": [1366, 768.5], "els": [
                          {"id": 7, "tag": "p", "text": "Hi", "b": [-0.6, 10.5, 99.49, 1]}]}
                        """);
        assertEquals(new Viewport(1366, 768.5), dom.viewport());
        assertEquals(
                "{\"url\":\"\",\"title\":\"\",\"vp\":[1366.0,768.5],\"scroll\":[0.0,0.0],"
                        + "\"els\":[{\"id\":7,\"tag\":\"p\",\"text\":\"Hi\",\"b\":[-1,11,99,1]}]}",
                JsonFormat.standard().render(dom));
    }

    @Test
    void passwordsAreMaskedAfterReading() {
        SpatialDom dom =
                JsonFormat.read(
                        """
                        {"els": [
                          {"id": 1, "tag": "input", "val": "hunter2", "type": "password"},
                          {"id": 2, "tag": "input", "val": "hunter2",
                           "autocomplete": "current-password", "type": "text"}]}
                        """);
        String json = JsonFormat.standard().render(dom);
        assertFalse(json.contains("hunter2"), json);
        assertEquals("***", dom.get(1).orElseThrow().value());
        assertFalse(CompactFormat.standard().render(dom).contains("hunter2"));
        assertFalse(dom.elements().toString().contains("hunter2"));
    }

    @Test
    void unknownFieldsAndRolesAreIgnored() {
        SpatialDom dom =
                JsonFormat.read(
                        """
                        {"later": {"deep": [1, {"x": []}]}, "els": [
                          {"id": 1, "tag": "div", "role": "blob", "new": [[]]},
                          {"role": "NAVIGATION", "tag": "nav", "id": 2}]}
                        """);
        assertEquals(null, dom.get(1).orElseThrow().role());
        assertEquals(Role.NAVIGATION, dom.get(2).orElseThrow().role());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{\"els\": 3}",
                "{} {}",
                "{\"vp\": [0, 10]}",
                "{\"vp\": [10]}",
                "{\"els\": [{\"tag\": \"p\"}]}",
                "{\"els\": [{\"id\": 1}]}",
                "{\"els\": [{\"id\": 1.5, \"tag\": \"p\"}]}",
                "{\"els\": [{\"id\": 99999999999, \"tag\": \"p\"}]}",
                "{\"els\": [{\"id\": 1, \"tag\": \"p\"}, {\"id\": 1, \"tag\": \"p\"}]}",
                "{\"els\": [{\"id\": 1, \"tag\": \"p\", \"b\": [1, 2, -3, 4]}]}",
                "{\"els\": [{\"id\": 1, \"tag\": \"p\", \"hidden\": \"yes\"}]}",
                "{\"page_type\": \"Nonsense\"}",
                "{\"suggested_actions\": [{\"action\": \"Search\"}]}"
            })
    void invalidPagesAreRejected(String json) {
        assertThrows(JsonFormatException.class, () -> JsonFormat.read(json));
    }

    @Test
    void deepNestingIsRejected() {
        String bomb = "{\"x\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
        assertThrows(JsonFormatException.class, () -> JsonFormat.read(bomb));
    }

    @Test
    void absentFactsAreOmitted() {
        SpatialDom dom =
                SpatialDom.builder(Viewport.DEFAULT)
                        .elements(List.of(SpatialElement.builder(1, "nav").build()))
                        .build();
        String json = JsonFormat.standard().full().render(dom);
        assertTrue(json.endsWith("\"els\":[{\"id\":1,\"tag\":\"nav\",\"b\":[0,0,0,0]}]}"), json);
        assertFalse(json.contains("null") || json.contains("page_type"), json);
    }

    @Test
    void fileAndPathsAreWrittenOnRequest() {
        SpatialDom dom =
                SpatialDom.builder(Viewport.DEFAULT)
                        .elements(
                                List.of(
                                        SpatialElement.builder(1, "nav").build(),
                                        SpatialElement.builder(2, "p").build()))
                        .build();
        String json =
                JsonFormat.standard()
                        .ofFile("sub/a.html")
                        .withPaths(id -> id == 2 ? "/html[1]/body[1]/p[1]" : null)
                        .render(dom);
        assertTrue(json.startsWith("{\"file\":\"sub/a.html\",\"url\":\"\","), json);
        assertTrue(
                json.endsWith(
                        "[{\"id\":1,\"tag\":\"nav\",\"b\":[0,0,0,0]},{\"id\":2,"
                                + "\"path\":\"/html[1]/body[1]/p[1]\",\"tag\":\"p\","
                                + "\"b\":[0,0,0,0]}]}"),
                json);
        assertEquals(dom, JsonFormat.read(json));
    }
}

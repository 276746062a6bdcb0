package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that the public names in the catalogue do not change, and that tools are described. */
class ToolCatalogTest {
    @Test
    void namesAndParametersAreStable() {
        Map<String, List<String>> signatures = new LinkedHashMap<>();
        for (Tool tool : ToolCatalog.tools()) {
            signatures.put(
                    tool.name(),
                    tool.parameters().stream()
                            .map(p -> p.required() ? p.name() : p.name() + "?")
                            .toList());
        }
        assertEquals(
                """
                browse [url, format?, scope?, max_tokens?]
                click [id, max_tokens?]
                type_text [id, text]
                check [id]
                uncheck [id]
                select [id, value]
                get_page [format?, scope?, max_tokens?, query?]
                search [query, engine?]
                back [max_tokens?]
                login [username, password, max_tokens?]
                login_as [alias, url?, max_tokens?]
                enter_code [code, max_tokens?]
                find [text?, role?, within?, nth?]
                tables []
                page_info []
                fill_form [fields, submit?, max_tokens?]
                delta [format?]
                read [scope?, max_tokens?, query?]
                scroll [id?, dx?, dy?]
                hover [id]
                upload [id, name, content?, content_base64?, content_type?]
                download [url?, id?, from?, max_tokens?]
                explain [id?]
                close []
                """,
                signatures.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue() + "\n")
                        .reduce("", String::concat));
    }

    @Test
    void routesAreStable() {
        StringBuilder routes = new StringBuilder();
        for (Tool tool : ToolCatalog.tools()) {
            Tool.Route route = tool.route();
            String shown = route == null ? "none" : route.method() + " " + route.path();
            routes.append(tool.name()).append(": ").append(shown).append('\n');
        }
        assertEquals(
                """
                browse: POST /api/browse
                click: POST /api/click
                type_text: POST /api/type
                check: POST /api/check
                uncheck: POST /api/uncheck
                select: POST /api/select
                get_page: GET /api/page
                search: POST /api/search
                back: POST /api/back
                login: POST /api/login
                login_as: POST /api/login-as
                enter_code: POST /api/enter-code
                find: POST /api/find
                tables: GET /api/tables
                page_info: GET /api/page-info
                fill_form: POST /api/fill-form
                delta: GET /api/delta
                read: GET /api/read
                scroll: POST /api/scroll
                hover: POST /api/hover
                upload: POST /api/upload
                download: POST /api/download
                explain: GET /api/explain
                close: none
                """,
                routes.toString());
    }

    @Test
    void everyToolIsDescribed() {
        for (Tool tool : ToolCatalog.tools()) {
            assertTrue(tool.name().matches("[a-z_]+"), tool.name());
            assertFalse(tool.title().isBlank(), tool.name());
            assertTrue(tool.description().endsWith("."), tool.name());
            tool.parameters().forEach(p -> assertFalse(p.description().isBlank(), p.name()));
            assertFalse(
                    tool.hints().readOnly() && tool.hints().destructive(),
                    tool.name() + " cannot be both");
        }
    }

    @Test
    void schemasOfRulesAreDeterministic() {
        String schema = Json.write(ToolCatalog.named("get_page").orElseThrow().exactSchema());
        assertTrue(
                schema.endsWith(
                        "\"not\":{\"properties\":{\"format\":{\"const\":\"json\"}},"
                                + "\"required\":[\"max_tokens\",\"format\"]}}"),
                schema);
    }

    @Test
    void schemasAreJsonSchema() {
        Map<String, Object> schema = ToolCatalog.named("fill_form").orElseThrow().inputSchema();
        assertEquals(
                "{\"type\":\"object\",\"properties\":{\"fields\":{\"type\":\"object\","
                        + "\"description\":\"Values by label, name or id of the field; true and"
                        + " false for boxes\",\"additionalProperties\":{\"type\":[\"string\","
                        + "\"number\",\"boolean\"]}},\"submit\":{\"type\":\"boolean\","
                        + "\"description\":\"Whether to send the form then; false by default\"},"
                        + "\"max_tokens\":{\"type\":\"integer\",\"description\":\"Most tokens of"
                        + " text; what matters least is left out and named at the end\"}},"
                        + "\"required\":[\"fields\"]}",
                Json.write(schema));
    }
}

package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.tools.site.DemoSite;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the definitions of functions, and calls of them by a model. */
class FunctionCallsTest {
    @Test
    void definitionsMatchTheCatalogue() {
        try (Toolbox toolbox = Toolbox.create(ToolOptions.DEFAULT)) {
            List<?> definitions = (List<?>) Json.read(new FunctionCalls(toolbox).definitions());
            assertEquals(ToolCatalog.tools().size(), definitions.size());
            for (int i = 0; i < definitions.size(); i++) {
                Map<?, ?> function = (Map<?, ?>) ((Map<?, ?>) definitions.get(i)).get("function");
                Map<?, ?> schema = (Map<?, ?>) function.get("parameters");
                assertEquals(
                        ToolCatalog.tools().get(i).parameters().stream()
                                .map(Parameter::name)
                                .toList(),
                        List.copyOf(((Map<?, ?>) schema.get("properties")).keySet()));
            }
            Map<?, ?> first = (Map<?, ?>) definitions.get(0);
            assertEquals("function", first.get("type"));
            Map<?, ?> function = (Map<?, ?>) first.get("function");
            assertEquals("browsy_browse", function.get("name"));
            assertEquals(List.of("url"), ((Map<?, ?>) function.get("parameters")).get("required"));
        }
    }

    @Test
    void callsAreHandled() {
        ToolOptions options =
                ToolOptions.DEFAULT.withSession(
                        SessionConfig.builder().allowPrivateNetwork(true).build());
        try (DemoSite site = new DemoSite();
                Toolbox toolbox = Toolbox.create(options)) {
            FunctionCalls functions = new FunctionCalls(toolbox);
            String page = functions.handle("browsy_browse", "{\"url\":\"" + site.url("/") + "\"}");
            assertTrue(page.startsWith("title: Example Domain"), page);
            String wrong = functions.handle("browsy_click", "{\"id\":999}");
            assertTrue(wrong.startsWith("Error: Element 999 not found"), wrong);
            assertTrue(functions.handle("browsy_click", "{").startsWith("Error: "));
        }
    }
}

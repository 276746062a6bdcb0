package browsy.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler.Response;
import browsy.fetch.config.SessionConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Runs the example program on the module path, where it can access exported packages only. */
class LinksTest {

    @Test
    void browsesOnTheModulePath() {
        assertTrue(Session.class.getModule().isNamed(), "on the class path");
        SessionConfig config =
                SessionConfig.builder()
                        .requestHandler(
                                request ->
                                        Response.html(
                                                "<div style='display:flex'><a href=/a"
                                                        + " style='flex:1'>A</a></div>"))
                        .build();
        assertEquals(List.of("http://shop.test/a"), Links.of(config, "http://shop.test/"));
    }

    @Test
    void programMatchesTheGuide() throws IOException {
        String guide = Files.readString(Path.of("../docs/recipes.md"));
        Path sources = Path.of("src/main/java");
        String code =
                Files.readString(sources.resolve("module-info.java"))
                        + Files.readString(sources.resolve("browsy/example/Links.java"));
        Matcher block = Pattern.compile("```java modules\n(.*?)```", Pattern.DOTALL).matcher(guide);
        int blocks = 0;
        while (block.find()) {
            assertTrue(code.contains(block.group(1)), block.group(1));
            blocks++;
        }
        assertEquals(2, blocks);
    }

    @Test
    void engineIsNotExported() throws ClassNotFoundException {
        Module here = LinksTest.class.getModule();
        Module core = browsy.Browsy.class.getModule();
        for (String engine :
                List.of("browsy.html", "browsy.engine", "browsy.infra", "browsy.layout")) {
            assertTrue(!core.isExported(engine, here), engine);
        }
        Class<?> parser = Class.forName(core, "browsy.html.HtmlParser");
        assertThrows(IllegalAccessException.class, () -> parser.getMethods()[0].invoke(null));
    }
}

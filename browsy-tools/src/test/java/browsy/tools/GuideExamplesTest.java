package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.SessionConfig;
import browsy.model.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Java of the guide to frameworks, compiled; how the frameworks use it is tested elsewhere. */
class GuideExamplesTest {
    static final class Plain {
        static void example() {
            try (Toolbox toolbox = Toolbox.create(ToolOptions.DEFAULT)) {
                String page = toolbox.call("browse", Map.of("url", "https://example.com")).text();
            }
        }

        static void phone() {
            SessionConfig phone = SessionConfig.builder().viewport(new Viewport(375, 812)).build();
            try (Toolbox toolbox = Toolbox.create(ToolOptions.DEFAULT.withSession(phone))) {
                browsy.tools.langchain4j.BrowsyTools forLangChain =
                        browsy.tools.langchain4j.BrowsyTools.of(toolbox);
                FunctionCalls forOthers = new FunctionCalls(toolbox);
            }
        }

        static void functions(Toolbox toolbox) {
            FunctionCalls functions = new FunctionCalls(toolbox);
            String tools = functions.definitions();
            String content = functions.handle("browsy_browse", "{\"url\":\"https://example.com\"}");
        }
    }

    @Test
    void javaOfTheGuideIsCompiledInTests() throws IOException {
        String here =
                Files.readString(Path.of("src/test/java/browsy/tools/GuideExamplesTest.java"));
        String chain =
                Files.readString(
                        Path.of("src/test/java/browsy/tools/langchain4j/GuideExample.java"));
        String spring =
                Files.readString(Path.of("src/test/java/browsy/tools/springai/GuideExample.java"));
        String compiled = squeeze(here + chain + spring);
        Matcher block =
                Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(Path.of("../docs/frameworks.md")));
        int found = 0;
        while (block.find()) {
            found++;
            assertTrue(compiled.contains(squeeze(block.group(1))), block.group(1));
        }
        assertEquals(5, found);
    }

    private static String squeeze(String code) {
        return code.replaceAll("\\s+", "");
    }
}

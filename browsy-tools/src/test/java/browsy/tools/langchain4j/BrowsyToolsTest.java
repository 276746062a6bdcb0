package browsy.tools.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.SessionConfig;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.agent.tool.ToolSpecifications;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.service.AiServices;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** LangChain4j itself runs the tools; the model is a script. */
class BrowsyToolsTest {
    interface Assistant {
        String chat(String question);
    }

    /** Answers as it was told to, and remembers what tools answered. */
    private static final class ScriptedModel implements ChatModel {
        private final Deque<Function<List<String>, AiMessage>> turns = new ArrayDeque<>();
        private final List<String> results = new ArrayList<>();

        ScriptedModel calls(String tool, String arguments) {
            turns.add(
                    seen ->
                            AiMessage.from(
                                    ToolExecutionRequest.builder()
                                            .id("call-" + seen.size())
                                            .name(tool)
                                            .arguments(arguments)
                                            .build()));
            return this;
        }

        ScriptedModel says(String text) {
            turns.add(seen -> AiMessage.from(text));
            return this;
        }

        @Override
        public ChatResponse doChat(ChatRequest request) {
            List<ChatMessage> messages = request.messages();
            if (messages.get(messages.size() - 1) instanceof ToolExecutionResultMessage result) {
                results.add(result.text());
            }
            return ChatResponse.builder().aiMessage(turns.remove().apply(results)).build();
        }
    }

    @Test
    void anAgentBrowsesWithTheTools() {
        ToolOptions options =
                ToolOptions.DEFAULT.withSession(
                        SessionConfig.builder().allowPrivateNetwork(true).build());
        try (DemoSite site = new DemoSite();
                BrowsyTools tools = BrowsyTools.create(options)) {
            ScriptedModel model =
                    new ScriptedModel()
                            .calls("browse", "{\"url\":\"" + site.url("/contact") + "\"}")
                            .calls("fill_form", "{\"fields\":{\"Name\":\"Ann\"},\"submit\":true}")
                            .calls("click", "{\"id\":999}")
                            .says("Done");
            Assistant assistant =
                    AiServices.builder(Assistant.class).chatModel(model).tools(tools).build();
            assertEquals("Done", assistant.chat("Write to them"));
            assertTrue(model.results.get(0).startsWith("title: Contact us"));
            assertTrue(model.results.get(1).contains("Thank you, Ann"), model.results.get(1));
            assertTrue(model.results.get(2).startsWith("Error: Element 999 not found"));
        }
    }

    @Test
    void annotationsSayWhatTheCatalogueSays() {
        Map<String, ToolSpecification> found =
                ToolSpecifications.toolSpecificationsFrom(BrowsyTools.class).stream()
                        .collect(Collectors.toMap(ToolSpecification::name, tool -> tool));
        for (Tool tool : ToolCatalog.tools()) {
            ToolSpecification annotated = found.get(tool.name());
            assertEquals(tool.description(), annotated.description(), tool.name());
            assertEquals(catalogued(tool), annotated(annotated), tool.name());
        }
        assertEquals(ToolCatalog.tools().size(), found.size());
    }

    private static List<String> catalogued(Tool tool) {
        return tool.parameters().stream()
                .map(
                        p ->
                                p.name()
                                        + (p.required() ? " " : "? ")
                                        + p.type().jsonType()
                                        + " "
                                        + p.description())
                .toList();
    }

    private static List<String> annotated(ToolSpecification tool) {
        JsonObjectSchema schema = tool.parameters();
        return schema == null
                ? List.of()
                : schema.properties().entrySet().stream()
                        .map(
                                p ->
                                        p.getKey()
                                                + (schema.required().contains(p.getKey())
                                                        ? " "
                                                        : "? ")
                                                + type(p.getValue())
                                                + " "
                                                + p.getValue().description())
                        .toList();
    }

    private static String type(JsonSchemaElement element) {
        return element.getClass()
                .getSimpleName()
                .replaceAll("^Json|Schema$", "")
                .toLowerCase(Locale.ROOT);
    }
}

package browsy.tools.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.tools.Parameter;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import browsy.tools.site.WrongCall;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.invocation.InvocationContext;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.tool.AiServiceTool;
import dev.langchain4j.service.tool.ToolProviderRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Tests the tools in an AI service of LangChain4j with a scripted model. */
class BrowsyToolsTest {
    interface Assistant {
        String chat(String question);
    }

    /** A chat model with prepared responses that records the results of tool calls. */
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
                    AiServices.builder(Assistant.class)
                            .chatModel(model)
                            .toolProvider(tools)
                            .build();
            assertEquals("Done", assistant.chat("Write to them"));
            assertTrue(model.results.get(0).startsWith("title: Contact us"));
            assertTrue(model.results.get(1).contains("Thank you, Ann"), model.results.get(1));
            assertTrue(model.results.get(2).startsWith("Error: Element 999 not found"));
        }
    }

    @Test
    void theModelReceivesErrorsForInvalidArguments() {
        try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
            for (WrongCall wrong : WrongCall.some(100)) {
                ScriptedModel model =
                        new ScriptedModel()
                                .calls(wrong.tool().name(), wrong.arguments())
                                .says("Done");
                Assistant assistant =
                        AiServices.builder(Assistant.class)
                                .chatModel(model)
                                .toolProvider(tools)
                                .build();
                assertEquals("Done", assistant.chat("Do it"), wrong::toString);
                assertTrue(model.results.get(0).startsWith("Error: "), wrong + " " + model.results);
            }
        }
    }

    @Test
    void specificationsMatchTheCatalogue() {
        try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
            List<ToolSpecification> provided =
                    tools
                            .provideTools(
                                    ToolProviderRequest.builder()
                                            .invocationContext(InvocationContext.builder().build())
                                            .userMessage(UserMessage.from("Do it"))
                                            .build())
                            .aiServiceTools()
                            .stream()
                            .map(AiServiceTool::toolSpecification)
                            .toList();
            assertEquals(
                    ToolCatalog.tools().stream().map(BrowsyToolsTest::catalogued).toList(),
                    provided.stream().map(BrowsyToolsTest::provided).toList());
        }
    }

    private static List<String> catalogued(Tool tool) {
        List<String> lines = new ArrayList<>(List.of(tool.name() + " " + tool.description()));
        for (Parameter p : tool.parameters()) {
            String type = p.choices().isEmpty() ? p.type().jsonType() : "enum " + p.choices();
            lines.add(p.name() + (p.required() ? " " : "? ") + type + " " + p.description());
        }
        return lines;
    }

    private static List<String> provided(ToolSpecification tool) {
        List<String> lines = new ArrayList<>(List.of(tool.name() + " " + tool.description()));
        JsonObjectSchema schema = tool.parameters();
        schema.properties()
                .forEach(
                        (name, property) ->
                                lines.add(
                                        name
                                                + (schema.required().contains(name) ? " " : "? ")
                                                + type(property)
                                                + " "
                                                + property.description()));
        return lines;
    }

    private static String type(JsonSchemaElement element) {
        if (element instanceof JsonEnumSchema choices) {
            return "enum " + choices.enumValues();
        }
        return element.getClass()
                .getSimpleName()
                .replaceAll("^Json|Schema$", "")
                .toLowerCase(Locale.ROOT);
    }
}

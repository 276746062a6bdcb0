package browsy.tools.springai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.config.SessionConfig;
import browsy.tools.Json;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import browsy.tools.ToolOptions;
import browsy.tools.site.DemoSite;
import browsy.tools.site.WrongCall;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/** Tests the tools in a chat client of Spring AI with a scripted model. */
class BrowsyToolsTest {
    /**
     * A chat model with prepared responses. It runs tool calls by Spring AI, as the implementations
     * of real models do, and records their results.
     */
    private static final class ScriptedModel implements ChatModel {
        private final Deque<AssistantMessage> turns = new ArrayDeque<>();
        private final ToolCallingManager manager = ToolCallingManager.builder().build();
        private final List<String> results = new ArrayList<>();

        ScriptedModel calls(String tool, String arguments) {
            turns.add(
                    AssistantMessage.builder()
                            .content("")
                            .toolCalls(
                                    List.of(
                                            new AssistantMessage.ToolCall(
                                                    "call-" + turns.size(),
                                                    "function",
                                                    tool,
                                                    arguments)))
                            .build());
            return this;
        }

        ScriptedModel says(String text) {
            turns.add(new AssistantMessage(text));
            return this;
        }

        @Override
        public ChatOptions getOptions() {
            return ToolCallingChatOptions.builder().build();
        }

        @Override
        public ChatResponse call(Prompt prompt) {
            List<Message> messages = prompt.getInstructions();
            if (messages.get(messages.size() - 1) instanceof ToolResponseMessage answer) {
                answer.getResponses().forEach(r -> results.add(r.responseData()));
            }
            ChatResponse response = new ChatResponse(List.of(new Generation(turns.remove())));
            boolean internal =
                    response.hasToolCalls()
                            && prompt.getOptions() instanceof ToolCallingChatOptions;
            if (!internal) {
                return response;
            }
            ToolExecutionResult ran = manager.executeToolCalls(prompt, response);
            return call(new Prompt(ran.conversationHistory(), prompt.getOptions()));
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
                            .calls("browse", "{\"url\":\"" + site.url("/about") + "\"}")
                            .calls("read", "{}")
                            .calls("click", "{\"id\":999}")
                            .says("Done");
            String answer =
                    ChatClient.create(model)
                            .prompt("Read it")
                            .toolCallbacks(tools.getToolCallbacks())
                            .call()
                            .content();
            assertEquals("Done", answer);
            assertTrue(model.results.get(0).contains("title: About"), model.results.get(0));
            assertTrue(model.results.get(1).contains("About examples"), model.results.get(1));
            assertTrue(model.results.get(2).contains("Error: Element 999 not found"));
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
                String answer =
                        ChatClient.create(model)
                                .prompt("Do it")
                                .toolCallbacks(tools.getToolCallbacks())
                                .call()
                                .content();
                assertEquals("Done", answer, wrong::toString);
                assertTrue(model.results.get(0).contains("Error: "), wrong + " " + model.results);
            }
        }
    }

    @Test
    void callbacksMatchTheCatalogue() {
        try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
            ToolCallback[] callbacks = tools.getToolCallbacks();
            assertEquals(ToolCatalog.tools().size(), callbacks.length);
            for (int i = 0; i < callbacks.length; i++) {
                Tool tool = ToolCatalog.tools().get(i);
                ToolDefinition definition = callbacks[i].getToolDefinition();
                assertEquals(tool.name(), definition.name());
                assertEquals(tool.description(), definition.description());
                assertEquals(Json.write(tool.inputSchema()), definition.inputSchema());
            }
        }
    }
}

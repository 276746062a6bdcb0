package browsy.tools.langchain4j;

import browsy.tools.ToolOptions;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.service.AiServices;

/** The guide's example, compiled. */
final class GuideExample {
    interface Assistant {
        String chat(String question);
    }

    private GuideExample() {}

    static void example(ChatModel model) {
        try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT.markingUntrusted())) {
            Assistant assistant =
                    AiServices.builder(Assistant.class)
                            .chatModel(model)
                            .toolProvider(tools)
                            .build();
            String answer = assistant.chat("What is new on https://example.com?");
        }
    }
}

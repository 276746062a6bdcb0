package browsy.tools.springai;

import browsy.tools.Json;
import browsy.tools.Tool;
import browsy.tools.ToolOptions;
import browsy.tools.Toolbox;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.definition.DefaultToolDefinition;
import org.springframework.ai.tool.definition.ToolDefinition;

/**
 * The tools as callbacks of Spring AI, with the schemas of the catalogue.
 *
 * <pre>{@code
 * try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
 *     String answer =
 *             ChatClient.create(model)
 *                     .prompt(question)
 *                     .toolCallbacks(tools.getToolCallbacks())
 *                     .call()
 *                     .content();
 * }
 * }</pre>
 *
 * <p>If a call fails, the model receives a text that begins with {@code Error:}, so that it can
 * react.
 */
public final class BrowsyTools implements ToolCallbackProvider, AutoCloseable {
    private final Toolbox toolbox;

    private BrowsyTools(Toolbox toolbox) {
        this.toolbox = toolbox;
    }

    /** Creates tools with their own session. */
    public static BrowsyTools create(ToolOptions options) {
        return new BrowsyTools(Toolbox.create(options));
    }

    /** Creates tools for the session of a toolbox. */
    public static BrowsyTools of(Toolbox toolbox) {
        return new BrowsyTools(toolbox);
    }

    @Override
    public ToolCallback[] getToolCallbacks() {
        return toolbox.tools().stream()
                .map(tool -> new Callback(tool, toolbox))
                .toArray(ToolCallback[]::new);
    }

    /** Closes the session. */
    @Override
    public void close() {
        toolbox.close();
    }

    private record Callback(Tool tool, Toolbox toolbox) implements ToolCallback {
        @Override
        public ToolDefinition getToolDefinition() {
            return new DefaultToolDefinition(
                    tool.name(), tool.description(), Json.write(tool.inputSchema()));
        }

        @Override
        public String call(String arguments) {
            return toolbox.answer(tool.name(), arguments);
        }
    }
}

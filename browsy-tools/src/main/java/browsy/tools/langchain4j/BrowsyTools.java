package browsy.tools.langchain4j;

import browsy.tools.Tool;
import browsy.tools.ToolOptions;
import browsy.tools.Toolbox;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.service.tool.ToolProvider;
import dev.langchain4j.service.tool.ToolProviderRequest;
import dev.langchain4j.service.tool.ToolProviderResult;

/**
 * The tools for LangChain4j, with names, descriptions and schemas of the catalogue.
 *
 * <pre>{@code
 * try (BrowsyTools tools = BrowsyTools.create(ToolOptions.DEFAULT)) {
 *     Assistant assistant =
 *             AiServices.builder(Assistant.class).chatModel(model).toolProvider(tools).build();
 * }
 * }</pre>
 *
 * <p>If a call fails, the model receives a text that begins with {@code Error:}, so that it can
 * react.
 */
public final class BrowsyTools implements ToolProvider, AutoCloseable {
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
    public ToolProviderResult provideTools(ToolProviderRequest request) {
        ToolProviderResult.Builder tools = ToolProviderResult.builder();
        for (Tool tool : toolbox.tools()) {
            tools.add(
                    specification(tool),
                    (call, memoryId) -> toolbox.answer(tool.name(), call.arguments()));
        }
        return tools.build();
    }

    private static ToolSpecification specification(Tool tool) {
        return ToolSpecification.builder()
                .name(tool.name())
                .description(tool.description())
                .parameters(Schemas.of(tool))
                .build();
    }

    /** Closes the session. */
    @Override
    public void close() {
        toolbox.close();
    }
}

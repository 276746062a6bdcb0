package browsy.tools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tools as functions in the format of the OpenAI chat completions API, which many other models
 * accept. The names of the functions begin with {@code browsy_}.
 *
 * <pre>{@code
 * FunctionCalls functions = new FunctionCalls(toolbox);
 * String tools = functions.definitions();
 * String content = functions.handle("browsy_browse", "{\"url\":\"https://example.com\"}");
 * }</pre>
 */
public final class FunctionCalls {
    private static final String PREFIX = "browsy_";

    private final Toolbox toolbox;

    /**
     * @param toolbox the tools to call
     */
    public FunctionCalls(Toolbox toolbox) {
        this.toolbox = toolbox;
    }

    /** The definitions as a JSON array, for the {@code tools} of a request. */
    public String definitions() {
        List<Map<String, Object>> definitions =
                toolbox.tools().stream().map(FunctionCalls::definition).toList();
        return Json.write(definitions);
    }

    private static Map<String, Object> definition(Tool tool) {
        Map<String, Object> function = new LinkedHashMap<>();
        function.put("name", PREFIX + tool.name());
        function.put("description", tool.description());
        function.put("parameters", tool.inputSchema());
        Map<String, Object> definition = new LinkedHashMap<>();
        definition.put("type", "function");
        definition.put("function", function);
        return definition;
    }

    /**
     * Runs a function call of a model. If the call fails, the result is a text that begins with
     * {@code Error:}.
     *
     * @param name the name of the function
     * @param arguments the arguments as a JSON object, as the model wrote them; null or empty for
     *     none
     * @return the content of the tool message
     */
    public String handle(String name, @Nullable String arguments) {
        String tool = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
        return toolbox.answer(tool, arguments);
    }
}

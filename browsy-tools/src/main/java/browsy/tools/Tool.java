package browsy.tools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The declaration of a tool: an action on a session that an agent can call. All interfaces (REST,
 * MCP, LangChain4j, Spring AI, function calls) derive from it.
 *
 * @param name the unique name
 * @param title the title, for people
 * @param description the description, for a language model
 * @param parameters the parameters
 * @param rules conditions on several arguments of a call
 * @param hints the side effects
 * @param answer the kind of the result
 * @param route the HTTP operation that calls the tool over REST; null for the tool that ends the
 *     session, which REST ends by {@code DELETE /api/session}
 * @param action the implementation
 */
public record Tool(
        String name,
        String title,
        String description,
        List<Parameter> parameters,
        List<Rule> rules,
        Hints hints,
        Answer answer,
        @Nullable Route route,
        Action action) {

    public Tool {
        parameters = List.copyOf(parameters);
        rules = List.copyOf(rules);
    }

    /** The implementation of a tool. */
    @FunctionalInterface
    public interface Action {
        /**
         * Runs the tool.
         *
         * @throws browsy.fetch.config.FetchException if the session cannot perform the action
         * @throws ToolException if the arguments are not valid on the current page
         */
        ToolResult run(ToolContext context, Arguments arguments);
    }

    /** The kind of a result. */
    public enum Answer {
        /** A page as text, or as JSON if the call requests it. */
        PAGE,
        /** A JSON array. */
        LIST,
        /** A JSON object. */
        OBJECT,
        /** A sentence that confirms the action. */
        DONE
    }

    /**
     * An HTTP operation.
     *
     * @param method the HTTP method: with GET the arguments are query parameters, with POST they
     *     are a JSON object in the body
     * @param path the path of the URL, from the root
     */
    public record Route(Method method, String path) {

        /** The HTTP method. */
        public enum Method {
            GET,
            POST
        }
    }

    /** Whether the tool ends the session. */
    public boolean endsSession() {
        return route == null;
    }

    /** Whether a call without arguments is an error. */
    public boolean needsArguments() {
        return needsArguments(parameters, rules);
    }

    static boolean needsArguments(List<Parameter> parameters, List<Rule> rules) {
        return parameters.stream().anyMatch(Parameter::required)
                || !rules.stream().allMatch(rule -> rule.holds(Map.of()));
    }

    /**
     * The JSON Schema of the arguments for language models: without the limits and rules that
     * {@link #exactSchema} has, because many models reject schemas with them.
     */
    public Map<String, Object> inputSchema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        parameters.forEach(p -> properties.put(p.name(), p.schema()));
        return object(properties);
    }

    /** The JSON Schema of the arguments with all conditions that {@link #check} checks. */
    public Map<String, Object> exactSchema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        parameters.forEach(p -> properties.put(p.name(), p.exactSchema()));
        Map<String, Object> schema = object(properties);
        if (rules.size() == 1) {
            schema.putAll(rules.get(0).schema());
        } else if (!rules.isEmpty()) {
            schema.put("allOf", rules.stream().map(Rule::schema).toList());
        }
        return schema;
    }

    private Map<String, Object> object(Map<String, Object> properties) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put(
                "required",
                parameters.stream().filter(Parameter::required).map(Parameter::name).toList());
        return schema;
    }

    /**
     * Checks that arguments conform to {@link #exactSchema}. {@link Toolbox#call} accepts more:
     * numbers and booleans written as strings, as language models write them.
     *
     * @throws ToolException if an argument is missing, of the wrong type, or out of range
     */
    public void check(Map<String, ? extends @Nullable Object> arguments) {
        Arguments.exact(this, arguments);
    }
}

package browsy.tools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something an agent can do with a session.
 *
 * @param name by which it is called
 * @param title for people
 * @param description for a language model
 * @param parameters what it wants to be told
 * @param rules what must hold between them
 * @param hints what to know before it runs
 * @param answer what it gives back
 * @param action does it
 */
public record Tool(
        String name,
        String title,
        String description,
        List<Parameter> parameters,
        List<Rule> rules,
        Hints hints,
        Answer answer,
        Action action) {

    public Tool {
        parameters = List.copyOf(parameters);
        rules = List.copyOf(rules);
    }

    /** Does what the tool is for. */
    @FunctionalInterface
    public interface Action {
        /**
         * Runs the tool.
         *
         * @throws browsy.fetch.config.FetchException if it cannot be done
         * @throws ToolException if the arguments do not fit
         */
        ToolResult run(Workplace workplace, Arguments arguments);
    }

    /** The kind of an answer. */
    public enum Answer {
        /** A page as text, or as JSON where that was asked for. */
        PAGE,
        /** A JSON array. */
        LIST,
        /** A JSON object. */
        OBJECT,
        /** A sentence that says what was done. */
        DONE
    }

    /**
     * The JSON Schema of the arguments as language models take it: without limits, and without
     * rules, which many of them refuse at the top.
     */
    public Map<String, Object> inputSchema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        parameters.forEach(p -> properties.put(p.name(), p.schema()));
        return object(properties);
    }

    /** The JSON Schema of the arguments with all that {@link #check} checks. */
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
     * Checks that arguments are what {@link #exactSchema} says, letter by letter. A call takes
     * more: numbers and booleans written as strings, as language models do.
     *
     * @throws ToolException if one is missing, of the wrong type, or makes no sense
     */
    public void check(Map<String, ? extends @Nullable Object> arguments) {
        Arguments.exact(this, arguments);
    }
}

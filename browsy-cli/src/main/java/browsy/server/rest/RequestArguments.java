package browsy.server.rest;

import browsy.tools.Json;
import browsy.tools.Parameter;
import browsy.tools.ToolException;
import browsy.tools.ToolException.Fault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of a tool from a request. */
final class RequestArguments {
    private RequestArguments() {}

    /**
     * The fields of a JSON object; none for an empty body.
     *
     * @throws Json.SyntaxException if the body is not a JSON object
     */
    static Map<String, @Nullable Object> ofBody(String body) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.putAll(Json.readFields(body.isBlank() ? "{}" : body));
        return fields;
    }

    /** The query parameters, converted to the types of the parameters of the tool. */
    static Map<String, @Nullable Object> ofQuery(
            Map<String, List<String>> query, List<Parameter> parameters) {
        Map<String, @Nullable Object> arguments = new LinkedHashMap<>();
        for (Parameter parameter : parameters) {
            List<String> values = query.get(parameter.name());
            if (values != null && values.size() > 1) {
                throw new ToolException(
                        Fault.UNFIT_ARGUMENTS, "'" + parameter.name() + "' is given twice");
            }
            if (values != null && !values.isEmpty()) {
                arguments.put(parameter.name(), typed(parameter, values.get(0)));
            }
        }
        return arguments;
    }

    /** Converts a value; an invalid one stays a string, which the tool rejects. */
    private static Object typed(Parameter parameter, String text) {
        boolean number = text.matches("-?\\d{1,10}(\\.\\d{1,9})?");
        return switch (parameter.type()) {
            case INTEGER, NUMBER -> number ? (Object) Double.valueOf(text) : text;
            case BOOLEAN ->
                    text.equals("true") || text.equals("false")
                            ? (Object) Boolean.valueOf(text)
                            : text;
            case STRING, ADDRESS, SCOPE, ROLE, BASE64, VALUES -> text;
        };
    }
}

package browsy.tools;

import browsy.model.Role;
import browsy.tools.ToolException.Fault;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a tool.
 *
 * @param name the name of the argument
 * @param type the type of the value
 * @param description the description, for a language model
 * @param required whether a call must have the argument
 * @param choices the permitted values of a string; empty if all are permitted
 * @param least the minimum of a number, of the length of a string, or of the entries of an object
 */
public record Parameter(
        String name,
        Type type,
        String description,
        boolean required,
        List<String> choices,
        int least) {

    /** The greatest absolute value of a {@link Type#NUMBER}. */
    static final int MOST = 1_000_000_000;

    private static final Map<Type, String> PATTERNS =
            Map.of(
                    Type.ADDRESS,
                    "^https?://[^/?#\\s]",
                    Type.SCOPE,
                    "^(interactive:)?(all|visible|above_fold|visible_above_fold|main|article|"
                            + "(form|under):[0-9]{1,9}|expand\\([^#\\r\\n]*#n[0-9]{1,9}\\)|"
                            + "expand\\(page\\)|region:("
                            + Arrays.stream(Role.values())
                                    .filter(Role::isLandmark)
                                    .map(Role::wireName)
                                    .collect(Collectors.joining("|"))
                            + "))$|^interactive$",
                    Type.BASE64,
                    "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}(==)?|[A-Za-z0-9+/]{3}=?)?$");

    public Parameter {
        choices = List.copyOf(choices);
    }

    /** The type of an argument. */
    public enum Type {
        STRING("string", 0),
        /** The address of a page or file. */
        ADDRESS("string", 1),
        /** The name of a {@link browsy.output.Scope}. */
        SCOPE("string", 1),
        /** The name of a {@link Role}. */
        ROLE("string", 1),
        /** Bytes in Base64. */
        BASE64("string", 0),
        INTEGER("integer", 0),
        NUMBER("number", -MOST),
        BOOLEAN("boolean", 0),
        /** An object whose values are strings, numbers or booleans. */
        VALUES("object", 0);

        private final String jsonType;
        private final int least;

        Type(String jsonType, int least) {
            this.jsonType = jsonType;
            this.least = least;
        }

        /** The name of the type in JSON Schema. */
        public String jsonType() {
            return jsonType;
        }
    }

    static Parameter required(String name, Type type, String description) {
        return new Parameter(name, type, description, true, List.of(), type.least);
    }

    static Parameter optional(String name, Type type, String description) {
        return new Parameter(name, type, description, false, List.of(), type.least);
    }

    /** Returns a copy that permits only some values. */
    Parameter among(List<String> values) {
        return new Parameter(name, type, description, required, values, least);
    }

    /** Returns a copy with a minimum. */
    Parameter atLeast(int bound) {
        return new Parameter(name, type, description, required, choices, bound);
    }

    /** The JSON Schema of the value for language models, without limits. */
    public Map<String, Object> schema() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", type.jsonType());
        schema.put("description", description);
        if (!choices.isEmpty()) {
            schema.put("enum", choices);
        }
        if (type == Type.VALUES) {
            schema.put(
                    "additionalProperties", Map.of("type", List.of("string", "number", "boolean")));
        }
        return schema;
    }

    /** The JSON Schema of the value with all limits that {@link #check} checks. */
    public Map<String, Object> exactSchema() {
        Map<String, Object> schema = schema();
        switch (type) {
            case INTEGER -> {
                schema.put("minimum", least);
                schema.put("maximum", Integer.MAX_VALUE);
            }
            case NUMBER -> {
                schema.put("minimum", least);
                schema.put("maximum", MOST);
            }
            case VALUES -> schema.put("minProperties", least);
            case ROLE -> schema.put("enum", roles(Role.values()));
            case STRING, ADDRESS, SCOPE, BASE64 -> {
                if (least > 0 && choices.isEmpty()) {
                    schema.put("minLength", least);
                }
                if (PATTERNS.containsKey(type)) {
                    schema.put("pattern", PATTERNS.get(type));
                }
            }
            case BOOLEAN -> {}
        }
        return schema;
    }

    /**
     * Checks that a value conforms to {@link #exactSchema}.
     *
     * @throws ToolException if the value is null, of another type or out of range
     */
    public void check(@Nullable Object value) {
        if (value == null) {
            throw new ToolException(Fault.UNFIT_ARGUMENTS, "'" + name + "' is null; leave it out");
        }
        Arguments.checked(this, value);
    }

    private static List<String> roles(Role... roles) {
        return Arrays.stream(roles).map(Role::wireName).toList();
    }
}

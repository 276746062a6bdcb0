package browsy.tools;

import browsy.model.Role;
import browsy.output.Scope;
import browsy.tools.ToolException.Fault;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a call, checked against the parameters and rules of the tool before it runs.
 * Unknown arguments are ignored.
 */
public final class Arguments {
    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,10}(\\.0{1,9})?");
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,10}(\\.\\d{1,9})?");

    private final Map<String, Object> values = new LinkedHashMap<>();

    private Arguments() {}

    /**
     * Checks arguments as language models write them: numbers and booleans may be strings.
     *
     * @param given the arguments by name; null means absent
     * @throws ToolException if an argument is missing, of the wrong type, or out of range; the
     *     message contains no values of secrets
     */
    static Arguments of(Tool tool, Map<String, ? extends @Nullable Object> given) {
        return read(tool, given, Arguments::typed);
    }

    /**
     * Checks arguments without conversion of strings.
     *
     * @throws ToolException as {@link #of}, and if an argument is present but null
     */
    static Arguments exact(Tool tool, Map<String, ? extends @Nullable Object> given) {
        for (Parameter parameter : tool.parameters()) {
            if (given.containsKey(parameter.name())) {
                parameter.check(given.get(parameter.name()));
            }
        }
        return read(tool, given, (parameter, value) -> value);
    }

    /**
     * Converts and checks each declared argument, then checks the rules of the tool.
     *
     * @param reader converts a value before it is checked
     */
    private static Arguments read(
            Tool tool,
            Map<String, ? extends @Nullable Object> given,
            BiFunction<Parameter, Object, Object> reader) {
        Arguments arguments = new Arguments();
        for (Parameter parameter : tool.parameters()) {
            Object value = given.get(parameter.name());
            if (value != null) {
                Object read = reader.apply(parameter, value);
                arguments.values.put(parameter.name(), checked(parameter, read));
            } else if (parameter.required()) {
                throw unfit(parameter, "is missing");
            }
        }
        tool.rules().forEach(rule -> rule.check(tool.name(), arguments.values));
        return arguments;
    }

    /** Converts a string that was given in place of a number or boolean. */
    private static Object typed(Parameter parameter, Object value) {
        if (!(value instanceof String written)) {
            return value;
        }
        String text = written.strip();
        return switch (parameter.type()) {
            case INTEGER -> WHOLE.matcher(text).matches() ? Double.valueOf(text) : value;
            case NUMBER -> DECIMAL.matcher(text).matches() ? Double.valueOf(text) : value;
            case BOOLEAN ->
                    switch (text.toLowerCase(Locale.ROOT)) {
                        case "true" -> true;
                        case "false" -> false;
                        default -> value;
                    };
            case STRING, ADDRESS, SCOPE, ROLE, BASE64, VALUES -> value;
        };
    }

    /**
     * Checks a value against the type and limits of a parameter and returns it as the Java type
     * that the getters return, for example a {@link Role} or bytes.
     *
     * @throws ToolException if the value is of another type or out of range
     */
    static Object checked(Parameter parameter, Object value) {
        return switch (parameter.type()) {
            case STRING, ADDRESS -> string(parameter, value);
            case SCOPE -> scope(parameter, value);
            case ROLE -> role(parameter, value);
            case BASE64 -> base64(parameter, value);
            case INTEGER -> integer(parameter, value);
            case NUMBER -> number(parameter, value);
            case BOOLEAN -> {
                if (!(value instanceof Boolean)) {
                    throw unfit(parameter, "must be true or false");
                }
                yield value;
            }
            case VALUES -> values(parameter, value);
        };
    }

    private static String string(Parameter parameter, Object value) {
        if (!(value instanceof String text)) {
            throw unfit(parameter, "must be a string");
        }
        if (!parameter.choices().isEmpty() && !parameter.choices().contains(text)) {
            throw notPermitted(parameter, "must be one of " + parameter.choices());
        }
        if (text.length() < parameter.least()) {
            throw notPermitted(parameter, "must not be empty");
        }
        return text;
    }

    private static String scope(Parameter parameter, Object value) {
        String name = string(parameter, value);
        try {
            Scope.parse(name);
            return name;
        } catch (IllegalArgumentException e) {
            throw notPermitted(parameter, "names " + e.getMessage());
        }
    }

    private static Role role(Parameter parameter, Object value) {
        return Role.of(string(parameter, value))
                .orElseThrow(
                        () ->
                                notPermitted(
                                        parameter,
                                        "must be an ARIA role: "
                                                + Arrays.stream(Role.values())
                                                        .map(Role::wireName)
                                                        .filter(name -> !name.contains("-"))
                                                        .collect(Collectors.joining(", "))));
    }

    private static byte[] base64(Parameter parameter, Object value) {
        try {
            return Base64.getDecoder().decode(string(parameter, value));
        } catch (IllegalArgumentException e) {
            throw notPermitted(parameter, "is not Base64");
        }
    }

    /**
     * Accepts any number with an integral value, because some callers write whole numbers as 3.0.
     */
    private static Integer integer(Parameter parameter, Object value) {
        boolean whole =
                value instanceof Number number
                        && number.doubleValue() == number.intValue()
                        && number.intValue() >= parameter.least();
        if (!whole) {
            throw unfit(
                    parameter,
                    "must be a whole number, "
                            + parameter.least()
                            + " or more, at most "
                            + Integer.MAX_VALUE);
        }
        return ((Number) value).intValue();
    }

    private static Double number(Parameter parameter, Object value) {
        if (!(value instanceof Number number)
                || !(number.doubleValue() >= parameter.least())
                || !(number.doubleValue() <= Parameter.MOST)) {
            throw unfit(
                    parameter,
                    "must be a number from " + parameter.least() + " to " + Parameter.MOST);
        }
        return number.doubleValue();
    }

    private static Map<String, String> values(Parameter parameter, Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            throw unfit(parameter, "must be an object");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object item = entry.getValue();
            if (!(item instanceof String || item instanceof Number || item instanceof Boolean)) {
                throw unfit(parameter, "must have strings, numbers or booleans as values");
            }
            texts.put(String.valueOf(entry.getKey()), item.toString());
        }
        if (texts.size() < parameter.least()) {
            throw notPermitted(parameter, "must not be empty");
        }
        return texts;
    }

    /** The error for an argument that is missing or of the wrong type. */
    private static ToolException unfit(Parameter parameter, String what) {
        return new ToolException(Fault.UNFIT_ARGUMENTS, "'" + parameter.name() + "' " + what);
    }

    /** The error for a value of the right type that is not permitted. */
    private static ToolException notPermitted(Parameter parameter, String what) {
        return new ToolException(Fault.REFUSED, "'" + parameter.name() + "' " + what);
    }

    /** Whether the argument is present. */
    boolean has(String name) {
        return values.containsKey(name);
    }

    /** The string with a name, which must be required or known to be present. */
    String text(String name) {
        String text = textOrNull(name);
        if (text == null) {
            throw new IllegalStateException("no argument " + name);
        }
        return text;
    }

    @Nullable String textOrNull(String name) {
        return (String) values.get(name);
    }

    String textOr(String name, String otherwise) {
        String text = textOrNull(name);
        return text == null ? otherwise : text;
    }

    /** An integer; 0 if absent. */
    int integer(String name) {
        return integerOr(name, 0);
    }

    int integerOr(String name, int otherwise) {
        return values.get(name) instanceof Integer number ? number : otherwise;
    }

    double numberOr(String name, double otherwise) {
        return values.get(name) instanceof Double number ? number : otherwise;
    }

    boolean isTrue(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    @Nullable Role roleOrNull(String name) {
        return (Role) values.get(name);
    }

    byte @Nullable [] bytesOrNull(String name) {
        return (byte[]) values.get(name);
    }

    /** The values of an object argument, in the order of the call; empty if absent. */
    Map<String, String> fields(String name) {
        Map<String, String> fields = new LinkedHashMap<>();
        if (values.get(name) instanceof Map<?, ?> map) {
            map.forEach((key, value) -> fields.put((String) key, (String) value));
        }
        return fields;
    }
}

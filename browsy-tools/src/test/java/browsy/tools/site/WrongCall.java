package browsy.tools.site;

import browsy.tools.Json;
import browsy.tools.Parameter;
import browsy.tools.Tool;
import browsy.tools.ToolCatalog;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * An invalid call of a tool, generated from the parameters in the catalogue.
 *
 * @param tool the tool
 * @param arguments the arguments as text, which is not always JSON and not always an object
 */
public record WrongCall(Tool tool, String arguments) {
    private static final List<String> NO_OBJECTS =
            List.of(
                    "garbage",
                    "{",
                    "{\"id\":",
                    "[]",
                    "7",
                    "\"{}\"",
                    "null",
                    "{} {}",
                    "{\"a\":1,}",
                    "\u0000",
                    "{\"deep\":" + "[".repeat(500));

    /** Values that are invalid for every type of parameter. */
    private static final List<Object> NO_VALUES =
            List.of(List.of(), List.of(1), Map.of("a", Map.of()), List.of(Map.of()));

    /** Generates a number of calls, the same ones in each run. */
    public static List<WrongCall> some(int count) {
        Random random = new Random(35);
        List<Tool> tools = ToolCatalog.tools();
        List<WrongCall> calls = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Tool tool = tools.get(i % tools.size());
            boolean plain = tool.parameters().isEmpty() || random.nextInt(4) == 0;
            calls.add(
                    new WrongCall(
                            tool,
                            plain ? any(NO_OBJECTS, random) : Json.write(wrong(tool, random))));
        }
        return calls;
    }

    /** Whether the arguments are a JSON object, as some protocols require. */
    public boolean isObject() {
        try {
            return Json.read(arguments) instanceof Map;
        } catch (Json.SyntaxException e) {
            return false;
        }
    }

    /** Valid arguments of which one is then removed or made invalid. */
    private static Map<String, Object> wrong(Tool tool, Random random) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        tool.parameters().stream()
                .filter(parameter -> parameter.required() || random.nextBoolean())
                .forEach(parameter -> arguments.put(parameter.name(), right(parameter)));
        Parameter damaged = any(tool.parameters(), random);
        if (damaged.required() && random.nextInt(4) == 0) {
            arguments.remove(damaged.name());
        } else {
            arguments.put(damaged.name(), wrong(damaged, random));
        }
        return arguments;
    }

    private static Object right(Parameter parameter) {
        if (!parameter.choices().isEmpty()) {
            return parameter.choices().get(0);
        }
        return switch (parameter.type()) {
            case STRING, BASE64 -> "text";
            case ADDRESS -> "http://127.0.0.1:1/";
            case SCOPE -> "main";
            case ROLE -> "button";
            case INTEGER -> 7;
            case NUMBER -> 0.5;
            case BOOLEAN -> true;
            case VALUES -> Map.of("name", "value");
        };
    }

    private static Object wrong(Parameter parameter, Random random) {
        List<Object> values = new ArrayList<>(NO_VALUES);
        values.addAll(
                switch (parameter.type()) {
                    case STRING -> List.<Object>of(7, true);
                    case ADDRESS -> List.<Object>of(7, "", "::", "\ud800", "file:///etc/passwd");
                    case SCOPE, ROLE -> List.<Object>of(7, "", "nope", "\ud800", "x".repeat(9999));
                    case BASE64 -> List.<Object>of(7, "=", "\u0000");
                    case INTEGER -> List.<Object>of("x", "", -1, 1.5, 1e300, true, "4 or 5");
                    case NUMBER -> List.<Object>of("x", "", 1e300, true);
                    case BOOLEAN -> List.<Object>of("x", "", 2);
                    case VALUES -> List.<Object>of("x", 7, Map.of());
                });
        return any(values, random);
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }
}

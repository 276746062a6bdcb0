package browsy.tools;

import browsy.tools.ToolException.Fault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A condition on the combination of arguments of a call. */
public sealed interface Rule {

    /** A call has at least one of some arguments. */
    record AnyOf(List<String> names) implements Rule {
        public AnyOf {
            names = List.copyOf(names);
        }

        @Override
        public boolean holds(Map<String, ?> arguments) {
            return names.stream().anyMatch(arguments::containsKey);
        }

        @Override
        public String demand() {
            return "needs '" + String.join("' or '", names) + "'";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of(
                    "anyOf", names.stream().map(name -> Map.of("required", Set.of(name))).toList());
        }
    }

    /** A call does not have both of two arguments. */
    record NotBoth(String one, String other) implements Rule {
        @Override
        public boolean holds(Map<String, ?> arguments) {
            return !(arguments.containsKey(one) && arguments.containsKey(other));
        }

        @Override
        public String demand() {
            return "takes '" + one + "' or '" + other + "', not both";
        }

        @Override
        public Map<String, Object> schema() {
            return Map.of("not", Map.of("required", List.of(one, other)));
        }
    }

    /** A call does not have an argument if another one has a certain value. */
    record NotWith(String name, String other, String value) implements Rule {
        @Override
        public boolean holds(Map<String, ?> arguments) {
            return !(arguments.containsKey(name) && value.equals(arguments.get(other)));
        }

        @Override
        public String demand() {
            return "takes no '" + name + "' where '" + other + "' is " + value;
        }

        @Override
        public Map<String, Object> schema() {
            Map<String, Object> forbidden = new LinkedHashMap<>();
            forbidden.put("properties", Map.of(other, Map.of("const", value)));
            forbidden.put("required", List.of(name, other));
            return Map.of("not", forbidden);
        }
    }

    /** Whether the arguments fulfil the condition. */
    boolean holds(Map<String, ?> arguments);

    /** The predicate of an error message whose subject is the name of the tool. */
    String demand();

    /** The condition as a JSON Schema for the object of all arguments. */
    Map<String, Object> schema();

    /**
     * Checks arguments.
     *
     * @throws ToolException if the arguments violate the condition
     */
    default void check(String tool, Map<String, ?> arguments) {
        if (!holds(arguments)) {
            throw new ToolException(Fault.REFUSED, tool + " " + demand());
        }
    }
}

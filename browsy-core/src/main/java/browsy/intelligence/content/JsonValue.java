package browsy.intelligence.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON value of a JSON-LD script: an object, an array or a string. */
sealed interface JsonValue {

    /** A value other than an object, an array or a string. */
    JsonValue NOTHING = new Text("");

    /** An object: members by name. */
    record Members(Map<String, JsonValue> values) implements JsonValue {
        @Nullable JsonValue get(String name) {
            return values.get(name);
        }

        /**
         * Returns the string of a member without surrounding white space, empty if the member is
         * missing or no string.
         */
        String text(String name) {
            return values.get(name) instanceof Text text ? text.value().strip() : "";
        }
    }

    /** An array. */
    record Items(List<JsonValue> values) implements JsonValue {}

    /** A string. */
    record Text(String value) implements JsonValue {}
}

package browsy.intelligence.content;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value in linked data, as far as it says something. */
sealed interface JsonValue {

    /** What is neither an object, a list nor a text. */
    JsonValue NOTHING = new Text("");

    /** Members by name. */
    record Members(Map<String, JsonValue> values) implements JsonValue {
        @Nullable JsonValue get(String name) {
            return values.get(name);
        }

        /** The text of a member, empty if it has none. */
        String text(String name) {
            return values.get(name) instanceof Text text ? text.value().strip() : "";
        }
    }

    /** Items in their order. */
    record Items(List<JsonValue> values) implements JsonValue {}

    /** A string. */
    record Text(String value) implements JsonValue {}
}

package browsy.output;

import browsy.model.Named;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A pull parser for JSON with one token of lookahead. It throws a {@link JsonFormatException} for
 * unexpected input.
 */
final class JsonIn {

    private static final JsonFactory FACTORY = JsonFactory.builder().build();

    private final JsonParser parser;
    private final Map<Class<?>, Map<String, ?>> namedValues = new HashMap<>();

    private JsonIn(JsonParser parser) {
        this.parser = parser;
    }

    /** Reads a text that consists of one object. */
    static <T> T document(String json, Function<JsonIn, T> reader) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
            JsonIn in = new JsonIn(parser);
            parser.nextToken();
            T result = reader.apply(in);
            if (parser.nextToken() != null) {
                throw in.error("the end of the text");
            }
            return result;
        } catch (JacksonException e) {
            throw new JsonFormatException("not JSON: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new JsonFormatException("not a Spatial DOM: " + e.getMessage(), e);
        }
    }

    /**
     * Reads an object. The handler receives the name of each field, with the parser at the first
     * token of its value.
     */
    void object(Consumer<String> field) {
        expect(JsonToken.START_OBJECT, "an object");
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            field.accept(name);
        }
    }

    /**
     * Reads an array. The reader is called for each item, with the parser at the first token of the
     * item.
     */
    <T> List<T> list(Supplier<T> item) {
        expect(JsonToken.START_ARRAY, "an array");
        List<T> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(item.get());
        }
        return items;
    }

    void skip() {
        parser.skipChildren();
    }

    boolean isNull() {
        return parser.currentToken() == JsonToken.VALUE_NULL;
    }

    boolean isNumber() {
        JsonToken token = parser.currentToken();
        return token == JsonToken.VALUE_NUMBER_INT || token == JsonToken.VALUE_NUMBER_FLOAT;
    }

    String text() {
        expect(JsonToken.VALUE_STRING, "a string");
        return parser.getString();
    }

    int number() {
        expect(JsonToken.VALUE_NUMBER_INT, "a whole number");
        return parser.getIntValue();
    }

    double decimal() {
        if (!isNumber()) {
            throw error("a number");
        }
        return parser.getDoubleValue();
    }

    boolean flag() {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
            throw error("true or false");
        }
        return token == JsonToken.VALUE_TRUE;
    }

    /** Reads a string, or a boolean as the word {@code true} or {@code false}. */
    String word() {
        return parser.currentToken() == JsonToken.VALUE_STRING ? text() : String.valueOf(flag());
    }

    /** Reads the wire name of an enum constant. */
    <E extends Enum<E> & Named> E named(Class<E> type) {
        return named(type, text());
    }

    <E extends Enum<E> & Named> E named(Class<E> type, String name) {
        Object value = namedValues.computeIfAbsent(type, ignored -> Named.index(type)).get(name);
        if (value == null) {
            throw error("a name of " + type.getSimpleName());
        }
        return type.cast(value);
    }

    JsonFormatException error(String expected) {
        return new JsonFormatException(
                "expected "
                        + expected
                        + " at line "
                        + parser.currentTokenLocation().getLineNr()
                        + ", column "
                        + parser.currentTokenLocation().getColumnNr());
    }

    private void expect(JsonToken token, String expected) {
        if (parser.currentToken() != token) {
            throw error(expected);
        }
    }
}

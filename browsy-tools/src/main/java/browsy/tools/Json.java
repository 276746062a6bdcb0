package browsy.tools;

import browsy.output.VisibleJson;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads and writes JSON as Java values: {@link Map}, {@link List}, {@link String}, {@link Integer},
 * {@link Long}, {@link java.math.BigInteger}, {@link Double}, {@link Boolean} and null. A {@link
 * Raw} value is written unchanged.
 */
public final class Json {
    /** The media type of JSON. */
    public static final String MEDIA_TYPE = "application/json";

    private static final int MAX_DEPTH = 64;
    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
                    .build();

    private Json() {}

    /**
     * JSON text that is written unchanged as a value.
     *
     * @param text valid JSON
     */
    public record Raw(String text) {}

    /** The text is not valid JSON, or is nested too deeply. */
    public static final class SyntaxException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        SyntaxException(String message) {
            super(message);
        }
    }

    /**
     * Reads a JSON text.
     *
     * @return the value; null for {@code null}
     * @throws SyntaxException if the text is not a single JSON value
     */
    public static @Nullable Object read(String text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            if (parser.nextToken() == null) {
                throw new SyntaxException("not JSON: nothing there");
            }
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new SyntaxException("not JSON: something after the value");
            }
            return value;
        } catch (JacksonException e) {
            throw new SyntaxException("not JSON" + place(e.getLocation()));
        }
    }

    private static String place(@Nullable TokenStreamLocation location) {
        return location == null
                ? ""
                : ": line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    /**
     * Reads an object without its fields that are null.
     *
     * @throws SyntaxException if the text is not a JSON object
     */
    public static Map<String, Object> readObject(String text) {
        Map<String, Object> fields = new LinkedHashMap<>();
        readFields(text)
                .forEach(
                        (name, value) -> {
                            if (value != null) {
                                fields.put(name, value);
                            }
                        });
        return fields;
    }

    /**
     * Reads an object with all its fields, including those that are null.
     *
     * @throws SyntaxException if the text is not a JSON object
     */
    public static Map<String, @Nullable Object> readFields(String text) {
        if (!(read(text) instanceof Map<?, ?> map)) {
            throw new SyntaxException("not a JSON object");
        }
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        map.forEach((name, value) -> fields.put(String.valueOf(name), value));
        return fields;
    }

    /** Reads the value at the current token, with nested values by recursion. */
    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                map.put(name, value(parser));
            }
            return map;
        }
        if (token == JsonToken.START_ARRAY) {
            List<@Nullable Object> list = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                list.add(value(parser));
            }
            return list;
        }
        return scalar(parser, token);
    }

    private static @Nullable Object scalar(JsonParser parser, JsonToken token) {
        return switch (token) {
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getNumberValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    /** Writes a value on one line. Invisible characters are written as escapes. */
    public static String write(@Nullable Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(json, value);
        }
        return VisibleJson.of(text.toString());
    }

    private static void write(JsonGenerator json, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeName(String.valueOf(entry.getKey()));
                write(json, entry.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> items) {
            json.writeStartArray();
            for (Object item : items) {
                write(json, item);
            }
            json.writeEndArray();
        } else if (value instanceof Raw raw) {
            json.writeRawValue(raw.text());
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Long number) {
            json.writeNumber(number);
        } else if (value instanceof Number number) {
            json.writeNumber(number.doubleValue());
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (value == null) {
            json.writeNull();
        } else {
            json.writeString(value.toString());
        }
    }
}

package browsy.intelligence.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A lenient reader for the JSON that authors write into pages. It accepts line breaks in strings.
 * At a syntax error or at a value nested deeper than {@link #MAX_DEPTH}, it stops and keeps the
 * values that it has read. It represents numbers, booleans and null as {@link JsonValue#NOTHING}.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>
 */
final class JsonReader {

    private static final int MAX_DEPTH = 32;

    private final String json;
    private int position;

    private JsonReader(String json) {
        this.json = json;
    }

    /**
     * Parses a JSON text. Returns {@link JsonValue#NOTHING} if the text contains no object, array
     * or string.
     */
    static JsonValue read(String json) {
        return new JsonReader(json).value(0);
    }

    private JsonValue value(int depth) {
        char c = next();
        if (depth > MAX_DEPTH) {
            position = json.length();
            return JsonValue.NOTHING;
        }
        return switch (c) {
            case '{' -> members(depth);
            case '[' -> items(depth);
            case '"' -> new JsonValue.Text(string());
            default -> {
                skipWord();
                yield JsonValue.NOTHING;
            }
        };
    }

    private JsonValue members(int depth) {
        Map<String, JsonValue> values = new HashMap<>();
        position++;
        while (next() == '"') {
            String name = string();
            if (next() != ':') {
                break;
            }
            position++;
            values.putIfAbsent(name, value(depth + 1));
            if (next() == ',') {
                position++;
            }
        }
        close('}');
        return new JsonValue.Members(values);
    }

    private JsonValue items(int depth) {
        List<JsonValue> values = new ArrayList<>();
        position++;
        for (char c = next(); c != ']' && c != '}' && c != 0; c = next()) {
            values.add(value(depth + 1));
            if (next() == ',') {
                position++;
            }
        }
        close(']');
        return new JsonValue.Items(values);
    }

    /** Consumes the end of an object or array; at any other character it stops reading. */
    private void close(char end) {
        if (next() == end) {
            position++;
        } else {
            position = json.length();
        }
    }

    /** Skips a number, boolean or null; stops reading if there is nothing to skip. */
    private void skipWord() {
        int start = position;
        while (position < json.length() && ",]}".indexOf(json.charAt(position)) < 0) {
            position++;
        }
        position = position == start ? json.length() : position;
    }

    private String string() {
        int start = position + 1;
        int end = start;
        while (end < json.length() && json.charAt(end) != '"' && json.charAt(end) != '\\') {
            end++;
        }
        StringBuilder value = new StringBuilder(end - start).append(json, start, end);
        for (position = end; position < json.length(); position++) {
            char c = json.charAt(position);
            if (c == '"') {
                position++;
                break;
            }
            value.append(c == '\\' ? escaped() : c);
        }
        return value.toString();
    }

    /**
     * Decodes an escape sequence and leaves the position at its last character. Control characters
     * become spaces.
     */
    private char escaped() {
        position++;
        char c = position < json.length() ? json.charAt(position) : '"';
        return switch (c) {
            case 'n', 'r', 't', 'f', 'b' -> ' ';
            case 'u' -> hexadecimal();
            default -> c;
        };
    }

    private char hexadecimal() {
        int value = 0;
        for (int i = 0; i < 4 && position + 1 < json.length(); i++) {
            int digit = Character.digit(json.charAt(position + 1), 16);
            if (digit < 0) {
                break;
            }
            value = value * 16 + digit;
            position++;
        }
        return (char) value;
    }

    /** Skips white space and returns the next character without consuming it, 0 at the end. */
    private char next() {
        while (position < json.length() && json.charAt(position) <= ' ') {
            position++;
        }
        return position < json.length() ? json.charAt(position) : 0;
    }
}

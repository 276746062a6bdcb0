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
    private int at;

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
            at = json.length();
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
        at++;
        while (next() == '"') {
            String name = string();
            if (next() != ':') {
                break;
            }
            at++;
            values.putIfAbsent(name, value(depth + 1));
            if (next() == ',') {
                at++;
            }
        }
        close('}');
        return new JsonValue.Members(values);
    }

    private JsonValue items(int depth) {
        List<JsonValue> values = new ArrayList<>();
        at++;
        for (char c = next(); c != ']' && c != '}' && c != 0; c = next()) {
            values.add(value(depth + 1));
            if (next() == ',') {
                at++;
            }
        }
        close(']');
        return new JsonValue.Items(values);
    }

    private void close(char end) {
        if (next() == end) {
            at++;
        } else {
            at = json.length();
        }
    }

    private void skipWord() {
        int start = at;
        while (at < json.length() && ",]}".indexOf(json.charAt(at)) < 0) {
            at++;
        }
        at = at == start ? json.length() : at;
    }

    private String string() {
        int start = at + 1;
        int end = start;
        while (end < json.length() && json.charAt(end) != '"' && json.charAt(end) != '\\') {
            end++;
        }
        StringBuilder value = new StringBuilder(end - start).append(json, start, end);
        for (at = end; at < json.length(); at++) {
            char c = json.charAt(at);
            if (c == '"') {
                at++;
                break;
            }
            value.append(c == '\\' ? escaped() : c);
        }
        return value.toString();
    }

    /** Decodes an escape; ends at its last character. Control characters become spaces. */
    private char escaped() {
        at++;
        char c = at < json.length() ? json.charAt(at) : '"';
        return switch (c) {
            case 'n', 'r', 't', 'f', 'b' -> ' ';
            case 'u' -> hexadecimal();
            default -> c;
        };
    }

    private char hexadecimal() {
        int value = 0;
        for (int i = 0; i < 4 && at + 1 < json.length(); i++) {
            int digit = Character.digit(json.charAt(at + 1), 16);
            if (digit < 0) {
                break;
            }
            value = value * 16 + digit;
            at++;
        }
        return (char) value;
    }

    /** Skips white space and returns the next character without consuming it, 0 at the end. */
    private char next() {
        while (at < json.length() && json.charAt(at) <= ' ') {
            at++;
        }
        return at < json.length() ? json.charAt(at) : 0;
    }
}

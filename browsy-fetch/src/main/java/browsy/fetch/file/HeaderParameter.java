package browsy.fetch.file;

import browsy.fetch.encoding.HeaderText;
import java.util.ArrayList;
import java.util.List;

/**
 * A parameter of a header field.
 *
 * @param name the name, as it is written
 * @param raw the value, as it is written
 */
record HeaderParameter(String name, String raw) {
    /**
     * Splits the parameters of a header field. Semicolons in quotes do not separate. Parameters
     * from the first malformed one on are left out.
     */
    static List<HeaderParameter> of(String text) {
        List<HeaderParameter> parameters = new ArrayList<>();
        for (String one : split(text, ';')) {
            if (one.isEmpty()) {
                continue;
            }
            int equals = one.indexOf('=');
            String name = equals < 0 ? "" : HeaderText.trimmed(one.substring(0, equals));
            String value = HeaderText.trimmed(one.substring(equals + 1));
            if (name.isEmpty() || name.indexOf('"') >= 0 || value.isEmpty()) {
                break;
            }
            parameters.add(new HeaderParameter(name, value));
        }
        return parameters;
    }

    /** Splits a text at a separator that is not in quotes, and trims the parts. */
    static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        for (int start = 0; start <= text.length(); ) {
            int end = end(text, start, separator);
            parts.add(HeaderText.trimmed(text.substring(start, end)));
            start = end + 1;
        }
        return parts;
    }

    private static int end(String text, int from, char separator) {
        boolean quoted = false;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                return i;
            }
        }
        return text.length();
    }

    boolean isNamed(String other) {
        return name.equalsIgnoreCase(other);
    }

    /** The value without quotes. A quote without a counterpart is removed, too. */
    String value() {
        if (!raw.startsWith("\"")) {
            return raw;
        }
        if (raw.length() == 1 || !raw.endsWith("\"")) {
            return raw.substring(1);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 1; i < raw.length() - 1; i++) {
            char c = raw.charAt(i);
            if (c == '\\' && i + 1 < raw.length() - 1) {
                i++;
                out.append(raw.charAt(i));
            } else if (c != '\\') {
                out.append(c);
            }
        }
        return out.toString();
    }
}

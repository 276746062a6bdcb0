package browsy.output;

import java.util.Locale;

/**
 * Escapes invisible characters in JSON, such as control characters that reorder text and tag
 * characters that hide it. The parsed value is unchanged, because such characters occur only in
 * strings.
 */
public final class VisibleJson {
    private VisibleJson() {}

    /**
     * Returns a JSON text with its invisible characters escaped.
     *
     * @param json any JSON, with or without line breaks
     */
    public static String of(String json) {
        int first = next(json, 0);
        if (first == json.length()) {
            return json;
        }
        StringBuilder out = new StringBuilder(json.length() + 32);
        int from = 0;
        for (int at = first; at < json.length(); at = next(json, from)) {
            out.append(json, from, at);
            from = at + Character.charCount(json.codePointAt(at));
            for (int i = at; i < from; i++) {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) json.charAt(i)));
            }
        }
        return out.append(json, from, json.length()).toString();
    }

    /**
     * Returns the index of the next invisible character; the length of the text if there is none.
     */
    private static int next(String json, int from) {
        int at = from;
        while (at < json.length()) {
            int c = json.codePointAt(at);
            if (c > '~' && Escapes.isUnseen(c)) {
                return at;
            }
            at += Character.charCount(c);
        }
        return at;
    }
}

package browsy.fetch.encoding;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The media type of a response with its encoding.
 *
 * @param mediaType the media type in lower case, without parameters; empty if it is missing or
 *     invalid
 * @param charset the encoding; null if it is missing or unknown
 */
public record ContentType(String mediaType, @Nullable Charset charset) {
    private static final ContentType NONE = new ContentType("", null);

    /**
     * Extracts the media type from the values of the {@code Content-Type} headers, each of which
     * may be a list. The last one with a slash counts, without <code>*&#47;*</code>; it inherits
     * the encoding of an equal media type before it. NB: as in Chromium; by the standard, the
     * characters of a media type are restricted.
     *
     * @see <a href="https://fetch.spec.whatwg.org/#concept-header-extract-mime-type">Fetch: extract
     *     a MIME type</a>
     */
    public static ContentType of(List<String> headers) {
        ContentType last = NONE;
        for (String header : headers) {
            for (String value : values(header)) {
                String type = mediaType(value);
                if (type.indexOf('/') >= 0 && !type.equals("*/*")) {
                    boolean inherits = type.equals(last.mediaType) && !Encodings.hasCharset(value);
                    last = inherits ? last : new ContentType(type, Encodings.ofContentType(value));
                }
            }
        }
        return last;
    }

    /** Splits a list at the commas outside of quoted strings. */
    private static List<String> values(String header) {
        if (header.indexOf(',') < 0) {
            return List.of(header);
        }
        List<String> values = new ArrayList<>();
        int start = 0;
        boolean quoted = false;
        for (int i = 0; i < header.length(); i++) {
            char c = header.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '\\' && quoted) {
                i++;
            } else if (c == ',' && !quoted) {
                values.add(header.substring(start, i));
                start = i + 1;
            }
        }
        values.add(header.substring(start));
        return values;
    }

    /** The text of a value up to its parameters, a space or a comment, in lower case. */
    private static String mediaType(String value) {
        String text = HeaderText.trimmed(value);
        int end = 0;
        while (end < text.length() && " \t;(".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(0, end).toLowerCase(Locale.ROOT);
    }
}

package browsy.fetch.http;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a declared encoding in the first bytes of a page.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding">HTML:
 *     prescan</a>
 */
final class MetaPrescan {
    private static final int BYTES = 1024;
    private static final Pattern ATTRIBUTE =
            Pattern.compile(
                    "[\\s/]*([^\\s/>=][^\\s/>=]*)(?:\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]*)))?");

    private final String text;
    private int at;

    private MetaPrescan(String text) {
        this.text = text;
    }

    /** The encoding; null if none is declared. */
    static @Nullable Charset encoding(byte[] body) {
        int length = Math.min(BYTES, body.length);
        return new MetaPrescan(new String(body, 0, length, StandardCharsets.ISO_8859_1)).scan();
    }

    private @Nullable Charset scan() {
        while ((at = text.indexOf('<', at)) >= 0) {
            if (text.startsWith("<!--", at)) {
                // The dashes that open a comment may close it, too.
                int end = text.indexOf("-->", at + 2);
                at = end < 0 ? text.length() : end + 3;
            } else if (text.regionMatches(true, at, "<meta", 0, 5) && endsName(at + 5)) {
                at += 5;
                Charset found = declared(attributes());
                if (found != null) {
                    return found;
                }
            } else if (isTag()) {
                at = nameEnd(at);
                attributes();
            } else if (text.startsWith("<!", at)
                    || text.startsWith("</", at)
                    || text.startsWith("<?", at)) {
                int end = text.indexOf('>', at);
                at = end < 0 ? text.length() : end + 1;
            } else {
                at++;
            }
        }
        return null;
    }

    private boolean endsName(int index) {
        return index < text.length()
                && (Character.isWhitespace(text.charAt(index)) || text.charAt(index) == '/');
    }

    private boolean isTag() {
        int name = at + (text.startsWith("</", at) ? 2 : 1);
        return name < text.length() && isLetter(text.charAt(name));
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private int nameEnd(int from) {
        int end = from + 1;
        while (end < text.length()
                && !Character.isWhitespace(text.charAt(end))
                && text.charAt(end) != '>') {
            end++;
        }
        return end;
    }

    /** Reads to the end of the tag; of attributes with the same name the first one counts. */
    private Map<String, String> attributes() {
        Map<String, String> attributes = new HashMap<>();
        Matcher attribute = ATTRIBUTE.matcher(text);
        while (at < text.length() && attribute.region(at, text.length()).lookingAt()) {
            String value = attribute.group(2);
            value = value != null ? value : attribute.group(3);
            value = value != null ? value : attribute.group(4);
            attributes.putIfAbsent(
                    attribute.group(1).toLowerCase(Locale.ROOT), value == null ? "" : value);
            at = attribute.end();
        }
        return attributes;
    }

    private static @Nullable Charset declared(Map<String, String> meta) {
        Charset charset = null;
        String label = meta.get("charset");
        if (label != null) {
            charset = Encodings.named(label);
        } else if ("content-type".equalsIgnoreCase(meta.get("http-equiv"))) {
            charset = PageText.named(meta.getOrDefault("content", ""));
        }
        return charset == null ? null : Encodings.forOutput(charset);
    }
}

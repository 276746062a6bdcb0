package browsy.fetch.encoding;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Prescans the bytes of a page for the encoding in a {@code meta} element. NB: as in Chromium, the
 * scan continues to the end of the head and skips raw text such as scripts; by the standard, it
 * stops after 1,024 bytes.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding">HTML:
 *     prescan</a>
 */
public final class MetaPrescan {
    /** The number of bytes that are scanned even beyond the end of the head. */
    private static final int LEAST_BYTES = 1024;

    private static final Set<String> IN_HEAD =
            Set.of("script", "noscript", "style", "link", "meta", "object", "title", "base");
    private static final Set<String> RAW_TEXT =
            Set.of("script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes");
    private static final Pattern ATTRIBUTE =
            Pattern.compile(
                    "[\\s/]*([^\\s/>=][^\\s/>=]*)(?:\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]*)))?");

    private final String text;
    private int at;
    private boolean inHead = true;

    private MetaPrescan(String text) {
        this.text = text;
    }

    /** Returns the declared encoding; null if there is none. */
    public static @Nullable Charset encoding(byte[] body) {
        return new MetaPrescan(new String(body, StandardCharsets.ISO_8859_1)).scan();
    }

    /** Moves through comments, tags and other markup up to a {@code meta} with an encoding. */
    private @Nullable Charset scan() {
        while ((inHead || at < LEAST_BYTES) && (at = text.indexOf('<', at)) >= 0) {
            if (text.startsWith("<!--", at)) {
                // Search from the opening dashes, since <!--> is a complete comment.
                int end = text.indexOf("-->", at + 2);
                at = end < 0 ? text.length() : end + 3;
            } else if (text.regionMatches(true, at, "<meta", 0, 5) && endsName(at + 5)) {
                at += 5;
                Charset found = declared(attributes());
                if (found != null) {
                    return found;
                }
            } else if (isTag()) {
                tag();
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

    /** Skips a tag and, after the start tag of a raw text element, its content. */
    private void tag() {
        boolean ends = text.startsWith("</", at);
        int start = at + (ends ? 2 : 1);
        at = nameEnd(start);
        String name = text.substring(start, at).toLowerCase(Locale.ROOT);
        attributes();
        boolean opensHead = !ends && (name.equals("html") || name.equals("head"));
        inHead &= IN_HEAD.contains(name) || opensHead;
        if (!ends && RAW_TEXT.contains(name)) {
            at = endTag(name);
        }
    }

    /** The index of the next end tag with a name; the end of the text if there is none. */
    private int endTag(String name) {
        int end = text.indexOf("</", at);
        while (end >= 0 && !text.regionMatches(true, end + 2, name, 0, name.length())) {
            end = text.indexOf("</", end + 2);
        }
        return end < 0 ? text.length() : end;
    }

    /** Tests whether the character at an index can follow a tag name with attributes. */
    private boolean endsName(int index) {
        return index < text.length()
                && (Character.isWhitespace(text.charAt(index)) || text.charAt(index) == '/');
    }

    private boolean isTag() {
        int name = at + (text.startsWith("</", at) ? 2 : 1);
        return name < text.length() && isLetter(text.charAt(name));
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private int nameEnd(int from) {
        int end = from;
        while (end < text.length()
                && text.charAt(end) != '/'
                && !Character.isWhitespace(text.charAt(end))
                && text.charAt(end) != '>') {
            end++;
        }
        return end;
    }

    /** Reads the attributes of a tag. The first attribute of a name takes precedence. */
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

    /** The encoding in the attributes of a {@code meta} element; null if there is none. */
    private static @Nullable Charset declared(Map<String, String> meta) {
        Charset charset = null;
        String label = meta.get("charset");
        if (label != null) {
            charset = Encodings.named(label);
        } else if ("content-type".equalsIgnoreCase(meta.get("http-equiv"))) {
            charset = Encodings.ofContentType(meta.getOrDefault("content", ""));
        }
        if (charset == null) {
            return null;
        }
        return charset.name().equals("x-user-defined")
                ? Encodings.WINDOWS_1252
                : Encodings.forOutput(charset);
    }
}

package browsy.layout.natural;

import browsy.infra.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The entries of a {@code srcset} attribute, parsed in linear time.
 *
 * @see <a
 *     href="https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute">HTML</a>
 */
record SourceSet(List<Entry> entries) {
    private static final int MAX_ENTRIES = 200;

    SourceSet {
        entries = List.copyOf(entries);
    }

    /**
     * An image candidate.
     *
     * @param url the URL as written
     * @param descriptor for example {@code 2x} or {@code 640w}; empty if missing
     */
    record Entry(String url, String descriptor) {}

    static SourceSet parse(String text) {
        List<Entry> entries = new ArrayList<>();
        int at = 0;
        while (entries.size() < MAX_ENTRIES) {
            at = skipSeparators(text, at);
            if (at == text.length()) {
                break;
            }
            int urlEnd = endOfUrl(text, at);
            String url = text.substring(at, urlEnd);
            at = urlEnd;
            if (url.endsWith(",")) {
                entries.add(new Entry(withoutCommas(url), ""));
                continue;
            }
            int end = endOfDescriptors(text, at);
            entries.add(new Entry(url, text.substring(at, end).strip()));
            at = end;
        }
        return new SourceSet(entries);
    }

    /** Whether there are width descriptors; {@code src} is then not a candidate. */
    boolean hasWidths() {
        return entries.stream().anyMatch(entry -> entry.descriptor.endsWith("w"));
    }

    private static int skipSeparators(String text, int from) {
        int at = from;
        while (at < text.length()
                && (Ascii.isWhitespace(text.charAt(at)) || text.charAt(at) == ',')) {
            at++;
        }
        return at;
    }

    private static int endOfUrl(String text, int from) {
        int at = from;
        while (at < text.length() && !Ascii.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static String withoutCommas(String url) {
        int end = url.length();
        while (end > 0 && url.charAt(end - 1) == ',') {
            end--;
        }
        return url.substring(0, end);
    }

    /** Returns the end of descriptors: the next comma outside parentheses. */
    private static int endOfDescriptors(String text, int from) {
        boolean inParentheses = false;
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == ',' && !inParentheses) {
                return at;
            }
            inParentheses = c == '(' || inParentheses && c != ')';
        }
        return text.length();
    }
}

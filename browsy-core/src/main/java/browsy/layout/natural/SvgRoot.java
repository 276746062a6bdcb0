package browsy.layout.natural;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jspecify.annotations.Nullable;

/**
 * Finds the root element of an SVG image. Browsers show an image only if the file is well-formed
 * and its root is in the SVG namespace. This class checks the namespace, and that the file ends
 * with the end tag of the root: an unescaped {@code #} in a {@code data:} URL starts a fragment,
 * which cuts the file.
 */
final class SvgRoot {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** The limit on the length of the root tag. */
    private static final int MAX_CHARS = 4096;

    private SvgRoot() {}

    /** Returns the root element with its attributes, without content; null if it is invalid. */
    static @Nullable Element of(String text) {
        int start = start(text);
        int end = start < 0 ? -1 : end(text, start);
        if (end < 0) {
            return null;
        }
        Element root =
                Jsoup.parse(text.substring(start, end), "", Parser.xmlParser()).firstElementChild();
        if (root == null || !isSvg(root, text.substring(0, start))) {
            return null;
        }
        boolean isEmpty = text.charAt(end - 2) == '/';
        boolean isComplete =
                isEmpty ? text.substring(end).isBlank() : endsWithTag(text, root.tagName());
        return isComplete ? root : null;
    }

    /** Returns the offset of the first start tag; -1 if there is none. */
    private static int start(String text) {
        int at = text.indexOf('<');
        while (at >= 0 && at + 1 < text.length()) {
            if (Character.isLetter(text.charAt(at + 1))) {
                return at;
            }
            String close = text.startsWith("<!--", at) ? "-->" : "";
            int next = text.indexOf(close, at + 1);
            at = next < 0 ? -1 : text.indexOf('<', next + 1);
        }
        return -1;
    }

    /** Returns the offset behind a tag; -1 if it is too long or not complete. */
    private static int end(String text, int start) {
        int limit = Math.min(text.length(), start + MAX_CHARS);
        char quote = 0;
        for (int i = start; i < limit; i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                return i + 1;
            }
        }
        return -1;
    }

    /** Whether the local name and the namespace are those of {@code svg}. */
    private static boolean isSvg(Element root, String prolog) {
        String name = root.tagName();
        int colon = name.indexOf(':');
        if (!name.substring(colon + 1).equals("svg")) {
            return false;
        }
        String declaration = colon < 0 ? "xmlns" : "xmlns:" + name.substring(0, colon);
        String namespace = root.attr(declaration);
        // Some editors declare an entity for the namespace.
        return namespace.equals(NAMESPACE)
                || namespace.startsWith("&") && prolog.contains("\"" + NAMESPACE + "\"");
    }

    private static boolean endsWithTag(String text, String name) {
        int tag = text.lastIndexOf("</");
        int close = tag < 0 ? -1 : text.indexOf('>', tag);
        return close >= 0 && text.substring(tag + 2, close).strip().equals(name);
    }
}

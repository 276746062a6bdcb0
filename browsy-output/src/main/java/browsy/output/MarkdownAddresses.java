package browsy.output;

import java.util.regex.Pattern;

/**
 * Writes URLs as Markdown link destinations. Same-origin URLs are written as paths. A destination
 * never has the form of an element id ({@code #12}).
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/#link-destination">CommonMark, link
 *     destinations</a>
 */
final class MarkdownAddresses {

    /** URL fragments that have the form of an element id. */
    private static final Pattern ID = Pattern.compile("#[0-9]+");

    /** The schemes of URLs that contain a script or the resource itself. */
    private static final Pattern CONTENT = Pattern.compile("(?i)(javascript|data|blob|vbscript):");

    private final RelativeAddress relative;

    /**
     * @param page the URL of the page, empty if it is unknown
     */
    MarkdownAddresses(String page) {
        relative = new RelativeAddress(page);
    }

    /** Returns the link destination of a URL; empty if the URL is unusable. */
    String of(String address) {
        if (CONTENT.matcher(address).lookingAt()) {
            return "";
        }
        String shortest = relative.of(address.strip());
        if (ID.matcher(shortest).matches()) {
            shortest = address.strip();
        }
        if (ID.matcher(shortest).matches()) {
            return "";
        }
        StringBuilder encoded = new StringBuilder();
        Escapes.address(encoded, shortest);
        return destination(encoded);
    }

    private static String destination(CharSequence address) {
        boolean balanced = isBalanced(address);
        StringBuilder text = new StringBuilder(address.length());
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            switch (c) {
                case '<' -> text.append("%3C");
                case '>' -> text.append("%3E");
                case '(', ')' -> text.append(balanced ? "" : "\\").append(c);
                case '\\', '&' -> {
                    boolean plain = c == '&' && !MarkdownText.isEntity(address, i);
                    text.append(plain ? "" : "\\").append(c);
                }
                default -> text.append(c);
            }
        }
        return text.toString();
    }

    private static boolean isBalanced(CharSequence address) {
        int open = 0;
        int deepest = 0;
        for (int i = 0; i < address.length() && open >= 0; i++) {
            char c = address.charAt(i);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            deepest = Math.max(deepest, open);
        }
        // CommonMark parsers are not required to support more than three levels of nested
        // parentheses.
        return open == 0 && deepest <= 3;
    }
}

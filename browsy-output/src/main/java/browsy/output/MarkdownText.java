package browsy.output;

/**
 * Spells text so that Markdown takes it as nothing but text.
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/#backslash-escapes">CommonMark escapes</a>
 */
final class MarkdownText {

    private static final String ANYWHERE = "\\[]`<*_";
    private static final String AT_THE_START = "#>-+=|~";

    private MarkdownText() {}

    /** Text inside a line. */
    static void inline(StringBuilder out, String text) {
        Escapes.escaped(out, text.replace('\n', ' '), ANYWHERE);
    }

    /** Text that may stand at the start of a line, where more characters have a meaning. */
    static void block(StringBuilder out, String text) {
        String line = text.replace('\n', ' ').stripLeading();
        if (line.isEmpty()) {
            return;
        }
        int digits = 0;
        while (digits < line.length() && digits < 10 && isDigit(line.charAt(digits))) {
            digits++;
        }
        boolean numbered =
                digits > 0
                        && digits < line.length()
                        && (line.charAt(digits) == '.' || line.charAt(digits) == ')');
        if (numbered) {
            out.append(line, 0, digits).append('\\');
            inline(out, line.substring(digits));
        } else {
            out.append(AT_THE_START.indexOf(line.charAt(0)) >= 0 ? "\\" : "");
            inline(out, line);
        }
    }

    /** Text in the double quotes of a link's title. */
    static void title(StringBuilder out, String text) {
        Escapes.escaped(out, text.replace('\n', ' '), "\"\\[]");
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}

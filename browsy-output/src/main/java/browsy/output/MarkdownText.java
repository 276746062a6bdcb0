package browsy.output;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Escapes text so that Markdown renders it literally. Backslashes are written only where the text
 * would otherwise be markup.
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/#backslash-escapes">CommonMark escapes</a>
 */
final class MarkdownText {

    private static final int SOFT_HYPHEN = 0xAD;

    private static final Pattern ENTITY =
            Pattern.compile("&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{0,40});");

    /** The number of an ordered list item at the start of a line. */
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}(?=[.)](\\s|$))");

    /**
     * A line that would be a setext heading underline, a thematic break or a table delimiter row.
     */
    private static final Pattern UNDERLINE = Pattern.compile("[-=|:][-=|:\\s]*");

    /** The start of a line that would begin a list item, heading, block quote or task. */
    private static final Pattern START = Pattern.compile("[-+](\\s|$)|#{1,6}(\\s|$)|>|\\[[ xX]\\]");

    /** The characters before and after a text on its line. */
    record Around(char before, char after) {

        /** The start or end of a line. */
        static final char EDGE = '\n';
    }

    private MarkdownText() {}

    /**
     * Writes text within a line.
     *
     * @param label whether the text is inside the brackets of a link or image
     */
    static void inline(StringBuilder out, String text, Around around, boolean label) {
        boolean brackets = label && !isBalanced(text, around.after());
        int escaped = around.before() == Around.EDGE ? startEscape(text) : -1;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (c == '*' || c == '_' || c == '~') {
                i = delimiters(out, text, i, around);
                continue;
            }
            char next = i + 1 < text.length() ? text.charAt(i + 1) : around.after();
            boolean bracket = brackets && (c == '[' || c == ']');
            if (i == escaped || bracket || (c < 0x7F && needsEscape(text, i, next))) {
                out.append('\\');
            }
            character(out, c);
            i += Character.charCount(c);
        }
    }

    /**
     * Writes a run of delimiter characters. They are escaped unless the run is between two spaces
     * or, for underscores, inside a word.
     *
     * @return the index after the run
     */
    private static int delimiters(StringBuilder out, String text, int start, Around around) {
        char c = text.charAt(start);
        int end = start + 1;
        while (end < text.length() && text.charAt(end) == c) {
            end++;
        }
        char before = start > 0 ? text.charAt(start - 1) : around.before();
        char after = end < text.length() ? text.charAt(end) : around.after();
        boolean alone = before == ' ' && after == ' ';
        boolean inWord =
                c == '_' && Character.isLetterOrDigit(before) && Character.isLetterOrDigit(after);
        for (int i = start; i < end; i++) {
            out.append(alone || inWord ? "" : "\\").append(c);
        }
        return end;
    }

    /**
     * Returns the text of a heading with trailing number signs escaped, which would be a closing
     * sequence.
     */
    static String headingEnd(String text) {
        int start = text.length();
        while (start > 0 && text.charAt(start - 1) == '#') {
            start--;
        }
        boolean plain = start == text.length() || (start > 0 && text.charAt(start - 1) == '\\');
        return plain ? text : text.substring(0, start) + '\\' + text.substring(start);
    }

    /** Writes the text of a link title in double quotes. */
    static void title(StringBuilder out, String text) {
        Escapes.escaped(out, text.replace('\n', ' '), "\"\\[]&`<");
    }

    private static void character(StringBuilder out, int c) {
        if (c == SOFT_HYPHEN) {
            // A soft hyphen is invisible unless a line breaks there, so it is dropped.
            return;
        }
        if (c == '\n' || c == '\t') {
            out.append(' ');
        } else if (Escapes.isUnseen(c)) {
            out.append("\\u{").append(Integer.toHexString(c)).append('}');
        } else {
            out.appendCodePoint(c);
        }
    }

    private static boolean needsEscape(String text, int at, char next) {
        return switch (text.charAt(at)) {
            case '`' -> true;
            case '\\' -> next == Around.EDGE || isAsciiPunctuation(next);
            case ']' -> opensTarget(next);
            case '!' -> next == '[' && at + 1 == text.length();
            case '<' -> isAsciiLetter(next) || next == '/' || next == '!' || next == '?';
            case '&' -> isEntity(text, at);
            default -> false;
        };
    }

    /** Tests whether an entity or character reference starts at an index. */
    static boolean isEntity(CharSequence text, int at) {
        Matcher entity = ENTITY.matcher(text).region(at, Math.min(text.length(), at + 44));
        return entity.lookingAt();
    }

    /**
     * Returns the index of the character to escape if the text would begin a block at the start of
     * a line; otherwise -1.
     */
    private static int startEscape(String text) {
        if (START.matcher(text).lookingAt() || UNDERLINE.matcher(text).matches()) {
            return 0;
        }
        Matcher number = NUMBER.matcher(text);
        return number.lookingAt() ? number.end() : -1;
    }

    /** Tests whether all brackets are balanced and none of them forms a link. */
    private static boolean isBalanced(String text, char after) {
        int open = 0;
        for (int i = 0; i < text.length() && open >= 0; i++) {
            char c = text.charAt(i);
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (c == ']' && opensTarget(i + 1 < text.length() ? text.charAt(i + 1) : after)) {
                return false;
            }
        }
        return open == 0;
    }

    /** Tests whether a character after a closing bracket turns the bracketed text into a link. */
    private static boolean opensTarget(char c) {
        return c == '(' || c == '[' || c == ':';
    }

    private static boolean isAsciiLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    static boolean isAsciiPunctuation(char c) {
        return (c >= '!' && c <= '/')
                || (c >= ':' && c <= '@')
                || (c >= '[' && c <= '`')
                || (c >= '{' && c <= '~');
    }
}

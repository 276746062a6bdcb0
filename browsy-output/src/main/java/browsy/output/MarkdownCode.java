package browsy.output;

import java.util.BitSet;

/** Writes code in Markdown, with fences that differ from all runs of backticks in the code. */
final class MarkdownCode {

    private static final int FENCE = 3;

    private MarkdownCode() {}

    /** Returns a code span. */
    static String span(String code) {
        StringBuilder text = new StringBuilder();
        text(text, code.replace('\n', ' '));
        String fence = "`".repeat(absentRun(text));
        boolean ticks = text.charAt(0) == '`' || text.charAt(text.length() - 1) == '`';
        boolean spaces =
                text.charAt(0) == ' '
                        && text.charAt(text.length() - 1) == ' '
                        && !text.toString().isBlank();
        String pad = ticks || spaces ? " " : "";
        return fence + pad + text + pad + fence;
    }

    /**
     * Returns a fenced code block.
     *
     * @param code the code, without the line break at its end
     * @param language the language; empty if it is unknown
     */
    static String block(String code, String language) {
        StringBuilder text = new StringBuilder();
        text(text, code);
        String fence = "`".repeat(Math.max(FENCE, longestRun(text) + 1));
        return fence + infoString(language) + '\n' + text + '\n' + fence;
    }

    /**
     * Returns the info string of a language; empty if it contains characters that are unusual in
     * names of languages.
     */
    private static String infoString(String language) {
        for (int i = 0; i < language.length(); i++) {
            char c = language.charAt(i);
            if (!Character.isLetterOrDigit(c) && "+-#._".indexOf(c) < 0) {
                return "";
            }
        }
        return language;
    }

    /** Writes code with its tabs and line breaks. Other invisible characters are escaped. */
    private static void text(StringBuilder out, String code) {
        for (int i = 0; i < code.length(); ) {
            int c = code.codePointAt(i);
            i += Character.charCount(c);
            if (c != '\t' && c != '\n' && Escapes.isUnseen(c)) {
                out.append("\\u{").append(Integer.toHexString(c)).append('}');
            } else {
                out.appendCodePoint(c);
            }
        }
    }

    private static int longestRun(CharSequence text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    /** Returns the smallest length that no run of backticks has. */
    private static int absentRun(CharSequence text) {
        BitSet lengths = new BitSet();
        int run = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && text.charAt(i) == '`') {
                run++;
            } else {
                lengths.set(run);
                run = 0;
            }
        }
        lengths.set(0);
        return lengths.nextClearBit(1);
    }
}

package browsy.output;

import java.util.regex.Pattern;

/**
 * The syntax of references to elements inside text: {@code [5]}, {@code [e5]} or {@code @e5}. A
 * backslash escapes page text that has the form of a reference, and a digit that would extend one.
 */
enum ReferenceSyntax {
    /** The compact format. */
    NUMBERS("[", "]", "\\[(?=\\d+])"),
    /** The tree format. */
    BRACKETS("[e", "]", "\\[e(?=\\d)"),
    /** The refs format. */
    AT("@e", "", "@e(?=\\d)");

    private static final String QUOTED = "\"\\";

    private final String open;
    private final String close;
    private final Pattern lookalike;

    ReferenceSyntax(String open, String close, String lookalike) {
        this.open = open;
        this.close = close;
        this.lookalike = Pattern.compile(lookalike);
    }

    void reference(StringBuilder out, int id) {
        out.append(open).append(id).append(close);
    }

    /** Writes text of a page inside double quotes. */
    void words(StringBuilder out, String words) {
        words(out, words, QUOTED);
    }

    /**
     * Writes text of a page.
     *
     * @param special the ASCII characters to escape with a backslash
     */
    void words(StringBuilder out, String words, String special) {
        out.append(escaped(words, special));
    }

    /**
     * Writes text of a page directly after a reference. Escapes a digit that would extend the
     * reference.
     */
    void wordsAfterReference(StringBuilder out, String words) {
        String escaped = escaped(words, QUOTED);
        boolean digit = !escaped.isEmpty() && Character.isDigit(escaped.charAt(0));
        out.append(digit && close.isEmpty() ? "\\" : "").append(escaped);
    }

    /**
     * Escapes words. Lookalikes are searched in the escaped words, because escaping drops soft
     * hyphens.
     */
    private String escaped(String words, String special) {
        StringBuilder escaped = new StringBuilder(words.length() + 8);
        Escapes.escaped(escaped, words, special);
        return lookalike.matcher(escaped).replaceAll("\\\\$0");
    }

    void quoted(StringBuilder out, String text) {
        out.append('"');
        words(out, text);
        out.append('"');
    }
}

package browsy.output;

import java.util.regex.Pattern;

/**
 * How a format refers to elements in the midst of text: {@code [e5]} or {@code @e5}. Text of a page
 * that looks like that gets a backslash in front, as does a digit that would make a reference
 * longer.
 */
enum ReferenceSyntax {
    /** As in the lines of the tree. */
    BRACKETS("[e", "]"),
    /** As in the lines of the refs format. */
    AT("@e", "");

    private final String open;
    private final String close;
    private final Pattern lookalike;

    ReferenceSyntax(String open, String close) {
        this.open = open;
        this.close = close;
        lookalike = Pattern.compile(Pattern.quote(open) + "(?=\\d)");
    }

    void reference(StringBuilder out, int id) {
        out.append(open).append(id).append(close);
    }

    /** Words of a page that stand between double quotes. */
    void words(StringBuilder out, String words) {
        out.append(escaped(words));
    }

    /** Words of a page right after a reference, which a digit would make another one. */
    void wordsAfterReference(StringBuilder out, String words) {
        String escaped = escaped(words);
        boolean digit = !escaped.isEmpty() && Character.isDigit(escaped.charAt(0));
        out.append(digit && close.isEmpty() ? "\\" : "").append(escaped);
    }

    /** What comes out counts: a soft hyphen that is dropped keeps nothing apart. */
    private String escaped(String words) {
        StringBuilder escaped = new StringBuilder(words.length() + 8);
        Escapes.escaped(escaped, words, "\"\\");
        return lookalike.matcher(escaped).replaceAll("\\\\$0");
    }

    void quoted(StringBuilder out, String text) {
        out.append('"');
        words(out, text);
        out.append('"');
    }
}

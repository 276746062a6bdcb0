package browsy.output;

/**
 * The syntax of references to elements inside text: {@code [5]}, {@code [e5]} or {@code @e5}. A
 * backslash escapes page text that has the form of a reference, and a digit that would extend one.
 */
enum ReferenceSyntax {
    /** The compact format. */
    NUMBERS("[", "]", true),
    /** The tree format. */
    BRACKETS("[e", "]", false),
    /** The refs format. */
    AT("@e", "", false);

    private static final String QUOTED = "\"\\";

    private final String open;
    private final String close;
    private final boolean isWhole;

    /**
     * @param isWhole whether page text has the form of a reference only if it is closed
     */
    ReferenceSyntax(String open, String close, boolean isWhole) {
        this.open = open;
        this.close = close;
        this.isWhole = isWhole;
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
        int at = escaped.indexOf(open);
        if (at < 0) {
            return escaped.toString();
        }
        StringBuilder distinct = new StringBuilder(escaped.length() + 8);
        int from = 0;
        for (; at >= 0; at = escaped.indexOf(open, at + open.length())) {
            if (isReferenceAt(escaped, at)) {
                distinct.append(escaped, from, at).append('\\');
                from = at;
            }
        }
        return distinct.append(escaped, from, escaped.length()).toString();
    }

    private boolean isReferenceAt(CharSequence text, int start) {
        int first = start + open.length();
        int end = first;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        boolean closed = end < text.length() && close.indexOf(text.charAt(end)) >= 0;
        return end > first && (closed || !isWhole);
    }

    void quoted(StringBuilder out, String text) {
        out.append('"');
        words(out, text);
        out.append('"');
    }
}

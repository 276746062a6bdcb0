package browsy.layout.text;

/**
 * Queries the Unicode line breaking rules for single indices of a text. Only the range around an
 * index is analyzed: from one space between two ASCII letters or digits to the next, because no
 * rule matches across such a space.
 *
 * @see <a href="https://www.unicode.org/reports/tr14/#Algorithm">UAX #14</a>
 */
final class LineBreakRanges {
    private final String text;
    private final LineBreakRules rules;
    private int start;
    private int end;
    private UnicodeLineBreaks breaks;

    /** Analyzes the range around the first queried index. */
    LineBreakRanges(String text, LineBreakRules rules, int index) {
        this.text = text;
        this.rules = rules;
        this.start = startAround(index);
        this.end = endAround(index);
        this.breaks = breaks();
    }

    /**
     * Tests whether a line may or must end before a character.
     *
     * @param index an index that is not next to a space, and not less than that of the preceding
     *     query
     */
    boolean isAllowed(int index) {
        if (index >= end) {
            start = startAround(index);
            end = endAround(index);
            breaks = breaks();
        }
        return breaks.isAllowed(index - start);
    }

    private UnicodeLineBreaks breaks() {
        return new UnicodeLineBreaks(text.substring(start, end), rules);
    }

    /**
     * Returns the start of the range: one character before the nearest preceding separating space,
     * or the start of the text.
     */
    private int startAround(int index) {
        int at = index - 2;
        while (at > 0 && !separates(at)) {
            at--;
        }
        return Math.max(0, at);
    }

    /**
     * Returns the end of the range: after the character that follows the next separating space, or
     * the end of the text.
     */
    private int endAround(int index) {
        int at = index + 1;
        while (at < text.length() - 1 && !separates(at)) {
            at++;
        }
        return Math.min(text.length(), at + 2);
    }

    private boolean separates(int index) {
        return text.charAt(index) == ' '
                && PairLineBreaks.isLetterOrDigit(text.charAt(index - 1))
                && PairLineBreaks.isLetterOrDigit(text.charAt(index + 1));
    }
}

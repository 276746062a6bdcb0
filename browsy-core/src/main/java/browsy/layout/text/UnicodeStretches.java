package browsy.layout.text;

/**
 * Asks the Unicode rules about single places of a text. Only the stretch around a place is looked
 * at: from one space between two ASCII letters or digits to the next, since no rule looks across
 * such a space.
 *
 * @see <a href="https://www.unicode.org/reports/tr14/#Algorithm">UAX #14</a>
 */
final class UnicodeStretches {
    private final String text;
    private final LineBreakRules rules;
    private int start;
    private int end;
    private UnicodeLineBreaks breaks;

    /** Starts with the stretch around a place. */
    UnicodeStretches(String text, LineBreakRules rules, int index) {
        this.text = text;
        this.rules = rules;
        this.start = startAround(index);
        this.end = endAround(index);
        this.breaks = breaks();
    }

    /**
     * Whether a line may or must end before a character.
     *
     * @param index of a character that is not at a space, nor less than any asked for before
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

    /** The last separating space before a character and the one before it, or the start. */
    private int startAround(int index) {
        int at = index - 2;
        while (at > 0 && !separates(at)) {
            at--;
        }
        return Math.max(0, at);
    }

    /** Behind the character that follows the next separating space, or the end. */
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

package browsy.layout.text;

/**
 * Line breaks between two ASCII characters other than spaces. Browsers agree on far fewer than UAX
 * #14 has: before opening brackets after most punctuation, after question marks, after hyphens.
 */
final class AsciiLineBreaks {

    private static final String OPENING = "([{<";
    private static final String ALLOWED_BEFORE_OPENING = "!\"#%&)*+,.:;=>?\\]|}~";
    private static final String NEVER_AFTER_QUESTION_MARK = "!\"'),./:;?]}";
    private static final String NEVER_AFTER_HYPHEN = "!$),./:;?]}";

    private AsciiLineBreaks() {}

    /**
     * @param beforeThat the character two places before the opportunity, 0 if there is none
     */
    static boolean isAllowed(char beforeThat, char before, char after) {
        if (!isGraphic(after)) {
            return false;
        }
        if (before == '-') {
            // A hyphen before a digit may be a minus sign, unless it follows a letter or a digit.
            return isDigit(after)
                    ? isDigit(beforeThat) || isLetter(beforeThat)
                    : NEVER_AFTER_HYPHEN.indexOf(after) < 0;
        }
        if (before == '?') {
            return NEVER_AFTER_QUESTION_MARK.indexOf(after) < 0;
        }
        return OPENING.indexOf(after) >= 0 && ALLOWED_BEFORE_OPENING.indexOf(before) >= 0;
    }

    private static boolean isGraphic(char c) {
        return c > ' ' && c < 0x7F;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}

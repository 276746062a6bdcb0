package browsy.output;

/** The implementations of token counters. */
final class TokenCounters {

    static final TokenCounter BEST = JtokkitCounter.find().orElse(TokenCounters::estimate);

    private static final int LETTERS_PER_TOKEN = 4;
    private static final int DIGITS_PER_TOKEN = 3;

    private TokenCounters() {}

    /**
     * Estimates the number of tokens: one for every 4 letters of a word, one for every 3 digits of
     * a number, and one for each other character and for each letter outside ASCII. Spaces are not
     * counted.
     */
    static int estimate(String text) {
        int tokens = 0;
        int letters = 0;
        int digits = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            boolean letter = c < 0x80 && Character.isLetter(c);
            boolean digit = c >= '0' && c <= '9';
            if (!letter) {
                tokens += pieces(letters, LETTERS_PER_TOKEN);
                letters = 0;
            }
            if (!digit) {
                tokens += pieces(digits, DIGITS_PER_TOKEN);
                digits = 0;
            }
            if (letter) {
                letters++;
            } else if (digit) {
                digits++;
            } else if (c != ' ') {
                tokens++;
            }
        }
        return tokens + pieces(letters, LETTERS_PER_TOKEN) + pieces(digits, DIGITS_PER_TOKEN);
    }

    private static int pieces(int length, int each) {
        return (length + each - 1) / each;
    }
}

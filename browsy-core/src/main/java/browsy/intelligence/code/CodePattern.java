package browsy.intelligence.code;

import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The written form of codes: what in a text may be a code, apart from its meaning. */
final class CodePattern {

    /** The numbers of characters of a code with letters, without separators. */
    private static final int MIN_MIXED = 5;

    private static final int MAX_MIXED = 10;

    /** The minimum number of digits of a code without letters. */
    private static final int MIN_DIGITS = 4;

    /** The maximum number of characters of a text that is only a number. */
    private static final int MAX_NUMBER = 14;

    /** The maximum number of characters of a text that is a code in groups. */
    private static final int MAX_GROUPS = 11;

    /** What joins a number or word with its neighbour: letters, digits, signs and masks. */
    private static final String BEFORE =
            "(?<![\\p{Lu}\\p{Ll}\\p{N}\\p{Sc}*•…/+#№@_&=?%\\\\-])(?<![\\p{N}*•…][.,: /])(?<![\\p{Sc}•] )";

    private static final String AFTER =
            "(?![\\p{Lu}\\p{Ll}\\p{N}\\p{Sc}*•/@_%‰°=])(?![.,:-][\\p{N}\\p{L}])(?! [\\p{N}\\p{Sc}%])";

    private static final Pattern DIGITS =
            Pattern.compile(
                    BEFORE
                            + "(?:[A-Z]-)?(\\d{4,8}|\\d{3}[ -]\\d{3}|\\d{4}[ -]\\d{4}"
                            + "|\\d{2}[ -]\\d{2}[ -]\\d{2}|\\d(?:[ -]\\d){3,7})"
                            + AFTER);

    private static final Pattern MIXED =
            Pattern.compile(
                    BEFORE
                            + "([A-Z0-9]{1,6}(?:-[A-Z0-9]{2,6}){1,2}"
                            + "|[a-z0-9]{2,6}(?:-[a-z0-9]{2,6}){1,2}|[A-Za-z0-9]{5,10})"
                            + AFTER);

    /**
     * A whole text of groups of equal length, of which one has both letters and digits, as in
     * {@code rtv 8kd 2qp}.
     */
    private static final Pattern GROUPS =
            Pattern.compile(
                    "^(?=.*(?:[A-Za-z]\\d|\\d[A-Za-z]))"
                            + "((?:[A-Z0-9]{3} ){1,2}[A-Z0-9]{3}|(?:[a-z0-9]{3} ){1,2}[a-z0-9]{3}"
                            + "|[A-Z0-9]{4} [A-Z0-9]{4}|[a-z0-9]{4} [a-z0-9]{4})$");

    /** The last line of a message that states the one-time code for an origin. */
    private static final Pattern ORIGIN_BOUND =
            Pattern.compile("^@[\\p{L}\\p{N}.-]+ #([A-Za-z0-9]{4,10})(?= |$)");

    /** What stands for digits that are not shown. */
    private static final Pattern MASK = Pattern.compile("XXX|xxx");

    private static final Set<String> CURRENCIES =
            Currency.getAvailableCurrencies().stream()
                    .map(currency -> currency.getCurrencyCode().toLowerCase(Locale.ROOT))
                    .collect(Collectors.toUnmodifiableSet());

    /** Words for currencies that are neither their codes nor their signs. */
    private static final Set<String> CURRENCY_WORDS =
            Set.of(
                    "kr", "zł", "kč", "ft", "руб", "грн", "лв", "lei", "tl", "rp", "rs", "din",
                    "km");

    private static final String CURRENCY_CHARACTERS = "円元원đ";

    private CodePattern() {}

    /**
     * What may be a code.
     *
     * @param start the position of its first character in the text
     * @param end the position after its last character
     * @param codeStart the position of its first character without a prefix
     * @param code the code without separators and without a prefix before digits
     */
    record Match(int start, int end, int codeStart, String code) {

        boolean hasLetters() {
            return !code.chars().allMatch(c -> isDigit((char) c));
        }

        /** Whether it is in the form of an origin-bound one-time code. */
        boolean isOriginBound() {
            return codeStart > start + 2;
        }

        boolean isUpper() {
            return code.equals(code.toUpperCase(Locale.ROOT));
        }

        boolean hasDigits() {
            return code.chars().anyMatch(c -> isDigit((char) c));
        }
    }

    /** Returns all parts of a text that may be codes, in order, numbers first. */
    static List<Match> find(String text) {
        int digits = 0;
        int capitals = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += isDigit(c) ? 1 : 0;
            capitals += isCapital(c) ? 1 : 0;
        }
        if (digits == 0 && capitals < MIN_MIXED && !text.startsWith("@")) {
            return List.of();
        }
        List<Match> found = new ArrayList<>();
        if (digits >= MIN_DIGITS) {
            addDigits(text, found);
        }
        if (text.startsWith("@")) {
            addIfFound(ORIGIN_BOUND, text, found);
        }
        if (digits > 0 && text.length() <= MAX_GROUPS) {
            addIfFound(GROUPS, text, found);
        }
        addMixed(text, found);
        return found;
    }

    private static void addIfFound(Pattern pattern, String text, List<Match> found) {
        Matcher matcher = pattern.matcher(text);
        if (matcher.find()) {
            found.add(match(matcher));
        }
    }

    /** Returns a matcher that sees what is around its region. */
    private static Matcher matcher(Pattern pattern, String text) {
        return pattern.matcher(text).useTransparentBounds(true).useAnchoringBounds(false);
    }

    /** Adds numbers, which begin at the first digit of a row or with its prefix. */
    private static void addDigits(String text, List<Match> found) {
        Matcher digits = matcher(DIGITS, text);
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean prefix = isCapital(c) && text.startsWith("-", i + 1);
            boolean first = isDigit(c) && !inside;
            inside = isDigit(c);
            if ((first || prefix) && digits.region(i, text.length()).lookingAt()) {
                if (!isPrice(text, digits.start(), digits.end())) {
                    found.add(match(digits));
                }
                i = digits.end() - 1;
                inside = true;
            }
        }
    }

    /** Adds codes with letters, which are whole words with all that hyphens join to them. */
    private static void addMixed(String text, List<Match> found) {
        Matcher mixed = matcher(MIXED, text);
        int end;
        for (int word = 0; word < text.length(); word = end) {
            end = wordEnd(text, word);
            if (mayBeMixed(text, word, end) && mixed.region(word, text.length()).lookingAt()) {
                Match match = match(mixed);
                int length = match.code.length();
                if (length >= MIN_MIXED
                        && length <= MAX_MIXED
                        && match.hasLetters()
                        && !MASK.matcher(match.code).find()
                        && (match.hasDigits() || match.isUpper())) {
                    found.add(match);
                }
            }
            end = Math.max(end, word + 1);
        }
    }

    private static int wordEnd(String text, int start) {
        int end = start;
        while (end < text.length() && isWordPart(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isWordPart(char c) {
        return isDigit(c) || isCapital(c) || (c >= 'a' && c <= 'z') || c == '-';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /**
     * Whether a word has the characters of a code with letters: letters with digits, or as many
     * capitals as such a code has at least. A cheap test.
     */
    private static boolean mayBeMixed(String text, int start, int end) {
        if (end - start < MIN_MIXED) {
            return false;
        }
        int letters = 0;
        int capitals = 0;
        int digits = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            digits += isDigit(c) ? 1 : 0;
            capitals += isCapital(c) ? 1 : 0;
            letters += isDigit(c) || c == '-' ? 0 : 1;
        }
        return digits > 0 ? letters > 0 : capitals >= MIN_MIXED;
    }

    /** Whether a text is a number, with signs and at most a short unit. */
    static boolean isOnlyNumber(String text) {
        if (text.length() > MAX_NUMBER) {
            return false;
        }
        int digits = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            digits += Character.isDigit(text.charAt(i)) ? 1 : 0;
            letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
        }
        return digits > 0 && (letters < digits || letters == 0);
    }

    private static Match match(Matcher matcher) {
        String code = matcher.group(1).replace(" ", "").replace("-", "");
        return new Match(matcher.start(), matcher.end(), matcher.start(1), code);
    }

    /** Whether a currency is written before or after a number. */
    private static boolean isPrice(String text, int start, int end) {
        boolean sign = end < text.length() && CURRENCY_CHARACTERS.indexOf(text.charAt(end)) >= 0;
        return sign || isCurrency(wordAfter(text, end)) || isCurrency(wordBefore(text, start));
    }

    private static boolean isCurrency(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return CURRENCY_WORDS.contains(lower)
                || (CURRENCIES.contains(lower) && !word.equals(lower));
    }

    private static String wordAfter(String text, int end) {
        int from = end < text.length() && text.charAt(end) == ' ' ? end + 1 : end;
        int to = from;
        while (to < text.length() && Character.isLetter(text.charAt(to))) {
            to++;
        }
        return text.substring(from, to);
    }

    private static String wordBefore(String text, int start) {
        int to = start > 0 && text.charAt(start - 1) == ' ' ? start - 1 : start;
        to = to > 0 && text.charAt(to - 1) == '.' ? to - 1 : to;
        int from = to;
        while (from > 0 && Character.isLetter(text.charAt(from - 1))) {
            from--;
        }
        return text.substring(from, to);
    }
}

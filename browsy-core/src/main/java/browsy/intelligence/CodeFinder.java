package browsy.intelligence;

import browsy.infra.TimeLimit;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.SpatialElement;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds verification codes that a page displays: runs of 4 to 8 digits in a text with a phrase
 * about codes, or near a short text with one. Codes may be grouped ({@code 123 456}) or have a
 * prefix ({@code G-123456}); years are excluded.
 *
 * <p>The search first collects the texts that contain digit runs, then looks for phrases only in
 * these texts and in short texts near them.
 */
final class CodeFinder {

    private static final int MIN_DIGITS = 4;
    private static final int MAX_DIGITS = 8;

    /**
     * A code with an optional prefix, the digits in group 1. Neighbouring digits, currency signs,
     * decimal separators and percent signs exclude prices, dates and other numbers.
     */
    private static final Pattern DIGITS =
            Pattern.compile(
                    "(?<![\\d.,*•$€£#/+-]|\\d )(?:[A-Z]{1,3}-)?(\\d{4,8}|\\d{3}[ -]\\d{3}|\\d{4}[ -]\\d{4}|\\d{2}[ -]\\d{2}[ -]\\d{2})"
                            + "(?![\\d%/-]|[.,]\\d| \\d)");

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

    /**
     * The maximum vertical distance between the top edges of a code and of a text about codes, in
     * CSS px.
     */
    private static final double NEAR = 100;

    /**
     * Texts about codes that are shorter than this, in characters, also apply to their neighbours.
     */
    private static final int MAX_CONTEXT = 80;

    /** The number of characters of a text that are examined. */
    private static final int MAX_EXAMINED = 2000;

    private CodeFinder() {}

    /** Returns the codes on a page without separators and prefixes, in document order. */
    static List<String> find(PageSignals page) {
        BitSet withDigits = new BitSet();
        double[] digitTops = collectDigitTexts(page, withDigits);
        if (digitTops.length == 0) {
            return List.of();
        }
        PhraseSet context = page.lexicon().get(Topic.CODE_CONTEXT);
        BitSet aboutCodes = new BitSet();
        for (int i = 0; i < page.visible().size(); i++) {
            TimeLimit.check();
            SpatialElement element = page.visible().get(i);
            if (isText(element)
                    && (withDigits.get(i) || isNear(element, digitTops))
                    && page.maySay(element, Topic.CODE_CONTEXT)
                    && context.in(folded(page, element))) {
                aboutCodes.set(i);
            }
        }
        if (aboutCodes.isEmpty()) {
            return List.of();
        }
        double[] contextTops = topsOfShortTexts(page, aboutCodes);
        Set<String> codes = new LinkedHashSet<>();
        for (int i = withDigits.nextSetBit(0); i >= 0; i = withDigits.nextSetBit(i + 1)) {
            SpatialElement element = page.visible().get(i);
            if (aboutCodes.get(i) || isNear(element.bounds().y(), contextTops)) {
                collect(limited(element), codes);
            }
        }
        return List.copyOf(codes);
    }

    /**
     * Returns the top edges of the texts that contain a digit run, in ascending order, in CSS px.
     *
     * @param withDigits receives the indices of these texts among the visible elements
     */
    private static double[] collectDigitTexts(PageSignals page, BitSet withDigits) {
        double[] tops = new double[page.visible().size()];
        int count = 0;
        for (int i = 0; i < page.visible().size(); i++) {
            TimeLimit.check();
            SpatialElement element = page.visible().get(i);
            if (isText(element) && hasDigitRun(limited(element))) {
                withDigits.set(i);
                tops[count++] = element.bounds().y();
            }
        }
        double[] sorted = Arrays.copyOf(tops, count);
        Arrays.sort(sorted);
        return sorted;
    }

    /**
     * Whether a text contains a run of at least four digits, single separators allowed, that is not
     * a year. Every such run has two adjacent digits, so that only every second character is
     * examined.
     */
    private static boolean hasDigitRun(String text) {
        for (int i = 1, length = text.length(); i < length; i += 2) {
            if (isDigit(text.charAt(i))) {
                int first = startOfRun(text, i);
                int count = 1;
                for (i = first; hasDigitAfter(text, i); i += isDigit(text, i + 1) ? 1 : 2) {
                    count++;
                }
                if (count > MIN_DIGITS || (count == MIN_DIGITS && !isYear(text, first))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the index at which the digit run around a digit begins. */
    private static int startOfRun(String text, int digit) {
        int first = digit;
        while (true) {
            if (isDigit(text, first - 1)) {
                first--;
            } else if (isSeparator(text, first - 1) && isDigit(text, first - 2)) {
                first -= 2;
            } else {
                return first;
            }
        }
    }

    private static boolean hasDigitAfter(String text, int digit) {
        return isDigit(text, digit + 1)
                || (isSeparator(text, digit + 1) && isDigit(text, digit + 2));
    }

    private static boolean isYear(String text, int first) {
        return text.startsWith("19", first) || text.startsWith("20", first);
    }

    private static boolean isDigit(String text, int index) {
        return index >= 0 && index < text.length() && isDigit(text.charAt(index));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isSeparator(String text, int index) {
        return index >= 0
                && index < text.length()
                && (text.charAt(index) == ' ' || text.charAt(index) == '-');
    }

    private static boolean isNear(SpatialElement element, double[] tops) {
        if (limited(element).length() >= MAX_CONTEXT) {
            return false;
        }
        return isNear(element.bounds().y(), tops);
    }

    /**
     * Whether a top edge is within {@link #NEAR} of one of several, which are in ascending order.
     */
    private static boolean isNear(double top, double[] tops) {
        int at = Arrays.binarySearch(tops, top - NEAR);
        int next = at < 0 ? -at - 1 : at;
        return next < tops.length && tops[next] <= top + NEAR;
    }

    private static boolean isText(SpatialElement element) {
        return element.text() != null && element.href() == null && !element.isFormField();
    }

    private static String folded(PageSignals page, SpatialElement element) {
        String text = limited(element);
        return text.length() == MAX_EXAMINED ? Texts.fold(text) : page.folded(element);
    }

    /**
     * Returns the first {@link #MAX_EXAMINED} characters of the text of an element, empty if it has
     * none.
     */
    private static String limited(SpatialElement element) {
        String text = element.text();
        if (text == null) {
            return "";
        }
        return text.length() > MAX_EXAMINED ? text.substring(0, MAX_EXAMINED) : text;
    }

    /**
     * Returns the top edges of the texts shorter than {@link #MAX_CONTEXT}, in ascending order, in
     * CSS px.
     */
    private static double[] topsOfShortTexts(PageSignals page, BitSet texts) {
        return texts.stream()
                .mapToObj(page.visible()::get)
                .filter(element -> limited(element).length() < MAX_CONTEXT)
                .mapToDouble(element -> element.bounds().y())
                .sorted()
                .toArray();
    }

    private static void collect(String text, Set<String> codes) {
        Matcher matcher = DIGITS.matcher(text);
        while (matcher.find()) {
            String code = matcher.group(1).replaceAll("[ -]", "");
            boolean year = code.length() == MIN_DIGITS && YEAR.matcher(code).matches();
            if (!year && code.length() <= MAX_DIGITS) {
                codes.add(code);
            }
        }
    }
}

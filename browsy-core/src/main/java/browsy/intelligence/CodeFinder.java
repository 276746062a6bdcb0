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
 * Finds verification codes that a page tells: runs of digits in a text that speaks of a code, or
 * close to a short one that does. Codes may be set in groups ({@code 123 456}) or have a prefix
 * ({@code G-123456}).
 */
final class CodeFinder {

    private static final int MIN_DIGITS = 4;
    private static final int MAX_DIGITS = 8;

    private static final Pattern DIGITS =
            Pattern.compile(
                    "(?<![\\d.,*•$€£#/+-]|\\d )(?:[A-Z]{1,3}-)?(\\d{4,8}|\\d{3}[ -]\\d{3}|\\d{4}[ -]\\d{4}|\\d{2}[ -]\\d{2}[ -]\\d{2})"
                            + "(?![\\d%/-]|[.,]\\d| \\d)");

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

    /** Text this close to a text that speaks of a code, in CSS px, may be the code. */
    private static final double NEAR = 100;

    private static final int MAX_CONTEXT = 80;
    private static final int MAX_EXAMINED = 2000;

    private CodeFinder() {}

    static List<String> find(PageSignals page) {
        BitSet figured = new BitSet();
        double[] figures = figures(page, figured);
        if (figures.length == 0) {
            return List.of();
        }
        PhraseSet context = page.lexicon().get(Topic.CODE_CONTEXT);
        BitSet speaking = new BitSet();
        for (int i = 0; i < page.visible().size(); i++) {
            TimeLimit.check();
            SpatialElement element = page.visible().get(i);
            if (isText(element)
                    && (figured.get(i) || isNear(element, figures))
                    && page.maySay(element, Topic.CODE_CONTEXT)
                    && context.in(folded(page, element))) {
                speaking.set(i);
            }
        }
        if (speaking.isEmpty()) {
            return List.of();
        }
        double[] shortTexts = shortTexts(page, speaking);
        Set<String> codes = new LinkedHashSet<>();
        for (int i = figured.nextSetBit(0); i >= 0; i = figured.nextSetBit(i + 1)) {
            SpatialElement element = page.visible().get(i);
            if (speaking.get(i) || isNear(element.bounds().y(), shortTexts)) {
                collect(limited(element), codes);
            }
        }
        return List.copyOf(codes);
    }

    /**
     * Where texts with figures for a code stand, top to bottom.
     *
     * @param figured takes which of the visible elements these are
     */
    private static double[] figures(PageSignals page, BitSet figured) {
        double[] tops = new double[page.visible().size()];
        int count = 0;
        for (int i = 0; i < page.visible().size(); i++) {
            TimeLimit.check();
            SpatialElement element = page.visible().get(i);
            if (isText(element) && hasFigures(limited(element))) {
                figured.set(i);
                tops[count++] = element.bounds().y();
            }
        }
        double[] sorted = Arrays.copyOf(tops, count);
        Arrays.sort(sorted);
        return sorted;
    }

    /**
     * Whether there are figures for a code in one place of a text, and more than a year. No code
     * goes without two digits side by side, so that every other character is looked at.
     */
    private static boolean hasFigures(String text) {
        for (int i = 1, length = text.length(); i < length; i += 2) {
            if (isDigit(text.charAt(i))) {
                int first = firstFigure(text, i);
                int count = 1;
                for (i = first; hasFigureAfter(text, i); i += isDigit(text, i + 1) ? 1 : 2) {
                    count++;
                }
                if (count > MIN_DIGITS || (count == MIN_DIGITS && !isYear(text, first))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Where the figures begin that a digit belongs to. */
    private static int firstFigure(String text, int digit) {
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

    private static boolean hasFigureAfter(String text, int digit) {
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

    /** Whether a place is close to one of some, which go from top to bottom. */
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

    private static String limited(SpatialElement element) {
        String text = element.text();
        if (text == null) {
            return "";
        }
        return text.length() > MAX_EXAMINED ? text.substring(0, MAX_EXAMINED) : text;
    }

    /** Where those of some texts stand that are short, top to bottom. */
    private static double[] shortTexts(PageSignals page, BitSet texts) {
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

package browsy.intelligence;

import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.Texts;
import browsy.intelligence.signal.Topic;
import browsy.model.SpatialElement;
import java.util.ArrayList;
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
        PhraseSet context = page.lexicon().get(Topic.CODE_CONTEXT);
        List<SpatialElement> speaking = new ArrayList<>();
        for (SpatialElement element : page.visible()) {
            if (isText(element)
                    && page.maySay(element, Topic.CODE_CONTEXT)
                    && context.in(folded(page, element))) {
                speaking.add(element);
            }
        }
        Set<String> codes = new LinkedHashSet<>();
        if (speaking.isEmpty()) {
            return List.of();
        }
        for (SpatialElement element : page.visible()) {
            if (isText(element) && (speaking.contains(element) || isNear(element, speaking))) {
                collect(limited(element), codes);
            }
        }
        return List.copyOf(codes);
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

    private static boolean isNear(SpatialElement element, List<SpatialElement> speaking) {
        for (SpatialElement other : speaking) {
            double distance = Math.abs(other.bounds().y() - element.bounds().y());
            if (distance <= NEAR && limited(other).length() < MAX_CONTEXT) {
                return true;
            }
        }
        return false;
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

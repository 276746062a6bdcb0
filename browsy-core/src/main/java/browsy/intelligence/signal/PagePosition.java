package browsy.intelligence.signal;

import browsy.intelligence.word.Texts;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeFilter.FilterResult;
import org.jsoup.select.NodeTraversor;

/** Reads the current page, or the range of its entries, from a text beside a pager. */
final class PagePosition {

    /** The digits that {@link Integer#parseInt} reads: those of one UTF-16 unit. */
    private static final String DIGIT = "[\\p{Nd}&&[\\x{0}-\\x{FFFF}]]";

    /** A page number and the number of pages, such as "page 2 of 9" or "2 / 9". */
    private static final Pattern POSITION =
            Pattern.compile(
                    "(?<![\\p{Nd}.])(%1$s{1,4}) ?(?:/|-|\\p{L}{1,10}) ?(%1$s{1,4})(?![\\p{Nd}.])"
                            .formatted(DIGIT));

    /** The entries of a page and the number of all entries, such as "1-25 of 1,204". */
    private static final Pattern RANGE =
            Pattern.compile(
                    "(?<![\\p{Nd}.])(%1$s{1,6}) ?[-\u2013\u2014~\u301C] ?(%1$s{1,6})[^\\p{Nd}]{1,20}(%1$s{1,3}(?:[., ]%1$s{3}){1,2}|%1$s{1,8})(?![\\p{Nd}.])"
                            .formatted(DIGIT));

    private static final Pattern SEPARATOR = Pattern.compile("[., ]");

    private PagePosition() {}

    /**
     * Whether the text of an element without its links and buttons names a range of entries and a
     * greater total, such as "26-50 of 1,204". The range fills a page or is the last; others are
     * dates.
     */
    static boolean hasRange(Element element) {
        String text = textBesideLinks(element);
        Matcher matcher = RANGE.matcher(text);
        if (!Texts.hasDigit(text) || !matcher.find()) {
            return false;
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = Integer.parseInt(matcher.group(2));
        int all = Integer.parseInt(SEPARATOR.matcher(matcher.group(3)).replaceAll(""));
        int shown = last - first + 1;
        boolean fillsPage = shown > 0 && ((first - 1) % shown == 0 || last == all);
        return fillsPage && last <= all && shown < all;
    }

    /**
     * Returns the number of the current page in the text of an element without its links and
     * buttons: 0 if it is after the last page, absent if the text has no position.
     */
    static OptionalInt in(Element element) {
        String text = textBesideLinks(element);
        if (!Texts.hasDigit(text)) {
            return OptionalInt.empty();
        }
        Matcher matcher = POSITION.matcher(text);
        if (!matcher.find()) {
            return OptionalInt.empty();
        }
        int current = Integer.parseInt(matcher.group(1));
        int last = Integer.parseInt(matcher.group(2));
        return OptionalInt.of(current <= last ? current : 0);
    }

    /** The text of an element, with vertical bars in place of its links and buttons. */
    private static String textBesideLinks(Element element) {
        StringBuilder text = new StringBuilder();
        NodeTraversor.filter(
                (node, depth) -> {
                    if (node instanceof Element inside
                            && (inside.nameIs("a") || inside.nameIs("button"))) {
                        text.append(" | ");
                        return FilterResult.SKIP_ENTIRELY;
                    }
                    if (node instanceof TextNode words) {
                        text.append(words.text());
                    }
                    return FilterResult.CONTINUE;
                },
                element);
        return text.toString();
    }
}

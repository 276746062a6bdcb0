package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jspecify.annotations.Nullable;

/** The links to numbered pages, and the number of the current page in the first pager. */
final class PageNumbers {

    private static final Pattern LAST_NUMBER = Pattern.compile("\\d{1,4}$");

    /** The maximum number of elements between two numbers of the same pager. */
    private static final int MAX_GAP = 6;

    /** The maximum number of levels between a link and the text beside it. */
    private static final int MAX_CLIMB = 1;

    private final PageSignals page;
    private final List<SpatialElement> links;
    private final SortedMap<Integer, SpatialElement> byNumber = new TreeMap<>();
    private final int current;

    /**
     * Reads the numbers of links.
     *
     * @param links the links, in document order
     */
    PageNumbers(PageSignals page, List<SpatialElement> links) {
        this.page = page;
        this.links = List.copyOf(links);
        int marked = 0;
        int before = -1;
        for (SpatialElement link : links) {
            Matcher digits = LAST_NUMBER.matcher(page.caption(link));
            int place = page.page().placeOf(link);
            boolean apart = before >= 0 && place > before + MAX_GAP;
            if (apart && byNumber.size() > 1) {
                break;
            }
            before = place;
            if (digits.find()) {
                int number = Integer.parseInt(digits.group());
                byNumber.putIfAbsent(number, link);
                marked = isCurrent(link) ? number : marked;
            }
        }
        int found = marked > 0 ? marked : written();
        found = found > 0 ? found : missing();
        current = found > 0 ? found : different();
    }

    /**
     * Returns the number before that of the first link or after that of the last one, if it is the
     * text right beside the link; 0 if there is none.
     */
    private int written() {
        if (byNumber.isEmpty()) {
            return 0;
        }
        int before = byNumber.firstKey() - 1;
        int after = byNumber.lastKey() + 1;
        if (before > 0 && isNumber(textBeside(byNumber.get(before + 1), false), before)) {
            return before;
        }
        return isNumber(textBeside(byNumber.get(after - 1), true), after) ? after : 0;
    }

    /** Whether a text is a number, perhaps in brackets. */
    private static boolean isNumber(String text, int number) {
        String digits = Integer.toString(number);
        return text.equals(digits)
                || (text.length() == digits.length() + 2
                        && "[(".indexOf(text.charAt(0)) >= 0
                        && text.startsWith(digits, 1));
    }

    /** Returns the nearest text after or before a link, empty if it belongs to another link. */
    private String textBeside(@Nullable SpatialElement link, boolean after) {
        Node from = link == null ? null : page.page().source(link);
        for (int climbed = 0; climbed <= MAX_CLIMB && from != null; climbed++) {
            Node node = after ? from.nextSibling() : from.previousSibling();
            while (node != null) {
                if (node instanceof Element element && element.selectFirst("a[href]") != null) {
                    return "";
                }
                String text = text(node);
                if (!text.isEmpty()) {
                    return text;
                }
                node = after ? node.nextSibling() : node.previousSibling();
            }
            from = from.parent();
        }
        return "";
    }

    private String text(Node node) {
        if (node instanceof TextNode run) {
            return run.text().strip();
        }
        return node instanceof Element element && page.page().isVisible(element)
                ? element.text().strip()
                : "";
    }

    /**
     * Returns the only number whose class names differ from those of all others, 0 if none does.
     */
    private int different() {
        Map<Integer, Integer> counts = new HashMap<>();
        byNumber.values().forEach(link -> counts.merge(classList(link), 1, Integer::sum));
        if (counts.size() != 2 || byNumber.size() < 3) {
            return 0;
        }
        for (Map.Entry<Integer, SpatialElement> number : byNumber.entrySet()) {
            if (counts.getOrDefault(classList(number.getValue()), 0) == 1) {
                return number.getKey();
            }
        }
        return 0;
    }

    private int classList(SpatialElement link) {
        return page.page().tree().classList(page.page().indexOf(link));
    }

    /** Whether a link is marked as the current page or leads to it. */
    private boolean isCurrent(SpatialElement link) {
        int index = page.page().indexOf(link);
        return link.state().current() != null
                || Addresses.same(link.href(), page.url())
                || page.structure().isIn(NameFact.CURRENT, index, 2);
    }

    /**
     * Returns the only number that is missing in the sequence, 1 for a sequence that starts at 2; 0
     * if there is no such number.
     */
    private int missing() {
        int missing = 0;
        int found = 0;
        // -1: the gap before the first number does not count
        int before = byNumber.isEmpty() || byNumber.firstKey() != 2 ? -1 : 0;
        for (int number : byNumber.keySet()) {
            if (before >= 0 && number == before + 2) {
                missing++;
                found = before + 1;
            }
            before = number;
        }
        return missing == 1 ? found : 0;
    }

    List<SpatialElement> links() {
        return links;
    }

    /** Returns the link to a page after or before the current one, null if there is none. */
    @Nullable SpatialElement beside(int steps) {
        SpatialElement link = current == 0 ? null : byNumber.get(current + steps);
        return link != null
                        && (Addresses.isPlain(link) || Addresses.isScript(link, current + steps))
                ? link
                : null;
    }
}

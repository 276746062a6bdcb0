package browsy.intelligence.signal;

import browsy.html.Trait;
import browsy.infra.TimeLimit;
import browsy.model.Role;
import browsy.model.SpatialElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The way through the pages of a list or text.
 *
 * @param next link to the next page, or a button where scripts turn them, null on the last
 * @param previous the same for the previous page, null on the first
 * @param numbers links to numbered pages
 */
public record Pager(
        @Nullable SpatialElement next,
        @Nullable SpatialElement previous,
        List<SpatialElement> numbers) {

    private static final Pattern NUMBER =
            Pattern.compile("(?:page |seite |página |pagina |strona )?\\d{1,4}");
    private static final Pattern LAST_NUMBER = Pattern.compile("\\d{1,4}$");
    private static final Pattern PAGE_NUMBER = Pattern.compile("page (\\d{1,4})");
    private static final Pattern PAGING_ADDRESS =
            Pattern.compile(
                    "[?&](?:p|pg|page|paged|pagenum|start|offset|from|after|before|cursor|skip|first)=|/page[/-]?\\d|[/_-]p\\d+\\b");

    private static final int MAX_CAPTION = 30;

    /** Longer numbers are years and the like, in digits. */
    private static final int MAX_COUNTED = 3;

    private static final int MAX_CLIMB_TO_PAGER = 5;

    public Pager {
        numbers = List.copyOf(numbers);
    }

    /** Finds the way, null if the page has none. */
    static @Nullable Pager find(PageSignals page) {
        SpatialElement next = null;
        SpatialElement previous = null;
        List<SpatialElement> numbers = new ArrayList<>();
        long steps = topics(page, Topic.NEXT, Topic.PREVIOUS, Topic.MORE);
        List<SpatialElement> links = page.content().links();
        for (int i = 0; i < links.size(); i++) {
            TimeLimit.check();
            SpatialElement link = links.get(i);
            if (!mayLead(page, link, steps)) {
                continue;
            }
            Element source = page.page().source(link);
            Labels labels = Labels.of(page, link, source);
            if (isStep(page, link, source, labels, Topic.NEXT)) {
                next = next == null ? link : next;
            } else if (isStep(page, link, source, labels, Topic.PREVIOUS)) {
                previous = previous == null ? link : previous;
            } else if (isNumber(labels.caption())
                    && (isInPager(page, link)
                            || isPagingAddress(link)
                            || isCounted(page, i, labels.caption()))) {
                numbers.add(link);
            }
        }
        if (next != null && previous != null) {
            boolean nextInPager = isInPager(page, next);
            boolean previousInPager = isInPager(page, previous);
            // One of a menu and one of a list of pages do not belong together.
            next = previousInPager && !nextInPager ? null : next;
            previous = nextInPager && !previousInPager ? null : previous;
        }
        if (next == null && previous == null) {
            return numbers.size() < 2 ? ofButtons(page) : ofNumbers(page, numbers);
        }
        return new Pager(next, previous, numbers);
    }

    /** Where scripts turn pages, buttons in what is called a pager do; others step elsewhere. */
    private static @Nullable Pager ofButtons(PageSignals page) {
        SpatialElement next = null;
        SpatialElement previous = null;
        long steps = topics(page, Topic.NEXT, Topic.PREVIOUS);
        for (SpatialElement button : page.content().buttons()) {
            if (!mayLead(page, button, steps) || !isInPager(page, button)) {
                continue;
            }
            Element source = page.page().source(button);
            Labels labels = Labels.of(page, button, source);
            if (next == null && isStep(page, button, source, labels, Topic.NEXT)) {
                next = button;
            } else if (previous == null && isStep(page, button, source, labels, Topic.PREVIOUS)) {
                previous = button;
            }
        }
        return next == null && previous == null ? null : new Pager(next, previous, List.of());
    }

    /**
     * Where only numbers lead through the pages, the one that is no link is the page at hand, and
     * its neighbours are what comes next and came before.
     */
    private static Pager ofNumbers(PageSignals page, List<SpatialElement> links) {
        SortedMap<Integer, SpatialElement> byNumber = new TreeMap<>();
        for (SpatialElement link : links) {
            Matcher digits = LAST_NUMBER.matcher(page.caption(link));
            if (isPlainLink(link) && digits.find()) {
                byNumber.putIfAbsent(Integer.parseInt(digits.group()), link);
            }
        }
        int missing = 0;
        int at = 0;
        int before = byNumber.isEmpty() || byNumber.firstKey() != 2 ? -1 : 0;
        for (int number : byNumber.keySet()) {
            if (before >= 0 && number == before + 2) {
                missing++;
                at = before + 1;
            }
            before = number;
        }
        return missing == 1
                ? new Pager(byNumber.get(at + 1), byNumber.get(at - 1), links)
                : new Pager(null, null, links);
    }

    private static long topics(PageSignals page, Topic... topics) {
        long bits = 0;
        for (Topic topic : topics) {
            bits |= page.lexicon().get(topic).topic();
        }
        return bits;
    }

    /** Whether anything about a link speaks for its leading through pages; most links do not. */
    private static boolean mayLead(PageSignals page, SpatialElement link, long steps) {
        if (page.mayBeCaptioned(link, steps) || endsInDigit(page, link)) {
            return true;
        }
        String name = link.accessibleName();
        boolean named =
                name != null
                        && !name.equals(link.text())
                        && (page.lexicon().topics(name) & steps) != 0;
        return named
                || (page.page().tree().has(page.page().indexOf(link), Trait.REL)
                        && isStep(page.page().source(link).attr("rel")));
    }

    private static boolean isStep(String rel) {
        return hasToken(rel, "next") || hasToken(rel, "prev");
    }

    private static boolean endsInDigit(PageSignals page, SpatialElement link) {
        String text = link.text();
        return endsInDigit(text == null ? page.caption(link) : text);
    }

    /** What a link calls itself: its caption and its name, folded, and its {@code rel}. */
    private record Labels(String caption, String name, String rel) {

        static Labels of(PageSignals page, SpatialElement link, Element source) {
            String caption = page.caption(link);
            String name = link.accessibleName();
            boolean same = name == null || name.equals(link.text());
            return new Labels(caption, same ? caption : Texts.fold(name), source.attr("rel"));
        }
    }

    private static boolean isStep(
            PageSignals page, SpatialElement link, Element source, Labels labels, Topic topic) {
        String href = link.href();
        boolean back = href != null && href.startsWith("javascript:") && href.contains("history");
        if (link.state().disabled() || back || (topic == Topic.NEXT && isFrontPage(href))) {
            return false;
        }
        String caption = labels.caption();
        // A caption that is a title leads to another text, not to another page of this one.
        boolean related =
                caption.length() <= MAX_CAPTION
                        && hasToken(labels.rel(), topic == Topic.NEXT ? "next" : "prev");
        PhraseSet phrases = page.lexicon().get(topic);
        boolean named =
                caption.length() <= MAX_CAPTION
                        && (phrases.is(caption) || phrases.is(labels.name()));
        if (topic == Topic.NEXT && !named) {
            named = isMore(page, link, caption);
        }
        if ((!named && !related) || isInShow(page, link, source)) {
            return false;
        }
        boolean worded = caption.indexOf(' ') > 0;
        return related
                || worded
                || isInPager(page, link)
                || isPagingAddress(link)
                || isPlainLink(link);
    }

    /**
     * Whether an address is that of a whole site: it may be called "Next", or be the first page.
     */
    private static boolean isFrontPage(@Nullable String href) {
        int host = href == null ? -1 : href.indexOf("://");
        if (href == null || host < 0) {
            return false;
        }
        int path = href.indexOf('/', host + 3);
        return href.indexOf('?', host) < 0 && (path < 0 || path == href.length() - 1);
    }

    private static boolean isNumber(String caption) {
        return endsInDigit(caption) && NUMBER.matcher(caption).matches();
    }

    /** Whether the link before or after one goes on counting, and only queries tell them apart. */
    private static boolean isCounted(PageSignals page, int index, String caption) {
        return caption.length() <= MAX_COUNTED
                && (isCountedBy(page, index, caption, -1) || isCountedBy(page, index, caption, 1));
    }

    private static boolean isCountedBy(PageSignals page, int index, String caption, int step) {
        List<SpatialElement> links = page.content().links();
        if (index + step < 0 || index + step >= links.size() || !isDigits(caption)) {
            return false;
        }
        SpatialElement other = links.get(index + step);
        String path = pathBeforeQuery(links.get(index));
        if (path.isEmpty() || !path.equals(pathBeforeQuery(other))) {
            return false;
        }
        int number = Integer.parseInt(caption);
        String counted = page.caption(other);
        // The page at hand, which may stand between the two, is no link.
        return counted.equals(Integer.toString(number + step))
                || counted.equals(Integer.toString(number + 2 * step));
    }

    private static boolean isDigits(String caption) {
        for (int i = 0; i < caption.length(); i++) {
            if (caption.charAt(i) < '0' || caption.charAt(i) > '9') {
                return false;
            }
        }
        return !caption.isEmpty();
    }

    /** What an address has before its query, empty if it has none. */
    private static String pathBeforeQuery(SpatialElement link) {
        String href = link.href();
        int query = href == null ? -1 : href.indexOf('?');
        return href == null || query < 0 ? "" : href.substring(0, query + 1);
    }

    private static boolean endsInDigit(String caption) {
        return !caption.isEmpty() && Character.isDigit(caption.charAt(caption.length() - 1));
    }

    /** "More" and "Page 2" only lead on where the address says so. */
    private static boolean isMore(PageSignals page, SpatialElement link, String caption) {
        boolean numbered = endsInDigit(caption) && PAGE_NUMBER.matcher(caption).matches();
        boolean more = page.lexicon().get(Topic.MORE).is(caption) || numbered;
        return more && isPagingAddress(link) && (!numbered || isSecond(caption));
    }

    private static boolean isSecond(String caption) {
        Matcher matcher = PAGE_NUMBER.matcher(caption);
        return matcher.matches() && matcher.group(1).equals("2");
    }

    /** Links to another address: not to a place on the page, as the arrows of a slide show are. */
    private static boolean isPlainLink(SpatialElement link) {
        String href = link.href();
        return link.role() == Role.LINK
                && href != null
                && !href.isEmpty()
                && !href.contains("#")
                && !href.startsWith("javascript:");
    }

    private static boolean isPagingAddress(SpatialElement link) {
        String href = link.href();
        return href != null && PAGING_ADDRESS.matcher(href.toLowerCase(Locale.ROOT)).find();
    }

    private static boolean isInPager(PageSignals page, SpatialElement link) {
        return page.structure().isIn(NameFact.PAGER, page.page().indexOf(link), MAX_CLIMB_TO_PAGER);
    }

    /** Carousels, slide shows, tabs and calendars have next and previous, too. */
    private static boolean isInShow(PageSignals page, SpatialElement link, Element source) {
        return source.hasAttr("data-slide")
                || source.hasAttr("data-bs-slide")
                || page.structure()
                        .isIn(NameFact.SHOW, page.page().indexOf(link), Integer.MAX_VALUE);
    }

    private static boolean hasToken(String attribute, String token) {
        if (attribute.isEmpty()) {
            return false;
        }
        for (String part : Names.split(attribute.toLowerCase(Locale.ROOT))) {
            if (part.equals(token) || (token.equals("prev") && part.equals("previous"))) {
                return true;
            }
        }
        return false;
    }
}

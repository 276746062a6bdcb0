package browsy.intelligence.signal;

import browsy.html.AttributeKind;
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
 * The links to other pages of a list or text.
 *
 * @param next the link or button to the next page, null on the last page
 * @param previous the link or button to the previous page, null on the first page
 * @param numbers the links to numbered pages
 */
public record Pager(
        @Nullable SpatialElement next,
        @Nullable SpatialElement previous,
        List<SpatialElement> numbers) {

    private static final Pattern NUMBER =
            Pattern.compile("(?:page |seite |pagina |strona )?\\d{1,4}");
    private static final Pattern LAST_NUMBER = Pattern.compile("\\d{1,4}$");
    private static final Pattern PAGE_NUMBER = Pattern.compile("page (\\d{1,4})");

    /** A query parameter or path segment that selects a page. */
    private static final Pattern PAGING_ADDRESS =
            Pattern.compile(
                    "[?&](?:p|pg|page|paged|pagenum|start|offset|from|after|before|cursor|skip|first)=|/page[/-]?\\d|[/_-]p\\d+\\b");

    /**
     * The maximum length of the caption of a step, in characters; longer captions are titles of
     * other texts.
     */
    private static final int MAX_CAPTION = 30;

    /**
     * The maximum number of digits of a page number that only its neighbours identify; longer
     * numbers are years.
     */
    private static final int MAX_COUNTED = 3;

    private static final int MAX_CLIMB_TO_PAGER = 5;

    public Pager {
        numbers = List.copyOf(numbers);
    }

    /**
     * Finds the pager of a page, null if there is none.
     *
     * <p>Links are classified as steps (next, previous) by caption, accessible name or {@code rel},
     * and as numbers by caption together with a pager around them, a paging address or neighbours
     * that count on. Without steps, buttons in a pager serve as steps, or, if there are at least
     * two numbers, the gap in their sequence is the current page.
     */
    static @Nullable Pager find(PageSignals page) {
        SpatialElement next = null;
        SpatialElement previous = null;
        List<SpatialElement> numbers = new ArrayList<>();
        long steps = topics(page, Topic.NEXT, Topic.PREVIOUS, Topic.MORE);
        // Classify each link as a step or a number.
        List<SpatialElement> links = page.content().links();
        for (int i = 0; i < links.size(); i++) {
            TimeLimit.check();
            SpatialElement link = links.get(i);
            if (!mayBelong(page, link, steps)) {
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
                            || hasCountingNeighbor(page, i, labels.caption()))) {
                numbers.add(link);
            }
        }
        if (next != null && previous != null) {
            boolean nextInPager = isInPager(page, next);
            boolean previousInPager = isInPager(page, previous);
            // A step inside a pager and one outside of it do not belong together.
            next = previousInPager && !nextInPager ? null : next;
            previous = nextInPager && !previousInPager ? null : previous;
        }
        if (next == null && previous == null) {
            return numbers.size() < 2 ? ofButtons(page) : ofNumbers(page, numbers);
        }
        return new Pager(next, previous, numbers);
    }

    /**
     * Returns the steps among buttons inside of a pager, null if there are none. Other buttons step
     * through other things.
     */
    private static @Nullable Pager ofButtons(PageSignals page) {
        SpatialElement next = null;
        SpatialElement previous = null;
        long steps = topics(page, Topic.NEXT, Topic.PREVIOUS);
        for (SpatialElement button : page.content().buttons()) {
            if (!mayBelong(page, button, steps) || !isInPager(page, button)) {
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
     * Derives the steps from numbered links. If exactly one number is missing in their sequence, it
     * is the current page, and its neighbours are the steps; a sequence that starts at 2 lacks page
     * 1.
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
        int current = 0;
        // -1: the gap before the first number does not count
        int before = byNumber.isEmpty() || byNumber.firstKey() != 2 ? -1 : 0;
        for (int number : byNumber.keySet()) {
            if (before >= 0 && number == before + 2) {
                missing++;
                current = before + 1;
            }
            before = number;
        }
        return missing == 1
                ? new Pager(byNumber.get(current + 1), byNumber.get(current - 1), links)
                : new Pager(null, null, links);
    }

    private static long topics(PageSignals page, Topic... topics) {
        long bits = 0;
        for (Topic topic : topics) {
            bits |= page.lexicon().get(topic).topic();
        }
        return bits;
    }

    /**
     * Whether a link may be a step or a number, by caption, name or {@code rel}. This cheap test
     * rules out most links.
     */
    private static boolean mayBelong(PageSignals page, SpatialElement link, long steps) {
        if (page.mayBeCaptioned(link, steps) || endsInDigit(page, link)) {
            return true;
        }
        String name = link.accessibleName();
        boolean named =
                name != null
                        && !name.equals(link.text())
                        && (page.lexicon().topics(name) & steps) != 0;
        return named
                || (page.page().tree().has(page.page().indexOf(link), AttributeKind.REL)
                        && isStep(page.page().source(link).attr("rel")));
    }

    private static boolean isStep(String rel) {
        return hasRel(rel, "next") || hasRel(rel, "prev");
    }

    private static boolean endsInDigit(PageSignals page, SpatialElement link) {
        String text = link.text();
        return endsInDigit(text == null ? page.caption(link) : text);
    }

    /**
     * The labels of a link: its caption and accessible name, folded, and its {@code rel} attribute.
     */
    private record Labels(String caption, String name, String rel) {

        static Labels of(PageSignals page, SpatialElement link, Element source) {
            String caption = page.caption(link);
            String name = link.accessibleName();
            boolean same = name == null || name.equals(link.text());
            return new Labels(caption, same ? caption : Texts.fold(name), source.attr("rel"));
        }
    }

    /**
     * Whether a link is the step of a topic, {@link Topic#NEXT} or {@link Topic#PREVIOUS}. Its
     * short caption or its name must be a phrase, or its {@code rel} must say so; it must not
     * belong to a carousel or the like. A caption of one word needs further evidence: a pager
     * around it, a paging address or a plain address.
     */
    private static boolean isStep(
            PageSignals page, SpatialElement link, Element source, Labels labels, Topic topic) {
        String href = link.href();
        boolean back = href != null && href.startsWith("javascript:") && href.contains("history");
        if (link.state().disabled() || back || (topic == Topic.NEXT && isFrontPage(href))) {
            return false;
        }
        String caption = labels.caption();
        // A long caption is the title of another text, not a step within this one.
        boolean related =
                caption.length() <= MAX_CAPTION
                        && hasRel(labels.rel(), topic == Topic.NEXT ? "next" : "prev");
        PhraseSet phrases = page.lexicon().get(topic);
        boolean named =
                caption.length() <= MAX_CAPTION
                        && (phrases.is(caption) || phrases.is(labels.name()));
        if (topic == Topic.NEXT && !named) {
            named = isMore(page, link, caption);
        }
        if ((!named && !related) || isInCarousel(page, link, source)) {
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
     * Whether an address is that of the front page of a site: a site may be named "Next", and the
     * front page is never the next page.
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

    /**
     * Whether a neighbouring link has the next number and an address that differs in the query
     * only.
     */
    private static boolean hasCountingNeighbor(PageSignals page, int index, String caption) {
        return caption.length() <= MAX_COUNTED
                && (countsOnAt(page, index, caption, -1) || countsOnAt(page, index, caption, 1));
    }

    private static boolean countsOnAt(PageSignals page, int index, String caption, int step) {
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
        // The current page between the two is not a link.
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

    /** Returns the part of an address up to its query, empty if it has no query. */
    private static String pathBeforeQuery(SpatialElement link) {
        String href = link.href();
        int query = href == null ? -1 : href.indexOf('?');
        return href == null || query < 0 ? "" : href.substring(0, query + 1);
    }

    private static boolean endsInDigit(String caption) {
        return !caption.isEmpty() && Character.isDigit(caption.charAt(caption.length() - 1));
    }

    /** Whether a link is captioned "more" or "page 2" and has a paging address. */
    private static boolean isMore(PageSignals page, SpatialElement link, String caption) {
        boolean numbered = endsInDigit(caption) && PAGE_NUMBER.matcher(caption).matches();
        boolean more = page.lexicon().get(Topic.MORE).is(caption) || numbered;
        return more && isPagingAddress(link) && (!numbered || isSecond(caption));
    }

    private static boolean isSecond(String caption) {
        Matcher matcher = PAGE_NUMBER.matcher(caption);
        return matcher.matches() && matcher.group(1).equals("2");
    }

    /**
     * Whether a link leads to another address, not to a place on the page as the arrows of slide
     * shows do.
     */
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

    /**
     * Whether a link is a control of a carousel, slide show, calendar or the like, which have next
     * and previous controls, too.
     */
    private static boolean isInCarousel(PageSignals page, SpatialElement link, Element source) {
        return source.hasAttr("data-slide")
                || source.hasAttr("data-bs-slide")
                || page.structure()
                        .isIn(NameFact.SHOW, page.page().indexOf(link), Integer.MAX_VALUE);
    }

    private static boolean hasRel(String attribute, String token) {
        if (attribute.isEmpty()) {
            return false;
        }
        for (String part : ClassNames.split(attribute.toLowerCase(Locale.ROOT))) {
            if (part.equals(token) || (token.equals("prev") && part.equals("previous"))) {
                return true;
            }
        }
        return false;
    }
}

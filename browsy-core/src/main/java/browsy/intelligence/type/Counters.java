package browsy.intelligence.type;

import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The links of a page that count something, such as "2 nodes failed". They lead to what they count.
 *
 * @param links the number of links in the main content
 * @param counters the number of those that count something
 * @param kinds the number of different things that they count
 * @param zeros the number of those that count nothing, which shows that their numbers are counts:
 *     titles and addresses never begin with zero
 */
record Counters(int links, int counters, int kinds, int zeros) {

    private static final Pattern COUNT = Pattern.compile("\\d{1,3}(?:[., ]?\\d{3}){0,3}");

    /** A number and at most three words. */
    private static final Pattern COUNTER =
            Pattern.compile("(" + COUNT.pattern() + ")(?: [\\p{L}\\p{M}()<>-]{1,20}){1,3}");

    /** The maximum length of the text around a link that says what the link counts. */
    private static final int MAX_TILE = 60;

    /** The maximum number of elements around such a text. */
    private static final int MAX_ELEMENTS = 8;

    /** The minimum number of kinds; a profile has fewer, such as posts and followers. */
    private static final int MIN_KINDS = 5;

    /** The minimum share of the counters that count different things. */
    private static final double MIN_DIFFERENT = 0.6;

    /** The minimum share of the counters in the links of the main content. */
    private static final double MIN_SHARE = 0.25;

    static Counters of(PageFacts facts) {
        return facts.page().derived(Counters.class, Counters::count);
    }

    private static Counters count(PageSignals page) {
        Set<String> kinds = new HashSet<>();
        int counters = 0;
        int zeros = 0;
        for (SpatialElement link : page.choices().links()) {
            Matcher counter = COUNTER.matcher(page.caption(link));
            if (counter.matches()) {
                counters++;
                zeros += counter.group(1).equals("0") ? 1 : 0;
                kinds.add(kind(page, link));
            }
        }
        return new Counters(page.choices().links().size(), counters, kinds.size(), zeros);
    }

    /**
     * Returns what a link counts: its words, or the short text around it. A text with a date or
     * other numbers of its own says something else.
     */
    private static String kind(PageSignals page, SpatialElement link) {
        FlatTree tree = page.page().tree();
        int index = page.page().indexOf(link);
        int parent = tree.parent(index);
        String caption = COUNT.matcher(page.caption(link)).replaceFirst("");
        if (parent < 0 || !isTile(page, parent, index)) {
            return caption;
        }
        String words = COUNT.matcher(tree.element(parent).text()).replaceFirst("");
        return words.chars().anyMatch(Character::isDigit) ? caption : words;
    }

    /** Whether an element has a short text and few elements, and no other link than one. */
    private static boolean isTile(PageSignals page, int index, int link) {
        FlatTree tree = page.page().tree();
        if (page.textLength(index) > MAX_TILE || tree.end(index) - index > MAX_ELEMENTS) {
            return false;
        }
        for (int i = index + 1; i < tree.end(index); i++) {
            if (i != link && tree.tag(i).equals("a")) {
                return false;
            }
        }
        return true;
    }

    /** Whether counters of different things, some of them zero, are a large part of the links. */
    boolean areOverview() {
        return kinds >= MIN_KINDS
                && zeros > 0
                && kinds >= counters * MIN_DIFFERENT
                && counters >= links * MIN_SHARE;
    }
}

package browsy.intelligence.type;

import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The links of a page that count something, such as "2 nodes failed". They lead to what they count.
 *
 * @param counters the number of such links
 * @param kinds the number of different things that they count
 * @param zeros the number of those that count nothing; titles and addresses never begin with zero
 */
record Counters(int counters, int kinds, int zeros) {

    /** A number and at most three words. */
    private static final Pattern COUNTER =
            Pattern.compile("(\\d{1,3}(?:[., ]?\\d{3}){0,3})(?: [\\p{L}\\p{M}()<>-]{1,20}){1,3}");

    /** The maximum length of the text around a link that says what the link counts. */
    private static final int MAX_TILE = 60;

    /** The maximum number of elements around such a text. */
    private static final int MAX_ELEMENTS = 8;

    private static final int MIN_KINDS = 4;

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
        return new Counters(counters, kinds.size(), zeros);
    }

    /** Returns the text of a link, or the short text around it, without numbers. */
    private static String kind(PageSignals page, SpatialElement link) {
        int index = page.page().indexOf(link);
        int parent = page.page().tree().parent(index);
        String text =
                parent >= 0 && isTile(page, parent, index)
                        ? page.page().tree().element(parent).text()
                        : page.caption(link);
        return text.replaceAll("\\d", "");
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
    boolean areOverview(List<SpatialElement> links) {
        return kinds >= MIN_KINDS
                && zeros > 0
                && kinds >= counters * MIN_DIFFERENT
                && counters >= links.size() * MIN_SHARE;
    }
}

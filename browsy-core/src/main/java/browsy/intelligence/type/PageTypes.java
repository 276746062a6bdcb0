package browsy.intelligence.type;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import java.util.List;

/** Classifies pages by {@link PageTypeRules}: the type with the most points wins. */
public final class PageTypes {

    /** The minimum number of points of a type; with fewer, a page is of no known type. */
    private static final int MIN_POINTS = 30;

    private PageTypes() {}

    /**
     * Returns the types that rules speak for, by descending points. {@link PageType#OTHER} stands
     * for the threshold: types after it have too few points.
     */
    public static List<Candidate<PageType>> rank(PageSignals page) {
        List<Candidate<PageType>> ranked = PageTypeRules.TABLE.rank(new PageFacts(page));
        int enough = 0;
        while (enough < ranked.size() && ranked.get(enough).points() >= MIN_POINTS) {
            enough++;
        }
        ranked.add(enough, new Candidate<>(PageType.OTHER, MIN_POINTS, List.of()));
        return List.copyOf(ranked);
    }
}

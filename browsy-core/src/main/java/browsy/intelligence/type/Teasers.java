package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import java.util.HashMap;
import java.util.Map;

/**
 * Counts teasers: beginnings of texts under headings of the same level, each with a link of the
 * same caption such as "read more".
 */
final class Teasers {

    private Teasers() {}

    /**
     * Returns the number of teasers in the main content: the lower of two counts, of headings with
     * the same level and of links with the same caption.
     */
    static int count(PageSignals page) {
        return Math.min(headingsOfOneLevel(page), linksWithOneCaption(page));
    }

    private static int headingsOfOneLevel(PageSignals page) {
        int[] countByLevel = new int[10];
        int most = 0;
        for (Heading heading : page.headings()) {
            most = heading.main() ? Math.max(most, ++countByLevel[heading.level()]) : most;
        }
        return most;
    }

    private static int linksWithOneCaption(PageSignals page) {
        Map<String, Integer> captions = new HashMap<>();
        int most = 0;
        for (SpatialElement link : page.content().mainLinks()) {
            String caption = page.caption(link);
            if (!caption.isEmpty()) {
                most = Math.max(most, captions.merge(caption, 1, Integer::sum));
            }
        }
        return most;
    }
}

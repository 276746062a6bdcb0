package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.model.SpatialElement;
import java.util.HashMap;
import java.util.Map;

/**
 * The beginnings of texts under headings of one rank, each with a link that reads the same: to go
 * on reading.
 */
final class Teasers {

    private Teasers() {}

    /** The number of teasers in the content of a page. */
    static int count(PageSignals page) {
        return Math.min(headingsOfOneRank(page), linksThatReadTheSame(page));
    }

    private static int headingsOfOneRank(PageSignals page) {
        int[] ranks = new int[10];
        int most = 0;
        for (Heading heading : page.headings()) {
            most = heading.main() ? Math.max(most, ++ranks[heading.level()]) : most;
        }
        return most;
    }

    private static int linksThatReadTheSame(PageSignals page) {
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

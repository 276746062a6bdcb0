package browsy.intelligence;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.signal.PageSignals;
import browsy.model.BlockedInfo.Kind;
import browsy.model.PageType;
import java.util.List;

/** Gives tests of other packages the obstacles of a page with their points. */
public final class Obstacles {

    private Obstacles() {}

    /** Returns the kinds of obstacles by descending points; none if the page is not blocked. */
    public static List<Candidate<Kind>> of(PageSignals page, PageType type) {
        return BlockDetector.find(page, type) == null ? List.of() : BlockDetector.rank(page, type);
    }
}

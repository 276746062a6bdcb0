package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.Pager;
import browsy.model.PageType;
import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.Paginate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Ways to the next and previous pages of the page's own content. */
final class PaginateDetector implements ActionDetector {

    @Override
    public List<Paginate> detect(PageSignals page, PageType type, List<SuggestedAction> before) {
        Pager pager = page.pager();
        if (pager == null || (pager.next() == null && pager.previous() == null)) {
            return List.of();
        }
        boolean lists = type == PageType.LIST || type == PageType.SEARCH_RESULTS;
        // Among samples of everything, buttons of a pager turn nothing.
        boolean shown = type == PageType.OTHER && isButton(pager.next(), pager.previous());
        return shown || (!lists && isSample(page, pager))
                ? List.of()
                : List.of(new Paginate(Ids.of(pager.next()), Ids.of(pager.previous())));
    }

    private static boolean isButton(
            @Nullable SpatialElement next, @Nullable SpatialElement previous) {
        SpatialElement step = next != null ? next : previous;
        return step != null && step.role() != Role.LINK;
    }

    /** Several ways through pages on one page, all of which lead nowhere, show how they look. */
    private static boolean isSample(PageSignals page, Pager pager) {
        Set<String> captions = new HashSet<>();
        boolean several = false;
        for (SpatialElement number : pager.numbers()) {
            several |= !captions.add(page.caption(number));
        }
        return several && leadsNowhere(page, pager.next()) && leadsNowhere(page, pager.previous());
    }

    private static boolean leadsNowhere(PageSignals page, @Nullable SpatialElement link) {
        if (link == null) {
            return true;
        }
        String href = page.page().source(link).attr("href");
        return href.startsWith("#") || href.startsWith("javascript:");
    }
}

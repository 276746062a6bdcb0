package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;

/** Detects lists of links in the main content of a page, one link per row or entry. */
final class SelectFromListDetector implements ActionDetector {

    /** The minimum number of rows outside of inboxes. */
    private static final int MIN_ROWS = 5;

    /**
     * The minimum number of links in the main content of pages whose type is not a kind of list.
     */
    private static final int MANY_CHOICES = 10;

    @Override
    public List<SelectFromList> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        boolean choosing =
                switch (type) {
                    case LIST, SEARCH_RESULTS, INBOX -> true;
                    case OTHER, DASHBOARD, SEARCH -> page.choices().links().size() >= MANY_CHOICES;
                    default -> false;
                };
        if (!choosing) {
            return List.of();
        }
        List<SpatialElement> rows = page.linkRows();
        int enough = type == PageType.INBOX ? 3 : MIN_ROWS;
        if (rows.size() < enough) {
            // Cards side by side share rows: take one link per card instead.
            rows = page.alikeRows().links();
        }
        return rows.size() >= enough
                ? List.of(new SelectFromList(rows.stream().map(SpatialElement::id).toList()))
                : List.of();
    }
}

package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;

/** Rows of links to choose from, in the content of the page. */
final class SelectFromListDetector implements ActionDetector {

    private static final int MIN_ROWS = 5;

    /** On pages for something else links are only worth a word if there are as many. */
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
            // Cards beside one another are more choices than rows.
            rows = page.alikeRows().links();
        }
        return rows.size() >= enough
                ? List.of(new SelectFromList(rows.stream().map(SpatialElement::id).toList()))
                : List.of();
    }
}

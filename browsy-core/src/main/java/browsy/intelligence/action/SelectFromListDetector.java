package browsy.intelligence.action;

import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;

/** Detects lists to choose from: the main link of each entry of the list of a page. */
final class SelectFromListDetector implements ActionDetector {

    /** The minimum number of entries with links. */
    private static final int MIN_ENTRIES = 3;

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
        List<SpatialElement> items = page.entries().links();
        return items.size() >= MIN_ENTRIES
                ? List.of(new SelectFromList(items.stream().map(SpatialElement::id).toList()))
                : List.of();
    }
}

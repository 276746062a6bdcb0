package browsy.intelligence.action;

import browsy.intelligence.gate.OfferedChoices;
import browsy.intelligence.signal.Entries;
import browsy.intelligence.signal.EntryFact;
import browsy.intelligence.signal.PageSignals;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import browsy.model.SuggestedAction;
import browsy.model.SuggestedAction.SelectFromList;
import java.util.List;
import java.util.Set;

/**
 * Detects lists to choose from: the main link of each entry of the list of a page, or the controls
 * that answer a heading which asks to choose.
 */
final class SelectFromListDetector implements ActionDetector {

    /** The minimum number of entries with links. */
    private static final int MIN_ENTRIES = 3;

    /** The minimum number of entries that are bare links. */
    private static final int MIN_LINKS = 5;

    /**
     * The minimum number of links in the main content of pages whose type is not a kind of list.
     */
    private static final int MANY_CHOICES = 10;

    /** The points from which on a list is certain. */
    private static final int MANY_POINTS = 100;

    /** The minimum share of links in the text of entries that are to be picked. */
    private static final double MIN_LINK_SHARE = 0.15;

    /** The maximum share of links in the text of entries that say more than the links. */
    private static final double MAX_LINK_SHARE = 0.75;

    /** The maximum share of prose beside a list that is not a text. */
    private static final double MAX_PROSE = 0.3;

    private static final double MOST = 0.5;

    @Override
    public List<SelectFromList> detect(
            PageSignals page, PageType type, List<SuggestedAction> before) {
        Entries list = page.entries();
        List<SpatialElement> items = list.links();
        boolean rich =
                list.areRecords()
                        || page.pager() != null
                        || list.linkShare() < MAX_LINK_SHARE
                        || list.share(EntryFact.SNIPPET) > MOST
                        || list.share(EntryFact.HEADING) > MOST
                        || list.share(EntryFact.DATE) > MOST;
        boolean choosing =
                switch (type) {
                    case SEARCH_RESULTS, INBOX -> true;
                    case LIST -> (rich || items.size() >= MIN_LINKS) && !areSamples(page, list);
                    case ARTICLE -> isMost(list) && !isProse(page) && leadElsewhere(page, items);
                    case LOGIN ->
                            items.size() >= MIN_LINKS
                                    && takesNothing(page)
                                    && leadElsewhere(page, items);
                    case OTHER, DASHBOARD, SEARCH ->
                            items.size() >= MIN_LINKS
                                    && (isMost(list) || isOfMany(page))
                                    && leadElsewhere(page, items);
                    default -> false;
                };
        if (!choosing || items.size() < MIN_ENTRIES || list.areFormRows()) {
            items = offered(page, type);
        }
        return items.isEmpty()
                ? List.of()
                : List.of(new SelectFromList(items.stream().map(SpatialElement::id).toList()));
    }

    /** Returns the answers to a heading that asks to choose, none on pages about something else. */
    private static List<SpatialElement> offered(PageSignals page, PageType type) {
        return switch (type) {
            case LIST, LOGIN, OTHER -> OfferedChoices.of(page).controls();
            default -> List.of();
        };
    }

    /** Whether a list is most of the page, whatever its type is, and has more links than a text. */
    private static boolean isMost(Entries list) {
        return list.points() >= MANY_POINTS
                && list.textShare() >= MOST
                && list.linkShare() >= MIN_LINK_SHARE;
    }

    private static boolean isProse(PageSignals page) {
        return page.content().proseLength() > page.content().mainTextLength() * MAX_PROSE;
    }

    private static boolean isOfMany(PageSignals page) {
        return page.choices().links().size() >= MANY_CHOICES;
    }

    /** Whether the page has no fields apart from a search, so that the list says how to sign in. */
    private static boolean takesNothing(PageSignals page) {
        return page.groups().stream()
                .flatMap(group -> group.dataFields().stream())
                .allMatch(page::isSearchField);
    }

    /** Whether the items have the same caption and no destinations, outside of tables. */
    private static boolean areSamples(PageSignals page, Entries list) {
        List<SpatialElement> items = list.links();
        return !list.areRecords()
                && items.stream().map(page::caption).distinct().count() == 1
                && !leadElsewhere(page, items);
    }

    /** Whether most items have destinations; those of samples have none. */
    private static boolean leadElsewhere(PageSignals page, List<SpatialElement> items) {
        Set<SpatialElement> choices = Set.copyOf(page.choices().links());
        return items.stream().filter(choices::contains).count() > items.size() * MOST;
    }
}

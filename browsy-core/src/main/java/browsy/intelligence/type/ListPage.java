package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.signal.Choices;
import browsy.intelligence.signal.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.RecordTables;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Collections to pick from or look up: rows of links in the content of the page, or tables of
 * records. The links of the frame say nothing about what the page is for.
 */
final class ListPage implements PageTypeDetector {

    private static final int MIN_ROWS = 8;
    private static final int FEW_ROWS = 6;
    private static final int MANY_ROWS = 14;
    private static final int MIN_RECORDS = 9;

    /** As many are enough where the page has little else. */
    private static final int MIN_RECORDS_ALONE = 5;

    private static final int MIN_ENTRIES = 7;
    private static final int MIN_ARTICLES = 4;

    /** As many that go on elsewhere are no longer the few points that a site makes. */
    private static final int MIN_TEASERS = 8;

    /** A few offers beside one another are plans or what goes with something. */
    private static final int MIN_OFFERS = 6;

    /** Less of the text than this in links, and even many of them stand beside the point. */
    private static final double SOME = 0.1;

    /** Less of the text than this in links, and the links are not what the page is for. */
    private static final double MIN_LINK_SHARE = 0.33;

    /** As much of the text in prose, and a few links among it are not what the page is for. */
    private static final double MAX_TOLD = 0.4;

    /** As much as this, and the page has little else. */
    private static final double MOST = 0.7;

    @Override
    public PageType type() {
        return PageType.LIST;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        boolean sold = page.structure().isDeclaredProduct();
        if (sold || page.namedForm() != null || isFilledIn(page) || HeadedForm.isOn(page)) {
            return null;
        }
        Choices choices = page.choices();
        int links = choices.links().size();
        int rows = choices.rows().size();
        double share = (double) choices.letters() / Math.max(1, page.content().mainTextLength());
        boolean picks =
                (links >= MIN_ROWS && share >= MIN_LINK_SHARE)
                        || (rows >= FEW_ROWS && share >= MOST && page.groups().isEmpty());
        if (picks || (rows >= MANY_ROWS && share >= SOME && !isTold(page))) {
            return Evidence.of("list.rows", rows + " rows of links");
        }
        if (page.content().mainLinks().size() >= MIN_OFFERS && Offers.count(page) >= MIN_OFFERS) {
            return Evidence.of("list.offers");
        }
        List<SpatialElement> alike = rows >= MIN_ARTICLES ? page.alikeRows().links() : List.of();
        int entries = alike.size();
        boolean many = entries >= MIN_ENTRIES && rows >= FEW_ROWS;
        if ((many && (share >= SOME || areTitles(page, alike)))
                || (entries >= MIN_ARTICLES && share >= SOME && areArticles(page, alike))) {
            return Evidence.of("list.entries", entries + " entries");
        }
        boolean paged = page.pager() != null && share >= SOME;
        if ((paged || entries >= MIN_TEASERS)
                && Teasers.count(page) >= (paged ? MIN_ARTICLES : MIN_TEASERS)) {
            return Evidence.of("list.teasers");
        }
        boolean records =
                RecordTables.hold(page, MIN_RECORDS)
                        || RecordTables.areAll(page, MIN_RECORDS_ALONE);
        return records ? Evidence.of("list.records") : null;
    }

    /** Whether the page has more to tell than to pick from: a product, a project, a company. */
    private static boolean isTold(PageSignals page) {
        return page.content().proseLength() >= page.content().mainTextLength() * MAX_TOLD;
    }

    /** Whether the links are the headings of their entries: teasers, however long. */
    private static boolean areTitles(PageSignals page, List<SpatialElement> entries) {
        for (SpatialElement link : entries) {
            if (page.page().source(link).closest("h1, h2, h3, h4") == null) {
                return false;
            }
        }
        return true;
    }

    /** Whether entries are what HTML calls articles, each with a heading: a list of texts. */
    private static boolean areArticles(PageSignals page, List<SpatialElement> entries) {
        for (SpatialElement link : entries) {
            Element article = Ancestors.closest(page.page().source(link), "article");
            if (article == null || article.selectFirst("h1, h2, h3, h4") == null) {
                return false;
            }
        }
        return true;
    }

    /** Forms of some length, and writing a message beside a list of folders. */
    private static boolean isFilledIn(PageSignals page) {
        for (FormGroup group : page.groups()) {
            boolean sends = !group.senders().isEmpty();
            boolean writes =
                    group.fields().stream().anyMatch(field -> field.tag().equals("textarea"));
            if (page.isMain(group)
                    && sends
                    && !FormPage.isFilter(group)
                    && (group.dataFields().size() > 4
                            || (writes && group.dataFields().size() >= 2))) {
                return true;
            }
        }
        return false;
    }
}

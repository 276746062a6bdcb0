package browsy.intelligence.type;

import browsy.html.Ancestors;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.DestinationLinks;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.RecordTables;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * Detects lists: rows of links in the main content, similar entries, offers, teasers or tables of
 * records. Links in the page frame do not count.
 */
final class ListPage implements PageTypeDetector {

    /** The minimum number of links that have {@link #MIN_LINK_SHARE} of the text. */
    private static final int MIN_ROWS = 8;

    /** The minimum number of rows that have {@link #MOST} of the text. */
    private static final int FEW_ROWS = 6;

    /** The minimum number of rows on a page without much prose. */
    private static final int MANY_ROWS = 14;

    /** The minimum number of records in tables. */
    private static final int MIN_RECORDS = 9;

    /** The minimum number of records in a table that is most of the content. */
    private static final int MIN_RECORDS_ALONE = 5;

    /** The minimum number of similar entries. */
    private static final int MIN_ENTRIES = 7;

    /** The minimum number of entries that are articles, and of teasers on a page with a pager. */
    private static final int MIN_ARTICLES = 4;

    /**
     * The minimum number of teasers without a pager; fewer may be the features on a landing page.
     */
    private static final int MIN_TEASERS = 8;

    /** The minimum number of offers; fewer may be plans or accessories. */
    private static final int MIN_OFFERS = 6;

    /** The minimum share of the text in links for many rows or entries. */
    private static final double SOME = 0.1;

    /** The minimum share of the text in links for few rows. */
    private static final double MIN_LINK_SHARE = 0.33;

    /** The share of prose from which on rows of links are secondary. */
    private static final double MAX_PROSE = 0.4;

    /** The share of the text in links from which on a page has little else. */
    private static final double MOST = 0.7;

    @Override
    public PageType type() {
        return PageType.LIST;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Steps: exclude products and forms; then accept links with a large share of the text, many
     * rows of links, offers, similar entries, teasers, and tables of records.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        boolean isProduct = page.structure().isDeclaredProduct();
        if (isProduct || page.namedForm() != null || hasForm(page) || FormBelowHeading.isOn(page)) {
            return null;
        }
        DestinationLinks choices = page.choices();
        int links = choices.links().size();
        int rows = choices.rows().size();
        double share = (double) choices.letters() / Math.max(1, page.content().mainTextLength());
        boolean isLinkList =
                (links >= MIN_ROWS && share >= MIN_LINK_SHARE)
                        || (rows >= FEW_ROWS && share >= MOST && page.groups().isEmpty());
        if (isLinkList || (rows >= MANY_ROWS && share >= SOME && !isMostlyProse(page))) {
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

    /**
     * Whether prose is a large share of the main text, as on the page of a product, project or
     * company.
     */
    private static boolean isMostlyProse(PageSignals page) {
        return page.content().proseLength() >= page.content().mainTextLength() * MAX_PROSE;
    }

    /** Whether the first link of every entry is in a heading. */
    private static boolean areTitles(PageSignals page, List<SpatialElement> entries) {
        for (SpatialElement link : entries) {
            if (page.page().source(link).closest("h1, h2, h3, h4") == null) {
                return false;
            }
        }
        return true;
    }

    /** Whether every entry is in an {@code article} element with a heading. */
    private static boolean areArticles(PageSignals page, List<SpatialElement> entries) {
        for (SpatialElement link : entries) {
            Element article = Ancestors.closest(page.page().source(link), "article");
            if (article == null || article.selectFirst("h1, h2, h3, h4") == null) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the main content has a form with a submit control that has more than four data
     * fields, or at least two of which one takes a message.
     */
    private static boolean hasForm(PageSignals page) {
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

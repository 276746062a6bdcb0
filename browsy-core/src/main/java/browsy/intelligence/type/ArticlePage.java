package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.PhraseSet;
import browsy.intelligence.signal.ProseColumn;
import browsy.intelligence.signal.Topic;
import browsy.model.PageType;
import browsy.model.SpatialElement;
import org.jspecify.annotations.Nullable;

/**
 * Detects articles: pages whose main content is running text that outweighs the links. Teasers,
 * plans and landing pages have many short texts under many headings instead of one column of prose.
 * Pages that declare themselves articles need less text.
 */
final class ArticlePage implements PageTypeDetector {

    /** The minimum number of letters in the column of prose. */
    private static final int MIN_COLUMN = 400;

    /** The same for a page that declares itself an article. */
    private static final int MIN_DECLARED = 200;

    /** The same for a page with next to nothing but the column. */
    private static final int MIN_SHORT = 200;

    private static final int MIN_SHORT_BLOCKS = 3;

    /** The maximum number of links on a page with little besides its text. */
    private static final int MAX_LINKS_OF_BARE = 5;

    /** From this number of letters on, prose outweighs any number of links. */
    private static final int MANY_PROSE = 4000;

    /** From this number of letters on, a single block is an article. */
    private static final int LONG_BLOCK = 700;

    /** The minimum number of letters in a text whose sections have separate containers. */
    private static final int MIN_SECTIONED = 3000;

    /** The minimum number of data fields in a form that precedes all prose. */
    private static final int MIN_FORM_FIELDS = 4;

    /** The minimum number of data fields in a form that outweighs the prose. */
    private static final int MIN_LONG_FORM = 6;

    /** The number of letters of prose per data field up to which prose only introduces a form. */
    private static final int PROSE_OF_FIELD = 150;

    /** The minimum number of teasers on a page of teasers. */
    private static final int MIN_TEASERS = 4;

    /** The minimum number of similar entries in a list. */
    private static final int MIN_ENTRIES = 8;

    /** The number of controls per prose block from which on a page demonstrates components. */
    private static final int MANY_CONTROLS = 8;

    /** The minimum number of headings on a page that demonstrates components. */
    private static final int MANY_PARTS = 20;

    /** The maximum share of prose in the main text of a page that demonstrates components. */
    private static final double MAX_OF_GALLERY = 0.4;

    /**
     * The maximum share of prose in the text outside of links on a page of items with short names.
     */
    private static final double MAX_AMONG_NAMES = 0.25;

    /** The maximum number of letters per teaser. */
    private static final int MAX_TEASER = 400;

    /**
     * The minimum length of a main heading that is the title of a text, in characters; shorter ones
     * are names.
     */
    private static final int MIN_TITLE = 25;

    /** The minimum ratio of running text to text in links. */
    private static final double MIN_SHARE = 0.6;

    /** The same for a page that is declared an article or titled by its main heading. */
    private static final double MIN_SHARE_IF_MARKED = 0.25;

    /** The minimum share of the prose at the same left edge in one text. */
    private static final double MIN_ALIGNED = 0.7;

    private static final PageTypeDetector SEARCH_RESULTS = new SearchResultsPage();

    @Override
    public PageType type() {
        return PageType.ARTICLE;
    }

    /**
     * {@inheritDoc}
     *
     * <p>Steps: measure the running text; without enough of it test for a {@link ReferencePage};
     * exclude product pages, form pages and one-page sites; then require that the text outweighs
     * the links, and exclude landing pages, teasers, demonstrations, offers and search results.
     */
    @Override
    public @Nullable Evidence detect(PageSignals page) {
        int length = page.content().proseLength();
        if (page.content().prose().isEmpty()) {
            return reference(page);
        }
        // Measure the running text.
        boolean declared = isDeclared(page);
        ProseColumn column = ProseColumn.of(page);
        int minLength =
                declared ? MIN_DECLARED : isMostOfContent(page, column) ? MIN_SHORT : MIN_COLUMN;
        boolean hasSections = hasAlignedSections(page, column);
        int runningLength =
                hasSections ? Math.max(column.aligned(), column.length()) : column.length();
        boolean hasRunningText =
                runningLength >= minLength
                        && (hasSections
                                || column.blocks() >= 2
                                || column.length() >= LONG_BLOCK
                                || declared);
        boolean isProduct = !declared && page.structure().isDeclaredProduct();
        if (!hasRunningText && !isProduct) {
            return reference(page);
        }
        // Exclude products and forms.
        boolean isForm =
                (!(declared && length >= LONG_BLOCK) && isFormFirst(page))
                        || (!declared && isFormLonger(page));
        if (isProduct || page.namedForm() != null || isForm) {
            return null;
        }
        boolean hasTitle = isTitled(page);
        if (!declared && !hasTitle && FormSection.isOn(page)) {
            return null;
        }
        // Weigh the text against the links.
        boolean isSingleBlock = declared && !hasTitle && column.blocks() < 2;
        double minShare =
                !isSingleBlock && (declared || hasTitle) ? MIN_SHARE_IF_MARKED : MIN_SHARE;
        boolean isLongText =
                hasTitle && declared
                        ? column.length() >= MIN_DECLARED
                        : (hasTitle || declared)
                                && column.length() >= LONG_BLOCK
                                && column.blocks() >= MIN_SHORT_BLOCKS;
        boolean outweighs =
                isLongText
                        || runningLength >= page.content().mainLinkTextLength() * minShare
                        || length >= MANY_PROSE;
        // Exclude pages whose prose is not one text.
        boolean isScattered = !declared && !isLongText && isScattered(page, column, hasTitle);
        boolean isTeasers =
                !hasTitle && !declared && (hasTeasers(page, column) || isAroundList(page, column));
        boolean isDemo = !declared && (isComponentDemo(page) || (!hasTitle && isMostlyNames(page)));
        if (outweighs && !isScattered && !isTeasers && !isDemo) {
            if ((!declared && Offers.isOne(page)) || SEARCH_RESULTS.detect(page) != null) {
                return null;
            }
            return Evidence.of("article.prose", column.blocks() + " blocks in a column");
        }
        return reference(page);
    }

    /**
     * Returns the evidence of a reference, null if the page is none or declares itself a product
     * only.
     */
    private static @Nullable Evidence reference(PageSignals page) {
        boolean isProduct = !isDeclared(page) && page.structure().isDeclaredProduct();
        return !isProduct && ReferencePage.is(page) ? Evidence.of("article.reference") : null;
    }

    /** Whether the column of prose is most of the main content, and there are no forms. */
    private static boolean isMostOfContent(PageSignals page, ProseColumn column) {
        boolean bare = column.blocks() >= 2 && page.content().links().size() <= MAX_LINKS_OF_BARE;
        return (bare || column.blocks() >= MIN_SHORT_BLOCKS)
                && column.length() >= page.content().mainTextLength() * 0.6
                && !hasForms(page);
    }

    private static boolean hasForms(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (page.isMain(group)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the page consists of teasers: linked headings between the blocks of the column, with
     * little prose for each. The links of an article are around its text, not between its blocks.
     */
    private static boolean hasTeasers(PageSignals page, ProseColumn column) {
        int leading = 1;
        for (Heading heading : page.headings()) {
            boolean among = heading.index() > column.first() && heading.index() < column.last();
            leading +=
                    among && heading.main() && heading.leadsElsewhere(page.page().tree()) ? 1 : 0;
        }
        return leading >= MIN_TEASERS
                && column.blocks() >= MIN_SHORT_BLOCKS
                && column.blocks() <= leading * 2
                && column.length() <= leading * MAX_TEASER;
    }

    /**
     * Whether the page has a long list of similar entries and much of its prose is outside of the
     * column.
     */
    private static boolean isAroundList(PageSignals page, ProseColumn column) {
        return page.content().proseLength() < MANY_PROSE
                && column.length() < page.content().proseLength() * MIN_ALIGNED
                && page.alikeRows().size() >= MIN_ENTRIES;
    }

    /**
     * Whether the page demonstrates components: many headings, little prose, and many controls per
     * prose block.
     */
    private static boolean isComponentDemo(PageSignals page) {
        if (page.headings().size() < MANY_PARTS
                || page.content().proseLength()
                        >= page.content().mainTextLength() * MAX_OF_GALLERY) {
            return false;
        }
        int controls = page.content().buttons().size();
        for (FormGroup group : page.groups()) {
            controls += group.fields().size();
        }
        return controls > page.content().prose().size() * MANY_CONTROLS;
    }

    /** Whether most of the text outside of links is short, as in a gallery of named items. */
    private static boolean isMostlyNames(PageSignals page) {
        int text = page.content().mainTextLength() - page.content().mainLinkTextLength();
        return page.content().code().size() * 2 < page.content().prose().size()
                && page.content().proseLength() < text * MAX_AMONG_NAMES;
    }

    /**
     * Whether the page has many headings with little text below each, or most of its prose outside
     * of the column.
     */
    private static boolean isScattered(PageSignals page, ProseColumn column, boolean hasTitle) {
        // Headings below a text with the page's title announce other texts.
        int end = hasTitle ? column.last() : Integer.MAX_VALUE;
        int headings = 0;
        for (Heading heading : page.headings()) {
            headings += heading.main() && heading.index() <= end ? 1 : 0;
        }
        boolean mostElsewhere =
                column.length() < page.content().proseLength() * 0.4
                        && !hasAlignedSections(page, column);
        int blocks = page.content().prose().size() + page.content().code().size();
        boolean topHeavy = headings > blocks * 1.3 + 2;
        return (mostElsewhere && page.content().proseLength() < MANY_PROSE * 2)
                || (topHeavy && mostElsewhere)
                || (topHeavy && column.blocks() < 4 && column.length() < LONG_BLOCK * 2);
    }

    /** Whether the sections of a long text are in separate containers with the same left edge. */
    private static boolean hasAlignedSections(PageSignals page, ProseColumn column) {
        // A column of one block suggests a front page, unless the page is a handbook.
        if ((column.blocks() < 2 && !isHandbook(page))
                || page.content().proseLength() < MIN_SECTIONED
                || column.aligned() < page.content().proseLength() * MIN_ALIGNED) {
            return false;
        }
        for (FormGroup group : page.groups()) {
            if (page.isInSteps(group)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the title of the page contains its main heading, and the heading is long enough for
     * the title of a text.
     */
    private static boolean isTitled(PageSignals page) {
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.level() == 1 && heading.text().length() >= MIN_TITLE) {
                // A heading with a separator in it is split among the title parts.
                return page.title().parts().contains(heading.text())
                        || page.title().folded().startsWith(heading.text());
            }
        }
        return false;
    }

    /**
     * Whether the main heading is a part of the page's title, and there is no list of similar
     * entries.
     */
    private static boolean isHandbook(PageSignals page) {
        Heading heading = page.mainHeading();
        return heading != null
                && page.title().parts().contains(heading.text())
                && page.alikeRows().size() < MIN_ENTRIES;
    }

    private static boolean isDeclared(PageSignals page) {
        return page.structure().isDeclaredArticle();
    }

    /** Whether the caption of a submit control contains a search phrase. */
    private static boolean isSearch(PageSignals page, FormGroup group) {
        PhraseSet search = page.lexicon().get(Topic.SEARCH);
        for (SpatialElement sender : group.senders()) {
            if (search.in(page.caption(sender))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the main content has a long form, neither for comments nor for a search, and little
     * prose per field.
     */
    private static boolean isFormLonger(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (group.form()
                    && group.dataFields().size() >= MIN_LONG_FORM
                    && page.isMain(group)
                    && page.content().proseLength() <= group.dataFields().size() * PROSE_OF_FIELD
                    && !CommentForms.isOne(group)
                    && !isSearch(page, group)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a form of some length, other than a search, precedes all prose. */
    private static boolean isFormFirst(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (group.dataFields().size() >= MIN_FORM_FIELDS && page.isMain(group)) {
                SpatialElement first = group.fields().get(0);
                boolean before =
                        page.content().prose().isEmpty()
                                || first.id() < page.content().prose().get(0).id();
                if (before && !isSearch(page, group)) {
                    return true;
                }
            }
        }
        return false;
    }
}

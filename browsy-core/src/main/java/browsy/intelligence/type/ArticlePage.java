package browsy.intelligence.type;

import browsy.intelligence.signal.CommentForms;
import browsy.intelligence.signal.Evidence;
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
 * Pages made to be read: running text in the content of the page that outweighs what there is to
 * follow. Teasers, plans and landing pages have many short texts under many headings, not one
 * column of text. Where the author declares an article, less will do.
 */
final class ArticlePage implements PageTypeDetector {

    private static final int MIN_COLUMN = 400;
    private static final int MIN_DECLARED = 200;
    private static final int MIN_SHORT = 200;
    private static final int MIN_SHORT_BLOCKS = 3;
    private static final int MAX_LINKS_OF_BARE = 5;
    private static final int MANY_PROSE = 4000;
    private static final int LONG_BLOCK = 700;
    private static final int MIN_SECTIONED = 3000;
    private static final int MIN_FORM_FIELDS = 4;
    private static final int MIN_LONG_FORM = 6;

    /** As much prose for each field of a form introduces it, in letters. */
    private static final int PROSE_OF_FIELD = 150;

    private static final int MIN_TEASERS = 4;
    private static final int MIN_ENTRIES = 8;

    /** As many buttons and fields for each block of prose are what a gallery shows. */
    private static final int MANY_CONTROLS = 8;

    private static final int MANY_PARTS = 20;

    /** What prose there is in a gallery, of all its text. */
    private static final double MAX_OF_GALLERY = 0.4;

    private static final double MAX_AMONG_NAMES = 0.25;

    /** Letters below a heading that leads elsewhere. */
    private static final int MAX_TEASER = 400;

    /** Names of sections are shorter than titles of texts, in characters. */
    private static final int MIN_TITLE = 25;

    /**
     * What the prose has to be of the text in links, and where the author says it is an article.
     */
    private static final double MIN_SHARE = 0.6;

    private static final double MIN_SHARE_IF_TOLD = 0.25;

    /** What of the prose of a text begins at the same left edge. */
    private static final double MIN_ALIGNED = 0.7;

    private static final PageTypeDetector SEARCH_RESULTS = new SearchResultsPage();

    @Override
    public PageType type() {
        return PageType.ARTICLE;
    }

    @Override
    public @Nullable Evidence detect(PageSignals page) {
        int length = page.content().proseLength();
        if (page.content().prose().isEmpty()) {
            return reference(page);
        }
        boolean declared = isDeclared(page);
        ProseColumn column = ProseColumn.of(page);
        int enough = declared ? MIN_DECLARED : isAll(page, column) ? MIN_SHORT : MIN_COLUMN;
        boolean sectioned = isInOneLine(page, column);
        int running = sectioned ? Math.max(column.aligned(), column.length()) : column.length();
        boolean runs =
                running >= enough
                        && (sectioned
                                || column.blocks() >= 2
                                || column.length() >= LONG_BLOCK
                                || declared);
        boolean sold = !declared && page.structure().isDeclaredProduct();
        if (!runs && !sold) {
            return reference(page);
        }
        boolean filled =
                (!(declared && length >= LONG_BLOCK) && isFormFirst(page))
                        || (!declared && isFormLonger(page));
        if (sold || page.namedForm() != null || filled) {
            return null;
        }
        boolean titled = isTitled(page);
        if (!declared && !titled && FormSection.isOn(page)) {
            return null;
        }
        boolean one = declared && !titled && column.blocks() < 2;
        double least = !one && (declared || titled) ? MIN_SHARE_IF_TOLD : MIN_SHARE;
        boolean told =
                titled && declared
                        ? column.length() >= MIN_DECLARED
                        : (titled || declared)
                                && column.length() >= LONG_BLOCK
                                && column.blocks() >= MIN_SHORT_BLOCKS;
        boolean outweighs =
                told
                        || running >= page.content().mainLinkTextLength() * least
                        || length >= MANY_PROSE;
        boolean scattered = !declared && !told && isScattered(page, column, titled);
        boolean teases =
                !titled && !declared && (isTeasing(page, column) || isAmongEntries(page, column));
        boolean shown = !declared && (showsControls(page) || (!titled && isMostlyNames(page)));
        if (outweighs && !scattered && !teases && !shown) {
            if ((!declared && Offers.isOne(page)) || SEARCH_RESULTS.detect(page) != null) {
                return null;
            }
            return Evidence.of("article.prose", column.blocks() + " blocks in a column");
        }
        return reference(page);
    }

    private static @Nullable Evidence reference(PageSignals page) {
        boolean sold = !isDeclared(page) && page.structure().isDeclaredProduct();
        return !sold && Reference.is(page) ? Evidence.of("article.reference") : null;
    }

    /** Whether there is next to nothing besides a text of a few blocks. */
    private static boolean isAll(PageSignals page, ProseColumn column) {
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
     * Headings that lead to the texts that they announce, with the beginning of each. They stand
     * among the beginnings; what an article leads to stands around its text.
     */
    private static boolean isTeasing(PageSignals page, ProseColumn column) {
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

    /** Whether there is a list to pick from, and the prose is in several places around it. */
    private static boolean isAmongEntries(PageSignals page, ProseColumn column) {
        return page.content().proseLength() < MANY_PROSE
                && column.length() < page.content().proseLength() * MIN_ALIGNED
                && page.alikeRows().size() >= MIN_ENTRIES;
    }

    /** Whether there are many parts, and many controls for each of the few blocks of prose. */
    private static boolean showsControls(PageSignals page) {
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

    /** Whether most of what is no link is short: a gallery of things and what they are called. */
    private static boolean isMostlyNames(PageSignals page) {
        int text = page.content().mainTextLength() - page.content().mainLinkTextLength();
        return page.content().code().size() * 2 < page.content().prose().size()
                && page.content().proseLength() < text * MAX_AMONG_NAMES;
    }

    /** Many headings with little below each, or most of the prose outside of the column. */
    private static boolean isScattered(PageSignals page, ProseColumn column, boolean titled) {
        // Below a text that the page is called after, they announce what else there is.
        int end = titled ? column.last() : Integer.MAX_VALUE;
        int headings = 0;
        for (Heading heading : page.headings()) {
            headings += heading.main() && heading.index() <= end ? 1 : 0;
        }
        boolean mostElsewhere =
                column.length() < page.content().proseLength() * 0.4 && !isInOneLine(page, column);
        int blocks = page.content().prose().size() + page.content().code().size();
        boolean topHeavy = headings > blocks * 1.3 + 2;
        return (mostElsewhere && page.content().proseLength() < MANY_PROSE * 2)
                || (topHeavy && mostElsewhere)
                || (topHeavy && column.blocks() < 4 && column.length() < LONG_BLOCK * 2);
    }

    /** Whether the sections of a long text have containers of their own, one below the other. */
    private static boolean isInOneLine(PageSignals page, ProseColumn column) {
        // Front pages say one thing in each of their parts; handbooks do, too, under their title.
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

    /** Whether the page is called what its main heading says, and that is more than a name. */
    private static boolean isTitled(PageSignals page) {
        for (Heading heading : page.headings()) {
            if (heading.main() && heading.level() == 1 && heading.text().length() >= MIN_TITLE) {
                // What separates the parts of titles may stand within one, too.
                return page.title().parts().contains(heading.text())
                        || page.title().folded().startsWith(heading.text());
            }
        }
        return false;
    }

    /** Whether the title is above it all, and nothing is there to pick from. */
    private static boolean isHandbook(PageSignals page) {
        Heading heading = page.mainHeading();
        return heading != null
                && page.title().parts().contains(heading.text())
                && page.alikeRows().size() < MIN_ENTRIES;
    }

    private static boolean isDeclared(PageSignals page) {
        return page.structure().isDeclaredArticle();
    }

    private static boolean searches(PageSignals page, FormGroup group) {
        PhraseSet search = page.lexicon().get(Topic.SEARCH);
        for (SpatialElement sender : group.senders()) {
            if (search.in(page.caption(sender))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a form of some length has more to fill in than there is to read before it. */
    private static boolean isFormLonger(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (group.form()
                    && group.dataFields().size() >= MIN_LONG_FORM
                    && page.isMain(group)
                    && page.content().proseLength() <= group.dataFields().size() * PROSE_OF_FIELD
                    && !CommentForms.isOne(group)
                    && !searches(page, group)) {
                return true;
            }
        }
        return false;
    }

    /** A form of some length before any prose is what the page is for. */
    private static boolean isFormFirst(PageSignals page) {
        for (FormGroup group : page.groups()) {
            if (group.dataFields().size() >= MIN_FORM_FIELDS && page.isMain(group)) {
                SpatialElement first = group.fields().get(0);
                boolean before =
                        page.content().prose().isEmpty()
                                || first.id() < page.content().prose().get(0).id();
                if (before && !searches(page, group)) {
                    return true;
                }
            }
        }
        return false;
    }
}

package browsy.intelligence.type;

import browsy.intelligence.rule.Evidence;
import browsy.intelligence.signal.FormGroup;
import browsy.intelligence.signal.FormSection;
import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.intelligence.signal.ProseColumn;
import browsy.spatial.tree.FlatTree;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds running text: columns of prose that outweigh the links, and what tells them from teasers,
 * demonstrations, forms and offers.
 */
final class Prose {

    /** The minimum length of a column of prose. */
    private static final int MIN_COLUMN = 400;

    /** The same on a page with next to nothing but the column, or that declares an article. */
    private static final int MIN_SHORT = 200;

    /** The minimum number of blocks in a column that is most of the content. */
    private static final int MIN_SHORT_BLOCKS = 3;

    /** The maximum number of links on a page with little besides its text. */
    private static final int MAX_LINKS_OF_BARE = 5;

    /** From this length on, prose outweighs any number of links. */
    private static final int MANY_PROSE = 4000;

    /** From this length on, a single block is a text. */
    private static final int LONG_BLOCK = 700;

    /** The minimum length of a text whose sections have separate containers. */
    private static final int MIN_SECTIONED = 3000;

    /** The minimum number of teasers on a page of teasers. */
    private static final int MIN_TEASERS = 4;

    /** The minimum number of linked headings on one of several pages. */
    private static final int MIN_PAGED = 2;

    /** The minimum number of similar entries in a list. */
    private static final int MIN_ENTRIES = 8;

    /** The maximum number of letters per teaser. */
    private static final int MAX_TEASER = 400;

    /**
     * The minimum length of a main heading that is the title of a text, in characters; shorter ones
     * are names.
     */
    private static final int MIN_TITLE = 25;

    /** The minimum share of prose in the text outside of links. */
    private static final double MIN_PROSE = 0.25;

    /** The minimum ratio of running text to text in links. */
    private static final double MIN_SHARE = 0.6;

    /** The same for a page that is declared an article or titled by its main heading. */
    private static final double MIN_SHARE_IF_MARKED = 0.25;

    /** The minimum share of the prose at the same left edge in one text. */
    private static final double MIN_ALIGNED = 0.7;

    private Prose() {}

    /** Returns the size of a column of prose that is long and outweighs the links. */
    static @Nullable Evidence text(PageFacts facts) {
        PageSignals page = facts.page();
        ProseColumn column = facts.column();
        boolean sections = hasAlignedSections(page, column);
        int length = sections ? Math.max(column.aligned(), column.length()) : column.length();
        int enough = isMostOfContent(facts, column) ? MIN_SHORT : MIN_COLUMN;
        boolean runs = sections || column.blocks() >= 2 || column.length() >= LONG_BLOCK;
        int outsideOfLinks = facts.text() - facts.content().mainLinkTextLength();
        if (!runs || length < enough || facts.prose() < outsideOfLinks * MIN_PROSE) {
            return null;
        }
        double share = isTitled(facts) ? MIN_SHARE_IF_MARKED : MIN_SHARE;
        boolean outweighs =
                length >= facts.content().mainLinkTextLength() * share
                        || facts.prose() >= MANY_PROSE;
        return outweighs ? Evidence.said(column.blocks() + " blocks in a column") : null;
    }

    /** Whether the page declares itself an article and has a column of prose. */
    static boolean isDeclared(PageFacts facts) {
        return facts.isDeclaredArticle() && facts.column().length() >= MIN_SHORT;
    }

    /**
     * Whether the title of the page contains its main heading, and the heading is long enough for
     * the title of a text.
     */
    static boolean isTitled(PageFacts facts) {
        for (Heading heading : facts.headings()) {
            if (heading.level() == 1 && heading.text().length() >= MIN_TITLE) {
                // A heading with a separator in it is split among the title parts.
                return facts.page().title().parts().contains(heading.text())
                        || facts.page().title().folded().startsWith(heading.text());
            }
        }
        return false;
    }

    /** Whether the page is a site of one page with a contact form as a section. */
    static boolean hasFormSection(PageFacts facts) {
        return !facts.page().isInnerPage() && FormSection.isOn(facts.page());
    }

    /** Whether the page consists of teasers, or its prose is around a list. */
    static boolean areTeasers(PageFacts facts) {
        return !isTitled(facts)
                && !leadToContents(facts)
                && (hasTeasers(facts.page(), facts.column())
                        || arePaged(facts)
                        || isAroundList(facts.page(), facts.column()));
    }

    /**
     * Whether the page belongs to a paginated list of teasers, such as a blog: it has a pager, no
     * prose before the first linked heading, and from there on more linked headings than unlinked
     * ones of the same or a higher level.
     */
    static boolean arePaged(PageFacts facts) {
        if (facts.page().pager() == null || leadToContents(facts)) {
            return false;
        }
        Heading first = null;
        int leading = 0;
        int others = 0;
        for (Heading heading : facts.headings()) {
            if (heading.leadsElsewhere(facts.page().page().tree())) {
                leading++;
                first = first == null ? heading : first;
            } else if (first != null && heading.level() <= first.level()) {
                others++;
            }
        }
        return first != null
                && leading >= MIN_PAGED
                && leading > others
                && !hasProse(facts.page(), first.index());
    }

    /**
     * Whether all headings with links lead to one document, as those of a chapter lead back to the
     * table of contents.
     */
    private static boolean leadToContents(PageFacts facts) {
        FlatTree tree = facts.page().page().tree();
        Set<String> documents = new HashSet<>();
        int leading = 0;
        for (Heading heading : facts.headings()) {
            if (heading.leadsElsewhere(tree)) {
                documents.add(heading.document(tree));
                leading++;
            }
        }
        return leading >= MIN_PAGED && documents.size() == 1;
    }

    /** Whether prose precedes an index in the flat tree. */
    private static boolean hasProse(PageSignals page, int before) {
        return !page.content().prose().isEmpty()
                && page.page().indexOf(page.content().prose().get(0)) < before;
    }

    /** Whether the page is about one item with a price. */
    static boolean isOffer(PageFacts facts) {
        return Offers.isOne(facts.page());
    }

    /** Whether the column of prose is most of the main content, and there are no forms. */
    private static boolean isMostOfContent(PageFacts facts, ProseColumn column) {
        boolean bare = column.blocks() >= 2 && facts.content().links().size() <= MAX_LINKS_OF_BARE;
        return (bare || column.blocks() >= MIN_SHORT_BLOCKS)
                && column.length() >= facts.text() * MIN_SHARE
                && facts.forms().isEmpty();
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
                && page.entries().size() >= MIN_ENTRIES;
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
     * Whether the main heading is a part of the page's title, and there is no list of similar
     * entries.
     */
    private static boolean isHandbook(PageSignals page) {
        Heading heading = page.mainHeading();
        return heading != null
                && page.title().parts().contains(heading.text())
                && page.entries().size() < MIN_ENTRIES;
    }
}

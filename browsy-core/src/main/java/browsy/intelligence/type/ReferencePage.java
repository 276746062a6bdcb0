package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.Map;

/**
 * Recognises references and handbooks, even with little text per entry: sibling headings, each
 * followed directly by its explanation. Headings of teasers are links. Cards and sections of
 * landing pages are in separate containers.
 */
final class ReferencePage {

    /** The minimum number of explained headings with the same parent. */
    private static final int MIN_ENTRIES = 6;

    /** The minimum share of explained headings with the same parent in all headings. */
    private static final double MIN_SHARE = 0.6;

    /** The maximum share of link text in the main text. */
    private static final double MAX_LINK_SHARE = 0.25;

    private ReferencePage() {}

    /** Whether the main content of a page is a reference. */
    static boolean is(PageSignals page) {
        if (page.headings().size() < MIN_ENTRIES
                || page.content().mainLinkTextLength()
                        > page.content().mainTextLength() * MAX_LINK_SHARE
                || page.groups().stream().anyMatch(page::isMain)) {
            return false;
        }
        FlatTree tree = page.page().tree();
        Map<Integer, Integer> explained = new HashMap<>();
        int most = 0;
        int headings = 0;
        for (Heading heading : page.headings()) {
            if (heading.main()) {
                headings++;
                if (!heading.leadsElsewhere(tree)
                        && Reading.isExplained(tree.element(heading.index()))) {
                    int parent = tree.parent(heading.index());
                    most = Math.max(most, explained.merge(parent, 1, Integer::sum));
                }
            }
        }
        return most >= MIN_ENTRIES && most >= headings * MIN_SHARE;
    }
}

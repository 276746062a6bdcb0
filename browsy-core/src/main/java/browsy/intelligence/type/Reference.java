package browsy.intelligence.type;

import browsy.intelligence.signal.Heading;
import browsy.intelligence.signal.PageSignals;
import browsy.spatial.FlatTree;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * References and handbooks, however little they say of each thing: headings one below the other in
 * one container, each with what it announces right behind it. Cards and sections of landing pages
 * have containers of their own.
 */
final class Reference {

    private static final int MIN_ENTRIES = 6;

    /** What of the headings have a text of their own right behind them. */
    private static final double MIN_SHARE = 0.6;

    /** What is in links leads on; a reference explains. */
    private static final double MAX_LINK_SHARE = 0.25;

    private Reference() {}

    /** Whether the content of a page is one. */
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
                if (isExplained(tree.element(heading.index()))) {
                    int parent = tree.parent(heading.index());
                    most = Math.max(most, explained.merge(parent, 1, Integer::sum));
                }
            }
        }
        return most >= MIN_ENTRIES && most >= headings * MIN_SHARE;
    }

    private static boolean isExplained(Element heading) {
        Element next = heading.nextElementSibling();
        if (next == null) {
            return false;
        }
        return switch (next.normalName()) {
            case "p", "ul", "ol", "dl", "pre", "blockquote" -> next.hasText();
            default -> false;
        };
    }
}

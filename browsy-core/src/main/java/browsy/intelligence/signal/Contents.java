package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.tree.FlatTree;
import java.util.List;

/**
 * Tables of contents: lists of little but links, in which lists are nested. A structure has the
 * links of one level; a reader chooses among those of all levels.
 */
final class Contents {

    /** The minimum share of links in the text of a table of contents. */
    private static final double MIN_LINKS = 0.9;

    private final PageSignals page;
    private final FlatTree tree;

    private Contents(PageSignals page) {
        this.page = page;
        tree = page.page().tree();
    }

    /**
     * Returns the links of the table of contents that all links of a structure are in, in document
     * order; the links themselves if there is none.
     *
     * @param links the main links of the entries of the structure, in document order
     */
    static List<SpatialElement> complete(PageSignals page, List<SpatialElement> links) {
        return links.isEmpty() ? links : new Contents(page).complete(links);
    }

    private List<SpatialElement> complete(List<SpatialElement> links) {
        int root = outermostList(page.page().indexOf(links.get(0)));
        int last = page.page().indexOf(links.get(links.size() - 1));
        if (root < 0 || last >= tree.end(root) || !hasNestedList(root)) {
            return links;
        }
        List<SpatialElement> all = EntryRules.links(page).in(root, tree.end(root));
        int text = 0;
        for (SpatialElement link : all) {
            text += page.textLength(page.page().indexOf(link));
        }
        return text >= page.textLength(root) * MIN_LINKS ? all : links;
    }

    /** Returns the outermost list around an element, -1 if there is none. */
    private int outermostList(int index) {
        int list = -1;
        for (int up = index; up >= 0; up = tree.parent(up)) {
            list = isList(up) ? up : list;
        }
        return list;
    }

    private boolean hasNestedList(int root) {
        for (int i = root + 1; i < tree.end(root); i++) {
            if (isList(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isList(int index) {
        return switch (tree.tag(index)) {
            case "ul", "ol", "dl" -> true;
            default -> false;
        };
    }
}

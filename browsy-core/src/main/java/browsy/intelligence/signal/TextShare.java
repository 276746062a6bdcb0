package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;

/** How much of the visible text of a page, links aside, stands in each element. */
final class TextShare {

    private final int[] lengths;

    TextShare(SpatialPage page) {
        FlatTree tree = page.tree();
        lengths = new int[tree.size()];
        for (SpatialElement element : page.elements()) {
            String text = element.text();
            if (text != null && !element.hidden() && element.role() != Role.LINK) {
                lengths[tree.indexOf(page.source(element))] += text.length();
            }
        }
        for (int i = tree.size() - 1; i > 0; i--) {
            lengths[tree.parent(i)] += lengths[i];
        }
    }

    /** The share of an element, 0 to 1. */
    double of(int index) {
        return lengths.length == 0 || lengths[0] == 0 ? 0 : (double) lengths[index] / lengths[0];
    }
}

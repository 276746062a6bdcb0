package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.FlatTree;
import browsy.spatial.SpatialPage;
import java.util.List;

/** How much of the visible text of a page stands in each element. */
final class TextShare {

    private final int[] plain;
    private final int[] all;

    TextShare(SpatialPage page, List<SpatialElement> visible) {
        FlatTree tree = page.tree();
        plain = new int[tree.size()];
        all = new int[tree.size()];
        for (SpatialElement element : visible) {
            String text = element.text();
            if (text != null) {
                int index = page.indexOf(element);
                all[index] += text.length();
                plain[index] += element.role() == Role.LINK ? 0 : text.length();
            }
        }
        for (int i = tree.size() - 1; i > 0; i--) {
            all[tree.parent(i)] += all[i];
            plain[tree.parent(i)] += plain[i];
        }
    }

    /** The number of characters in an element. */
    int length(int index) {
        return all[index];
    }

    /** The share of an element in the text outside of links, 0 to 1. */
    double of(int index) {
        return share(plain, index);
    }

    /** The share of an element in all of the text, 0 to 1. */
    double ofAll(int index) {
        return share(all, index);
    }

    private static double share(int[] lengths, int index) {
        return lengths.length == 0 || lengths[0] == 0 ? 0 : (double) lengths[index] / lengths[0];
    }
}

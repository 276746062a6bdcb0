package browsy.intelligence.signal;

import browsy.model.Role;
import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import browsy.spatial.tree.FlatTree;
import java.util.List;

/** The share of the page's visible text in each element, computed bottom-up over the flat tree. */
final class TextShares {

    /** The number of visible characters outside of links, by index in the flat tree. */
    private final int[] plain;

    /** The number of visible characters, by index in the flat tree. */
    private final int[] all;

    TextShares(SpatialPage page, List<SpatialElement> visible) {
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

    /** Returns the number of visible characters in an element. */
    int length(int index) {
        return all[index];
    }

    /** Returns the element's share of the text outside of links, 0 to 1. */
    double of(int index) {
        return share(plain, index);
    }

    /** Returns the element's share of the whole text, 0 to 1. */
    double ofAll(int index) {
        return share(all, index);
    }

    private static double share(int[] lengths, int index) {
        return lengths.length == 0 || lengths[0] == 0 ? 0 : (double) lengths[index] / lengths[0];
    }
}

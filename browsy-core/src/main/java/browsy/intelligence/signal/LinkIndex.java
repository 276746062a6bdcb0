package browsy.intelligence.signal;

import browsy.model.SpatialElement;
import browsy.spatial.SpatialPage;
import java.util.Arrays;
import java.util.List;

/** Visible links by their index in the flat tree. */
final class LinkIndex {

    private final List<SpatialElement> links;
    private final int[] indices;

    /**
     * Creates an index.
     *
     * @param links the links, in document order
     */
    LinkIndex(SpatialPage page, List<SpatialElement> links) {
        this.links = links;
        indices = links.stream().mapToInt(page::indexOf).toArray();
    }

    /** Returns the links in a range of the flat tree. */
    List<SpatialElement> in(int start, int end) {
        return links.subList(at(start), at(end));
    }

    private int at(int index) {
        int found = Arrays.binarySearch(indices, index);
        return found < 0 ? -found - 1 : found;
    }
}

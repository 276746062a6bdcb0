package browsy.spatial;

import browsy.spatial.identity.ElementPart;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is listed of one document, in its order, and the ids that it has once it is numbered. */
final class ListedParts {

    /**
     * One entry of the listing.
     *
     * @param index the element, or the owner of the text
     * @param text null for the element itself
     */
    record Part(int index, @Nullable AnonymousText text) {

        /** What has an id. */
        ElementPart source(FlatTree tree) {
            return text == null
                    ? ElementPart.whole(tree.element(index))
                    : ElementPart.textBehind(tree.element(text.block()));
        }
    }

    private final List<Part> parts;

    /** Ids of the listed elements by their index, 0 for what is not listed. */
    private final int[] ids;

    private final Map<AnonymousText, Integer> textIds = new IdentityHashMap<>();

    /**
     * @param size the number of elements in the tree
     */
    ListedParts(List<Part> parts, int size) {
        this.parts = parts;
        ids = new int[size];
    }

    List<Part> parts() {
        return parts;
    }

    void number(Part part, int id) {
        if (part.text() == null) {
            ids[part.index()] = id;
        } else {
            textIds.put(part.text(), id);
        }
    }

    int id(Part part) {
        return part.text() == null ? ids[part.index()] : textIds.getOrDefault(part.text(), 0);
    }

    /** The id of a text, 0 if it is not listed. */
    int id(AnonymousText text) {
        return textIds.getOrDefault(text, 0);
    }

    /** The id of the element of an index, 0 if it is not listed. */
    int id(int index) {
        return ids[index];
    }

    /** The ids of the elements by their index, 0 for what is not listed. */
    int[] ids() {
        return ids;
    }
}

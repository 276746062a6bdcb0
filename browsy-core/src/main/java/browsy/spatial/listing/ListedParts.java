package browsy.spatial.listing;

import browsy.spatial.identity.ElementPart;
import browsy.spatial.text.AnonymousText;
import browsy.spatial.tree.FlatTree;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** The listed parts of one document in document order, and their ids after numbering. */
public final class ListedParts {

    /**
     * An entry of the listing: an element or a text after a block.
     *
     * @param index the index of the element, or of the owner of the text
     * @param text null if the part is the element itself
     */
    public record Part(int index, @Nullable AnonymousText text) {

        /** The part of the document that receives the id. */
        public ElementPart source(FlatTree tree) {
            if (text == null) {
                return ElementPart.whole(tree.element(index));
            }
            Element block = tree.element(text.block());
            return text.isAtStart()
                    ? ElementPart.textAtStart(block)
                    : ElementPart.textBehind(block);
        }
    }

    private final List<Part> parts;

    /** The ids of the listed elements by index, 0 for elements that are not listed. */
    private final int[] ids;

    private final Map<AnonymousText, Integer> textIds = new IdentityHashMap<>();

    /**
     * @param size the number of elements in the tree
     */
    ListedParts(List<Part> parts, int size) {
        this.parts = parts;
        ids = new int[size];
    }

    public List<Part> parts() {
        return parts;
    }

    public void number(Part part, int id) {
        if (part.text() == null) {
            ids[part.index()] = id;
        } else {
            textIds.put(part.text(), id);
        }
    }

    public int id(Part part) {
        return part.text() == null ? ids[part.index()] : textIds.getOrDefault(part.text(), 0);
    }

    /** The id of a text, 0 if it is not listed. */
    public int id(AnonymousText text) {
        return textIds.getOrDefault(text, 0);
    }

    /** The id of an element, 0 if it is not listed. */
    public int id(int index) {
        return ids[index];
    }

    /** The ids of the elements by index, 0 for elements that are not listed. */
    public int[] ids() {
        return ids;
    }
}

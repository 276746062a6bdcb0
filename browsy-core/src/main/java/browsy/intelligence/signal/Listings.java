package browsy.intelligence.signal;

import browsy.spatial.tree.FlatTree;
import java.util.stream.IntStream;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/** Recognises preformatted elements that list links, such as those of files. */
final class Listings {

    /** The minimum number of links in a listing. */
    private static final int MIN_LINKS = 3;

    private final FlatTree tree;

    /** The indexes of all links in the flat tree, in order; null before the first use. */
    private int @Nullable [] links;

    Listings(FlatTree tree) {
        this.tree = tree;
    }

    /** Whether the element at an index in the flat tree contains several links. */
    boolean has(int preformatted) {
        return at(tree.end(preformatted)) - at(preformatted) >= MIN_LINKS;
    }

    /** Returns the number of links before an index in the flat tree. */
    private int at(int index) {
        int[] known = links();
        return TreeOrder.firstFrom(known.length, place -> known[place], index);
    }

    private int[] links() {
        int[] known = links;
        if (known == null) {
            known = IntStream.range(0, tree.size()).filter(this::leads).toArray();
            links = known;
        }
        return known;
    }

    /** Whether an element is a link to another page. */
    private boolean leads(int index) {
        if (!tree.tag(index).equals("a")) {
            return false;
        }
        Element link = tree.element(index);
        return link.hasAttr("href") && !link.attr("href").startsWith("#");
    }
}

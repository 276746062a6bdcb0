package browsy.spatial.name;

import browsy.html.LinkAddress;
import browsy.spatial.tree.AttributeValues;
import browsy.spatial.tree.FlatTree;
import browsy.spatial.tree.HtmlElements;
import browsy.spatial.tree.IdLookup;
import java.util.HashMap;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * The names of the graphics that {@code use} elements draw. A sprite names its symbols by {@code
 * title}, once for all controls that show them.
 *
 * @see <a href="https://svgwg.org/svg2-draft/struct.html#UseElement">SVG 2</a>
 */
final class UsedGraphics {

    /** The maximum length of a name. Many elements can draw the same graphic. */
    private static final int MAX_NAME = 500;

    private final FlatTree tree;
    private final IdLookup scopes;

    /** The names by index of the graphic. */
    private final Map<Integer, String> known = new HashMap<>();

    UsedGraphics(FlatTree tree, IdLookup scopes) {
        this.tree = tree;
        this.scopes = scopes;
    }

    /** The name of the graphic that a {@code use} element draws, empty if it has none. */
    String name(int use) {
        Element graphic = graphic(use);
        int index = graphic == null ? -1 : tree.indexOf(graphic);
        if (graphic == null || index < 0) {
            return "";
        }
        String name = known.get(index);
        if (name == null) {
            name = nameOf(graphic);
            known.put(index, name);
        }
        return name;
    }

    private @Nullable Element graphic(int use) {
        String id = LinkAddress.localId(tree.element(use));
        return id == null ? null : scopes.find(tree.element(use), id);
    }

    private static String nameOf(Element graphic) {
        String label = AttributeValues.nonBlank(graphic, "aria-label");
        Element title = label == null ? HtmlElements.firstChild(graphic, "title") : null;
        String name = label != null ? label : title == null ? "" : title.text();
        return name.length() <= MAX_NAME ? name : "";
    }
}

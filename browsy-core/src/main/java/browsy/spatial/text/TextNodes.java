package browsy.spatial.text;

import browsy.spatial.tree.FlatTree;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Finds the DOM nodes of text runs. Requests for the runs of one parent in their order take one
 * pass over its child nodes, also if requests for the runs of other parents come between them.
 */
public final class TextNodes {

    private final FlatTree tree;
    private final TextRuns runs;
    private final Map<Integer, Cursor> cursors = new HashMap<>();

    public TextNodes(FlatTree tree, TextRuns runs) {
        this.tree = tree;
        this.runs = runs;
    }

    /** The text node of a run that is a child of an element. */
    TextNode of(int run, int element) {
        Cursor cursor = cursors.get(element);
        if (cursor == null || run < cursor.next) {
            cursor = new Cursor(element);
            cursors.put(element, cursor);
        }
        return cursor.find(run);
    }

    /** A position among the child nodes of an element. */
    private final class Cursor {
        private final int element;
        private final Iterator<Node> children;
        private int next;

        Cursor(int element) {
            this.element = element;
            next = runs.first(element);
            List<Node> composed = tree.composedChildren(element);
            children =
                    (composed == null ? tree.element(element).childNodes() : composed).iterator();
        }

        TextNode find(int run) {
            while (children.hasNext()) {
                if (children.next() instanceof TextNode text && next++ == run) {
                    return text;
                }
            }
            throw new NoSuchElementException("no run " + run + " in element " + element);
        }
    }
}

package browsy.spatial.text;

import browsy.spatial.tree.FlatTree;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * Finds the DOM nodes of text runs. Requests for the runs of one parent in their order take one
 * pass over its child nodes.
 */
public final class TextNodes {

    private final FlatTree tree;
    private final TextRuns runs;
    private int parent = -1;
    private int next;
    private Iterator<Node> children = List.<Node>of().iterator();

    public TextNodes(FlatTree tree, TextRuns runs) {
        this.tree = tree;
        this.runs = runs;
    }

    /** The text node of a run that is a child of an element. */
    TextNode of(int run, int element) {
        if (element != parent || run < next) {
            parent = element;
            next = runs.first(element);
            List<Node> composed = tree.composedChildren(element);
            List<Node> nodes = composed == null ? tree.element(element).childNodes() : composed;
            children = nodes.iterator();
        }
        while (children.hasNext()) {
            if (children.next() instanceof TextNode text && next++ == run) {
                return text;
            }
        }
        throw new NoSuchElementException("no run " + run + " in element " + element);
    }
}

package browsy.spatial.text;

import browsy.html.ChildTexts;
import browsy.spatial.tree.FlatTree;
import java.util.Arrays;
import java.util.List;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * The text runs of a flat tree. They are those of the parsed document unless the tree contains
 * shadow trees.
 */
public final class TextRuns {

    /** Visits every element and text run of the tree in document order. */
    public interface Visitor {

        /** Enters an element. Returns whether to visit its content and then call {@link #leave}. */
        boolean enter(int element);

        void text(int run, int parent);

        void leave(int element);
    }

    private final FlatTree tree;
    private final ChildTexts texts;

    private TextRuns(FlatTree tree, ChildTexts texts) {
        this.tree = tree;
        this.texts = texts;
    }

    public static TextRuns of(FlatTree tree) {
        return new TextRuns(tree, tree.isDocument() ? tree.documentTexts() : composed(tree));
    }

    /** Collects the text runs of a tree that contains shadow trees. */
    private static ChildTexts composed(FlatTree tree) {
        ChildTexts document = tree.documentTexts();
        ChildTexts.Builder texts = new ChildTexts.Builder();
        for (int i = 0; i < tree.size(); i++) {
            texts.nextElement();
            List<Node> children = tree.composedChildren(i);
            if (children == null) {
                int element = tree.node(i).index();
                for (int run = document.start(element); run < document.end(element); run++) {
                    texts.add(document.text(run), document.place(run));
                }
            } else {
                addAll(tree, i, children, texts);
            }
        }
        return texts.build();
    }

    private static void addAll(
            FlatTree tree, int parent, List<Node> children, ChildTexts.Builder texts) {
        int next = parent + 1;
        int place = 0;
        for (Node child : children) {
            if (child instanceof TextNode text) {
                texts.add(text.getWholeText(), place);
            } else if (next < tree.end(parent) && child == tree.element(next)) {
                next = tree.end(next);
                place++;
            }
        }
    }

    /** The first run that is a child of an element. */
    int first(int element) {
        return texts.start(element);
    }

    /** The text of a run as it is in the source. */
    public String text(int run) {
        return texts.text(run);
    }

    /** Whether a run contains nothing but white space. */
    public boolean isBlank(int run) {
        return texts.isBlank(run);
    }

    /** The run that is the only child node of an element, -1 for other elements. */
    public int only(int element) {
        int first = texts.start(element);
        return tree.end(element) == element + 1 && texts.end(element) == first + 1 ? first : -1;
    }

    /** Visits all elements (on entry and exit) and all text runs of the tree, in document order. */
    public void walk(Visitor visitor) {
        if (tree.size() == 0 || !visitor.enter(0)) {
            return;
        }
        // For each ancestor that has been entered: its next run, and the position of its next child
        // node. A run and an element are ordered by the position among the child nodes.
        int[] suspended = new int[64];
        int depth = 0;
        int parent = 0;
        int run = texts.start(0);
        int place = 0;
        int next = 1;
        while (parent >= 0) {
            if (run < texts.end(parent) && texts.place(run) == place) {
                visitor.text(run++, parent);
            } else if (next == tree.end(parent)) {
                visitor.leave(parent);
                parent = tree.parent(parent);
                place = depth == 0 ? 0 : suspended[--depth];
                run = depth == 0 ? 0 : suspended[--depth];
            } else if (visitor.enter(next)) {
                if (depth == suspended.length) {
                    suspended = Arrays.copyOf(suspended, depth * 2);
                }
                suspended[depth++] = run;
                suspended[depth++] = place + 1;
                parent = next++;
                run = texts.start(parent);
                place = 0;
            } else {
                next = tree.end(next);
                place++;
            }
        }
    }

    /** Iterates over the child nodes of an element. */
    public Children children(int element) {
        return new Children(element);
    }

    /** A cursor over the child nodes of an element. It is initially before the first node. */
    public final class Children {
        private final int parent;
        private int nextRun;
        private int nextElement;
        private int place;
        private int run = -1;
        private int element = -1;

        private Children(int parent) {
            this.parent = parent;
            nextRun = texts.start(parent);
            nextElement = parent + 1;
        }

        /** Moves to the next element or text run. Returns false if there is none. */
        public boolean advance() {
            if (nextRun < texts.end(parent) && texts.place(nextRun) == place) {
                run = nextRun++;
                return true;
            }
            run = -1;
            element = nextElement;
            if (element == tree.end(parent)) {
                return false;
            }
            nextElement = tree.end(element);
            place++;
            return true;
        }

        /** The current text run, -1 if the current node is an element. */
        public int run() {
            return run;
        }

        /** The index of the current element; undefined if the current node is a text run. */
        public int element() {
            return element;
        }
    }
}

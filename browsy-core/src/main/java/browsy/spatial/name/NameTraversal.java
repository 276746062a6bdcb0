package browsy.spatial.name;

/** The state of the computation of one name: its purpose, the elements visited, and the limits. */
final class NameTraversal {

    /** The reason why the text of an element is computed. */
    enum Purpose {
        NAME,
        REFERENCE,
        LABEL,
        CONTENT
    }

    /** The greatest depth of nested elements, labels and references. */
    private static final int MAX_DEPTH = 600;

    /** The greatest number of elements visited for one name. */
    private static final int MAX_VISITED = 5000;

    private final Purpose purpose;
    private final boolean hiddenToo;
    private final Progress progress;
    private int depth;

    NameTraversal(Purpose purpose, Visitors visitors) {
        this(purpose, false, new Progress(visitors, false), 0);
    }

    private NameTraversal(Purpose purpose, boolean hiddenToo, Progress progress, int depth) {
        this.purpose = purpose;
        this.hiddenToo = hiddenToo;
        this.progress = progress;
        this.depth = depth;
    }

    /** Returns a new computation for the same purpose that leaves no content out. */
    NameTraversal again() {
        return new NameTraversal(purpose, hiddenToo, new Progress(progress.visitors, true), 0);
    }

    /** Returns the same computation for another purpose. */
    NameTraversal as(Purpose other, boolean hidden) {
        Purpose next =
                purpose == Purpose.REFERENCE && other != Purpose.NAME ? Purpose.REFERENCE : other;
        return new NameTraversal(next, hidden || hiddenToo, progress, depth);
    }

    Purpose purpose() {
        return purpose;
    }

    /** Whether hidden elements contribute to the name. */
    boolean hiddenToo() {
        return hiddenToo;
    }

    boolean isContent() {
        return purpose != Purpose.NAME;
    }

    /** Whether the content of nested regions and widgets, and tooltips, contribute to the name. */
    boolean includesAll() {
        return progress.all || purpose == Purpose.REFERENCE;
    }

    /** Notes that content was left out. */
    void leaveOut() {
        progress.leftOut = true;
    }

    boolean leftOut() {
        return progress.leftOut;
    }

    /**
     * Whether at most one element was visited and hidden elements are excluded, so that the text
     * does not depend on the computation.
     */
    boolean isAtStart() {
        return progress.visited <= 1 && !hiddenToo;
    }

    boolean enter(int index) {
        if (depth >= MAX_DEPTH || progress.visited >= MAX_VISITED) {
            return false;
        }
        visit(index);
        depth++;
        return true;
    }

    void leave() {
        depth--;
    }

    boolean hasVisited(int index) {
        return progress.visitors.last[index] == progress.number;
    }

    void visit(int index) {
        if (!hasVisited(index)) {
            progress.visitors.last[index] = progress.number;
            progress.visited++;
        }
    }

    /**
     * The number of the last computation that visited each element, shared by all computations of a
     * page.
     */
    static final class Visitors {
        private final int[] last;
        private int computations;

        Visitors(int elements) {
            last = new int[elements];
        }
    }

    /** The progress that a computation shares with its variants for other purposes. */
    private static final class Progress {
        private final Visitors visitors;
        private final int number;
        private final boolean all;
        private boolean leftOut;
        private int visited;

        Progress(Visitors visitors, boolean all) {
            this.visitors = visitors;
            this.all = all;
            number = ++visitors.computations;
        }
    }
}

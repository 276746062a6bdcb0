package browsy.spatial.name;

/** How far the computation of one name has got, and what it is for at the moment. */
final class NameTraversal {

    /** What a text is wanted for. */
    enum Purpose {
        NAME,
        REFERENCE,
        LABEL,
        CONTENT
    }

    /** Nested labels and references are cut here. */
    private static final int MAX_DEPTH = 600;

    /** Elements that one name is put together from, at most. */
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

    /** The same from the beginning, leaving nothing out. */
    NameTraversal again() {
        return new NameTraversal(purpose, hiddenToo, new Progress(progress.visitors, true), 0);
    }

    /** The same computation for another purpose. */
    NameTraversal as(Purpose other, boolean hidden) {
        Purpose next =
                purpose == Purpose.REFERENCE && other != Purpose.NAME ? Purpose.REFERENCE : other;
        return new NameTraversal(next, hidden || hiddenToo, progress, depth);
    }

    Purpose purpose() {
        return purpose;
    }

    /** Whether what is hidden is a part of the name. */
    boolean hiddenToo() {
        return hiddenToo;
    }

    boolean isContent() {
        return purpose != Purpose.NAME;
    }

    /** Whether all that is inside says something, be it a thing of its own or not. */
    boolean saysAll() {
        return progress.all || purpose == Purpose.REFERENCE;
    }

    /** Something inside has been left out. */
    void leaveOut() {
        progress.leftOut = true;
    }

    boolean leftOut() {
        return progress.leftOut;
    }

    /** Whether no more than one element has been visited, and nothing is known of others. */
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

    /** The last computation that has been to each element. */
    static final class Visitors {
        private final int[] last;
        private int computations;

        Visitors(int elements) {
            last = new int[elements];
        }
    }

    /** How many elements a computation has been to. */
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

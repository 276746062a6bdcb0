package browsy.spatial.text;

import java.util.Arrays;

/**
 * A text after a block in the same element. CSS generates an anonymous block box around it. The
 * hidden text at the start of a visible element is one as well.
 *
 * @see <a href="https://drafts.csswg.org/css2/#anonymous-block-level">CSS 2, anonymous block
 *     boxes</a>
 */
public final class AnonymousText {

    private static final int CAPACITY = 8;

    private final int owner;
    private final int block;
    private final int position;
    private final TextBuffer content;

    /** Alternately a run and the index of its parent element. */
    private int[] runs = new int[CAPACITY];

    private int size;

    /**
     * @param owner the index of the element that owns the text
     * @param block the index of the block before the text, or that of the owner if no block
     *     precedes it
     * @param position the index of the first element after that block
     * @param content the text
     */
    public AnonymousText(int owner, int block, int position, TextBuffer content) {
        this.owner = owner;
        this.block = block;
        this.position = position;
        this.content = content;
    }

    public int owner() {
        return owner;
    }

    public int block() {
        return block;
    }

    /** Whether no block precedes the text in its owner. */
    public boolean isAtStart() {
        return block == owner;
    }

    public int position() {
        return position;
    }

    public TextBuffer content() {
        return content;
    }

    public void add(int run, int parent) {
        if (size == runs.length) {
            runs = Arrays.copyOf(runs, size * 2);
        }
        runs[size++] = run;
        runs[size++] = parent;
    }

    /** Passes each run of the text to a receiver, in document order. */
    void forEachRun(RunReceiver receiver) {
        for (int i = 0; i < size; i += 2) {
            receiver.accept(runs[i], runs[i + 1]);
        }
    }

    /** Receives a run of text and the index of its parent element. */
    @FunctionalInterface
    interface RunReceiver {
        void accept(int run, int parent);
    }
}

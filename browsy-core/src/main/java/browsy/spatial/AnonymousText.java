package browsy.spatial;

import java.util.Arrays;

/**
 * A text that stands after a block in the same element, where CSS puts an anonymous block box
 * around it.
 *
 * @see <a href="https://drafts.csswg.org/css2/#anonymous-block-level">CSS 2, anonymous block
 *     boxes</a>
 */
final class AnonymousText {

    private static final int CAPACITY = 8;

    private final int owner;
    private final int block;
    private final int position;
    private final TextBuffer content;

    /** Each run and the element that it is a child of, in turns. */
    private int[] runs = new int[CAPACITY];

    private int size;

    /**
     * @param owner the element that the text belongs to
     * @param block the block before the text
     * @param position the index of the first element behind that block
     * @param content the text
     */
    AnonymousText(int owner, int block, int position, TextBuffer content) {
        this.owner = owner;
        this.block = block;
        this.position = position;
        this.content = content;
    }

    int owner() {
        return owner;
    }

    int block() {
        return block;
    }

    int position() {
        return position;
    }

    TextBuffer content() {
        return content;
    }

    void add(int run, int parent) {
        if (size == runs.length) {
            runs = Arrays.copyOf(runs, size * 2);
        }
        runs[size++] = run;
        runs[size++] = parent;
    }

    /** Sees each run of the text in document order. */
    void forEachRun(RunReceiver receiver) {
        for (int i = 0; i < size; i += 2) {
            receiver.accept(runs[i], runs[i + 1]);
        }
    }

    /** Takes a run of text and the element that it is a child of. */
    @FunctionalInterface
    interface RunReceiver {
        void accept(int run, int parent);
    }
}

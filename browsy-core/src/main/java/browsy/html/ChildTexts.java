package browsy.html;

import browsy.infra.Ascii;
import browsy.infra.PrivateUse;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The text nodes of a document as runs, grouped by the element that they are children of. They are
 * collected while the tree of elements is built, because later access to the scattered text nodes
 * is slow. A run is identified by its number.
 */
public final class ChildTexts {

    /** No runs. */
    static final ChildTexts NONE = new Builder().build();

    /** The first run of each element; its last run is one before the first of the next element. */
    private final int[] starts;

    private final String[] texts;

    /** The number of child elements before each run. */
    private final int[] places;

    private final BitSet blank;

    private ChildTexts(int[] starts, String[] texts, int[] places, BitSet blank) {
        this.starts = starts;
        this.texts = texts;
        this.places = places;
        this.blank = blank;
    }

    /** The first run of an element, given by its index. */
    public int start(int element) {
        return starts[element];
    }

    /** One past the last run of an element, given by its index. */
    public int end(int element) {
        return starts[element + 1];
    }

    /** The text of a run, with private-use characters removed. */
    public String text(int run) {
        return texts[run];
    }

    /** Whether a run consists of white space only. */
    public boolean isBlank(int run) {
        return blank.get(run);
    }

    /** The number of child elements of the parent that precede a run. */
    public int place(int run) {
        return places[run];
    }

    /** Collects the texts, one element after the other. */
    public static final class Builder {
        private static final int CAPACITY = 64;

        private int[] starts = new int[CAPACITY];
        private String[] texts = new String[CAPACITY];
        private int[] places = new int[CAPACITY];
        private final BitSet blank = new BitSet();
        private int elements;
        private int size;

        /** Advances to the next element. */
        public void nextElement() {
            if (++elements == starts.length) {
                starts = Arrays.copyOf(starts, elements * 2);
            }
            starts[elements] = size;
        }

        /**
         * Adds a text to the current element.
         *
         * @param written the text as in the source
         * @param place the number of its child elements before the text
         */
        public void add(String written, int place) {
            String text = PrivateUse.strip(written);
            if (size == texts.length) {
                texts = Arrays.copyOf(texts, size * 2);
                places = Arrays.copyOf(places, size * 2);
            }
            if (Ascii.isBlank(text)) {
                blank.set(size);
            }
            texts[size] = text;
            places[size++] = place;
            starts[elements] = size;
        }

        /** Returns the collected runs. The builder must not be used afterwards. */
        public ChildTexts build() {
            return new ChildTexts(starts, texts, places, blank);
        }
    }
}

package browsy.html;

import browsy.infra.Ascii;
import browsy.infra.PrivateUse;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The texts in a tree by the elements that they are children of. Text nodes lie scattered in
 * memory, so what they say is noted when the tree of elements is built, which passes by them
 * anyway. Each text is a run, by its number.
 */
public final class ChildTexts {

    /** The texts of no element. */
    static final ChildTexts NONE = new Builder().build();

    /** The first run of each element; the next element's is one past its last. */
    private final int[] starts;

    private final String[] texts;
    private final int[] places;
    private final BitSet blank;

    private ChildTexts(int[] starts, String[] texts, int[] places, BitSet blank) {
        this.starts = starts;
        this.texts = texts;
        this.places = places;
        this.blank = blank;
    }

    /** The first run of an element by its index. */
    public int start(int element) {
        return starts[element];
    }

    /** One past the last run of an element. */
    public int end(int element) {
        return starts[element + 1];
    }

    /** The text of a run, as it is written but for private-use characters. */
    public String text(int run) {
        return texts[run];
    }

    /** Whether there is nothing but white space in a run. */
    public boolean isBlank(int run) {
        return blank.get(run);
    }

    /** How many child elements of its parent come before a run. */
    public int place(int run) {
        return places[run];
    }

    /** Collects the texts of one element after the other. */
    public static final class Builder {
        private static final int CAPACITY = 64;

        private int[] starts = new int[CAPACITY];
        private String[] texts = new String[CAPACITY];
        private int[] places = new int[CAPACITY];
        private final BitSet blank = new BitSet();
        private int elements;
        private int size;

        /** Goes on to the next element. */
        public void nextElement() {
            if (++elements == starts.length) {
                starts = Arrays.copyOf(starts, elements * 2);
            }
            starts[elements] = size;
        }

        /**
         * Adds a text to the element that was gone on to.
         *
         * @param place how many of its child elements come before
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

        /** What was collected; nothing more may be added. */
        public ChildTexts build() {
            return new ChildTexts(starts, texts, places, blank);
        }
    }
}

package browsy.spatial.name;

import java.util.HashMap;
import java.util.Map;

/**
 * The texts of elements that IDREF attributes reference. Texts that do not depend on the
 * referencing element are cached. The length of each text and the work for all texts of a page are
 * limited, because many elements can reference the same large one.
 */
final class ReferenceTexts {

    /** The greatest length of one text. */
    private static final int MAX_LENGTH = 2_000;

    /** The limit of the sum of characters of all texts and elements visited for them. */
    private static final int MAX_WORK = 5_000_000;

    private final Map<Integer, String> known = new HashMap<>();
    private int work;

    /** Computes a text. */
    interface Computation {
        String text();
    }

    /**
     * Returns a text that is the same for all referencing elements.
     *
     * @param index the index of the referenced element
     * @param elements the number of elements in its subtree
     */
    String shared(int index, int elements, Computation computation) {
        String text = known.get(index);
        if (text == null) {
            text = once(elements, computation);
            known.put(index, text);
        }
        return text;
    }

    /**
     * Computes a text. Returns an empty text if the limit of the page is exceeded.
     *
     * @param elements the number of elements in the subtree of the referenced element
     */
    String once(int elements, Computation computation) {
        if (work >= MAX_WORK) {
            return "";
        }
        String text = computation.text();
        work += elements + text.length();
        if (text.length() <= MAX_LENGTH) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(MAX_LENGTH - 1)) ? 1 : 0;
        return text.substring(0, MAX_LENGTH - end);
    }
}

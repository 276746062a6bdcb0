package browsy.spatial.name;

import java.util.HashMap;
import java.util.Map;

/**
 * What elements say to those that refer to them, each computed once where it is the same for all.
 * One reference gives a bounded text, and all of a page do: a text may be referred to from
 * everywhere.
 */
final class ReferenceTexts {

    /** Characters of one text. */
    private static final int MAX_LENGTH = 2_000;

    /** Characters of all texts, and elements that they are put together from. */
    private static final int MAX_WORK = 5_000_000;

    private final Map<Integer, String> known = new HashMap<>();
    private int work;

    /** Computes a text. */
    interface Computation {
        String text();
    }

    /**
     * A text that is the same for all who refer to it.
     *
     * @param index of the element that says it
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
     * A text; empty where the page has had too many.
     *
     * @param elements how many it is put together from
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

package browsy.style.cascade;

import browsy.css.selector.SelectorKeys;
import browsy.infra.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * A counting Bloom filter over the ids, classes and types of the ancestors of the current element.
 * It rejects most selectors with a descendant combinator without a walk up the tree.
 */
final class AncestorFilter {

    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;

    private final int[] counts = new int[1 << BITS];

    /** Returns the hashes of an element's type, id and classes. */
    static int[] hashes(String localName, @Nullable String id, String[] classes) {
        int[] hashes = new int[classes.length + (id == null ? 1 : 2)];
        for (int i = 0; i < classes.length; i++) {
            hashes[i] = SelectorKeys.hash(SelectorKeys.Kind.CLASS, Ascii.lower(classes[i]));
        }
        String type = Ascii.lower(localName);
        hashes[classes.length] = SelectorKeys.hash(SelectorKeys.Kind.TYPE, type);
        if (id != null) {
            hashes[classes.length + 1] = SelectorKeys.hash(SelectorKeys.Kind.ID, Ascii.lower(id));
        }
        return hashes;
    }

    void push(int[] hashes) {
        for (int hash : hashes) {
            counts[hash & MASK]++;
            counts[hash >>> BITS & MASK]++;
        }
    }

    void pop(int[] hashes) {
        for (int hash : hashes) {
            counts[hash & MASK]--;
            counts[hash >>> BITS & MASK]--;
        }
    }

    /** Whether every hash may belong to a name of some ancestor. False is certain, true is not. */
    boolean mayHaveAll(int[] hashes) {
        for (int hash : hashes) {
            if (counts[hash & MASK] == 0 || counts[hash >>> BITS & MASK] == 0) {
                return false;
            }
        }
        return true;
    }
}

package browsy.style.cascade;

import browsy.css.selector.SelectorKeys;
import browsy.infra.Ascii;
import org.jspecify.annotations.Nullable;

/**
 * A counting Bloom filter of the ids, classes and types of an element's ancestors: most selectors
 * with a descendant combinator fail on it before any walk up the tree.
 */
final class AncestorFilter {

    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;

    private final int[] counts = new int[1 << BITS];

    /** The hashes of a type, an id and classes. */
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

    /** Whether each of the hashes may be among the ancestors'. */
    boolean mayHaveAll(int[] hashes) {
        for (int hash : hashes) {
            if (counts[hash & MASK] == 0 || counts[hash >>> BITS & MASK] == 0) {
                return false;
            }
        }
        return true;
    }
}

package browsy.html;

import browsy.infra.EnumFlags;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The attribute names of an element, in source order. Elements of a document with the same names
 * share one object, so that facts that depend on the names alone are computed once. The objects
 * form a trie: each is the extension of another one by a name.
 */
public final class AttributeNames {
    private final Count count;
    private final int index;
    private final String last;
    private final EnumFlags<AttributeKind> kinds;

    /** The extension that was requested last; most names have only one extension. */
    private @Nullable AttributeNames latest;

    /** All extensions by the added name; empty while there is at most one. */
    private Map<String, AttributeNames> longer = Map.of();

    /** The number of objects in a document. */
    private static final class Count {
        private int value;
    }

    private AttributeNames(Count count, String last, EnumFlags<AttributeKind> kinds) {
        this.count = count;
        this.index = count.value++;
        this.last = last;
        this.kinds = kinds;
    }

    /** The root of a trie: no attributes. */
    static AttributeNames none() {
        return new AttributeNames(new Count(), "", EnumFlags.none());
    }

    /** Returns the extension of these names by another one. */
    AttributeNames with(String name) {
        AttributeNames known = latest;
        if (known == null) {
            known = new AttributeNames(count, name, kinds.union(AttributeKind.of(name)));
        } else if (!known.last.equals(name)) {
            known = other(name, known);
        }
        latest = known;
        return known;
    }

    private AttributeNames other(String name, AttributeNames first) {
        if (longer.isEmpty()) {
            longer = new HashMap<>();
            longer.put(first.last, first);
        }
        AttributeNames other = longer.get(name);
        if (other == null) {
            other = new AttributeNames(count, name, kinds.union(AttributeKind.of(name)));
            longer.put(name, other);
        }
        return other;
    }

    /** A small dense number, unique in the document; 0 for no attributes. */
    public int index() {
        return index;
    }

    /** The union of the kinds of the attributes. */
    EnumFlags<AttributeKind> kinds() {
        return kinds;
    }
}

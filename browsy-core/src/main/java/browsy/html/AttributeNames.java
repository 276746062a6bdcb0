package browsy.html;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of an element's attributes in their order: one object for all elements of a document
 * that have the same, of which there are few. What names alone tell is found out once for each.
 */
public final class AttributeNames {
    private final Count count;
    private final int index;
    private final String last;
    private final int traits;

    /** The one with another name that was asked for latest; most have but one. */
    private @Nullable AttributeNames latest;

    /** All with another name, once there are several. */
    private Map<String, AttributeNames> longer = Map.of();

    /** How many there are in a document. */
    private static final class Count {
        private int value;
    }

    private AttributeNames(Count count, String last, int traits) {
        this.count = count;
        this.index = count.value++;
        this.last = last;
        this.traits = traits;
    }

    /** Those of a document's elements without attributes. */
    static AttributeNames none() {
        return new AttributeNames(new Count(), "", 0);
    }

    /** These and one more. */
    AttributeNames with(String name) {
        AttributeNames known = latest;
        if (known == null) {
            known = new AttributeNames(count, name, traits | Trait.of(name));
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
            other = new AttributeNames(count, name, traits | Trait.of(name));
            longer.put(name, other);
        }
        return other;
    }

    /** A small dense number, different for each in a document; 0 for no attribute. */
    public int index() {
        return index;
    }

    /** Bits of {@link Trait}. */
    int traits() {
        return traits;
    }
}

package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.style.property.DeclaredValue;
import browsy.style.property.PropertyValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The presentational hints of elements. Equal hints are one object, so that elements with the same
 * hints share styles.
 */
final class HintBlocks {

    /**
     * The maximum number of different hints of one hash that are shared. Pages can choose hashes.
     */
    private static final int MAX_OF_HASH = 8;

    private final HintSource source;

    /** By hash of the hints. */
    private final Map<Integer, List<Shared>> known = new HashMap<>();

    HintBlocks(HintSource source) {
        this.source = source;
    }

    /** The declarations that the attributes of an element stand for; null if there are none. */
    @Nullable DeclarationBlock of(TreeElement element) {
        List<PropertyValue> values = source.of(element);
        if (values.isEmpty()) {
            return null;
        }
        Hints hints = new Hints(values);
        List<Shared> equal = known.computeIfAbsent(hints.hash, hash -> new ArrayList<>(1));
        for (Shared shared : equal) {
            if (shared.hints.equals(hints)) {
                return shared.block;
            }
        }
        DeclarationBlock block = DeclarationBlock.of(values);
        if (equal.size() < MAX_OF_HASH) {
            equal.add(new Shared(hints, block));
        }
        return block;
    }

    private record Shared(Hints hints, DeclarationBlock block) {}

    /** Hints, compared by value. Values that are computed by a function differ. */
    private static final class Hints {
        private final List<PropertyValue> values;
        private final int hash;

        Hints(List<PropertyValue> values) {
            this.values = values;
            int h = 0;
            for (PropertyValue value : values) {
                h = (h * 31 + value.longhand().hashCode()) * 31 + content(value).hashCode();
            }
            this.hash = h;
        }

        private static Object content(PropertyValue value) {
            return value.value() instanceof DeclaredValue.Typed typed
                    ? typed.value()
                    : value.value();
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object o) {
            if (!(o instanceof Hints that) || values.size() != that.values.size()) {
                return false;
            }
            for (int i = 0; i < values.size(); i++) {
                PropertyValue a = values.get(i);
                PropertyValue b = that.values.get(i);
                if (a.longhand() != b.longhand() || !content(a).equals(content(b))) {
                    return false;
                }
            }
            return true;
        }
    }
}

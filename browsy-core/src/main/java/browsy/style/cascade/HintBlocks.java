package browsy.style.cascade;

import browsy.html.TreeElement;
import browsy.style.property.DeclaredValue;
import browsy.style.property.PropertyValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The presentational hints of elements. Equal hints are one object, so that elements with the same
 * hints share styles.
 */
final class HintBlocks {

    private final HintSource source;
    private final Map<Hints, DeclarationBlock> known = new HashMap<>();

    HintBlocks(HintSource source) {
        this.source = source;
    }

    /** The declarations that the attributes of an element stand for; null if there are none. */
    @Nullable DeclarationBlock of(TreeElement element) {
        List<PropertyValue> hints = source.of(element);
        return hints.isEmpty()
                ? null
                : known.computeIfAbsent(new Hints(hints), key -> DeclarationBlock.of(key.values));
    }

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

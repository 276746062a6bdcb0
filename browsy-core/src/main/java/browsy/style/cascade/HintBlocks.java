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

    /** The maximum number of blocks with one hash. A page can make many hashes equal. */
    private static final int MAX_OF_HASH = 8;

    private final HintSource source;

    /** The blocks, by {@link #hash} of their hints. */
    private final Map<Integer, List<Shared>> known = new HashMap<>();

    HintBlocks(HintSource source) {
        this.source = source;
    }

    /** The declarations that the attributes of an element stand for; null if there are none. */
    @Nullable DeclarationBlock of(TreeElement element) {
        List<PropertyValue> hints = source.of(element);
        if (hints.isEmpty()) {
            return null;
        }
        List<Shared> sameHash = known.computeIfAbsent(hash(hints), hash -> new ArrayList<>(1));
        for (Shared shared : sameHash) {
            if (areEqual(shared.hints, hints)) {
                return shared.block;
            }
        }
        DeclarationBlock block = DeclarationBlock.of(hints);
        if (sameHash.size() < MAX_OF_HASH) {
            sameHash.add(new Shared(hints, block));
        }
        return block;
    }

    private record Shared(List<PropertyValue> hints, DeclarationBlock block) {}

    private static int hash(List<PropertyValue> hints) {
        int hash = 0;
        for (PropertyValue hint : hints) {
            hash = (hash * 31 + hint.longhand().hashCode()) * 31 + content(hint).hashCode();
        }
        return hash;
    }

    /** Whether two elements have the same hints. Values that a function computes always differ. */
    private static boolean areEqual(List<PropertyValue> some, List<PropertyValue> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            PropertyValue a = some.get(i);
            PropertyValue b = others.get(i);
            if (a.longhand() != b.longhand() || !content(a).equals(content(b))) {
                return false;
            }
        }
        return true;
    }

    private static Object content(PropertyValue hint) {
        return hint.value() instanceof DeclaredValue.Typed typed ? typed.value() : hint.value();
    }
}

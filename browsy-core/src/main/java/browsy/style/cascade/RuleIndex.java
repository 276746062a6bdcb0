package browsy.style.cascade;

import browsy.css.selector.ComplexSelector;
import browsy.css.selector.FeatureNames;
import browsy.css.selector.PseudoElementKind;
import browsy.css.selector.SelectorKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The selectors of a stylesheet, indexed by a name that their rightmost compound requires, so that
 * only few of them are tried on an element.
 */
final class RuleIndex {

    /**
     * A selector of a rule.
     *
     * @param selector the selector
     * @param place the index of the selector in the rule
     * @param rule the rule
     * @param ancestorHashes the hashes of names that ancestors must have, for {@link
     *     AncestorFilter}
     */
    record Entry(ComplexSelector selector, int place, CompiledRule rule, int[] ancestorHashes) {}

    private static final Entry[] NONE = {};
    private static final String ANY = "";
    private static final List<String> ANY_NAME = List.of(ANY);

    private final Map<SelectorKeys.Kind, Map<String, Entry[]>> buckets;
    private final int size;
    private final boolean scrollButtons;

    /**
     * The names in the selectors; null before the first use. Threads may race to set equal values.
     */
    private volatile @Nullable FeatureNames names;

    /**
     * The selectors that depend on states; null before the first use. Threads may race as above.
     */
    private volatile @Nullable List<Entry> ofStates;

    private RuleIndex(
            Map<SelectorKeys.Kind, Map<String, Entry[]>> buckets, int size, boolean scrollButtons) {
        this.buckets = buckets;
        this.size = size;
        this.scrollButtons = scrollButtons;
    }

    /** The number of selectors. */
    int size() {
        return size;
    }

    /** Whether a selector has a scroll button pseudo-element. */
    boolean hasScrollButtons() {
        return scrollButtons;
    }

    /** The names that the selectors test. */
    FeatureNames names() {
        FeatureNames known = names;
        if (known == null) {
            List<ComplexSelector> selectors = new ArrayList<>(size);
            for (Entry entry : entries()) {
                selectors.add(entry.selector());
            }
            known = FeatureNames.of(selectors);
            names = known;
        }
        return known;
    }

    /** The selectors whose match, or whose {@code @scope}, depends on states of elements. */
    List<Entry> ofStates() {
        List<Entry> known = ofStates;
        if (known == null) {
            Set<Entry> found = Collections.newSetFromMap(new IdentityHashMap<>());
            for (Entry entry : entries()) {
                if (entry.selector().dependsOnStates()
                        || StateDependence.dependsOnStates(entry.rule().scope())) {
                    found.add(entry);
                }
            }
            known = List.copyOf(found);
            ofStates = known;
        }
        return known;
    }

    /** The selectors, those with several names several times. */
    private List<Entry> entries() {
        List<Entry> all = new ArrayList<>(size);
        for (Map<String, Entry[]> byName : buckets.values()) {
            for (Entry[] entries : byName.values()) {
                Collections.addAll(all, entries);
            }
        }
        return all;
    }

    /** Whether there is a selector of a kind. */
    boolean has(SelectorKeys.Kind kind) {
        return buckets.containsKey(kind);
    }

    /** The selectors that require a name (in lower case), in the order of the stylesheet. */
    Entry[] named(SelectorKeys.Kind kind, String name) {
        Map<String, Entry[]> byName = buckets.get(kind);
        return byName == null ? NONE : byName.getOrDefault(name, NONE);
    }

    /** Collects the rules of a stylesheet. */
    static final class Builder {
        private final Map<SelectorKeys.Kind, Map<String, List<Entry>>> buckets =
                new EnumMap<>(SelectorKeys.Kind.class);
        private int size;
        private boolean scrollButtons;

        int size() {
            return size;
        }

        void add(CompiledRule rule) {
            List<ComplexSelector> selectors = rule.selectors().selectors();
            for (int i = 0; i < selectors.size(); i++) {
                ComplexSelector selector = selectors.get(i);
                SelectorKeys keys = selector.keys();
                Map<String, List<Entry>> byName =
                        buckets.computeIfAbsent(keys.kind(), k -> new HashMap<>());
                Entry entry = new Entry(selector, i, rule, keys.ancestorHashes());
                List<String> names = keys.names().isEmpty() ? ANY_NAME : keys.names();
                for (int n = 0; n < names.size(); n++) {
                    byName.computeIfAbsent(names.get(n), key -> new ArrayList<>(2)).add(entry);
                }
                PseudoElementKind pseudo = selector.pseudoElement();
                scrollButtons |= pseudo != null && pseudo.isScrollButton();
                size++;
            }
        }

        RuleIndex build() {
            Map<SelectorKeys.Kind, Map<String, Entry[]>> built =
                    new EnumMap<>(SelectorKeys.Kind.class);
            for (Map.Entry<SelectorKeys.Kind, Map<String, List<Entry>>> bucket :
                    buckets.entrySet()) {
                Map<String, List<Entry>> byName = bucket.getValue();
                Map<String, Entry[]> arrays = new HashMap<>(byName.size() * 2);
                for (Map.Entry<String, List<Entry>> named : byName.entrySet()) {
                    arrays.put(named.getKey(), named.getValue().toArray(NONE));
                }
                built.put(bucket.getKey(), arrays);
            }
            return new RuleIndex(built, size, scrollButtons);
        }
    }
}

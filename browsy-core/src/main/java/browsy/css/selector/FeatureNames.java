package browsy.css.selector;

import browsy.html.UserState;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The names that the selectors of a stylesheet ask about, in lower case. What no selector names
 * cannot change what matches.
 */
public final class FeatureNames {

    private final Set<String> ids = new HashSet<>();
    private final Set<String> classes = new HashSet<>();
    private final Set<String> attributes = new HashSet<>();
    private final Set<String> attributeValues = new HashSet<>();

    /** The names in some selectors. */
    public static FeatureNames of(Iterable<ComplexSelector> selectors) {
        FeatureNames names = new FeatureNames();
        Gatherer gatherer = names.new Gatherer();
        for (ComplexSelector selector : selectors) {
            selector.describe(gatherer);
        }
        return names;
    }

    public boolean hasId(String name) {
        return ids.contains(name);
    }

    public boolean hasClass(String name) {
        return classes.contains(name);
    }

    /** Whether it is asked if there is such an attribute, whatever its value. */
    public boolean hasAttribute(String name) {
        return attributes.contains(name);
    }

    /** Whether the value of the attribute is asked about. */
    public boolean hasAttributeValue(String name) {
        return attributeValues.contains(name);
    }

    private final class Gatherer implements SelectorFeatures {
        private final Set<SelectorList> seen = Collections.newSetFromMap(new IdentityHashMap<>());

        @Override
        public void id(String name) {
            ids.add(name);
        }

        @Override
        public void className(String name) {
            classes.add(name);
        }

        @Override
        public void attribute(String name, boolean value) {
            (value ? attributeValues : attributes).add(name);
        }

        @Override
        public void state(UserState state) {}

        /** Nested rules refer to the same lists over and over. */
        @Override
        public void selectors(SelectorList list) {
            if (seen.add(list)) {
                list.selectors().forEach(selector -> selector.describe(this));
            }
        }

        @Override
        public void ancestors() {}

        @Override
        public void scope() {}

        @Override
        public void other() {}
    }
}

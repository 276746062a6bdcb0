package browsy.css.selector;

import browsy.html.UserState;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The ids, classes and attributes that occur in the selectors of a style sheet, in lower case.
 * Other ids, classes and attributes of elements cannot affect which selectors match.
 */
public final class FeatureNames {

    private final Set<String> ids = new HashSet<>();
    private final Set<String> classes = new HashSet<>();
    private final Set<String> attributes = new HashSet<>();
    private final Set<String> attributeValues = new HashSet<>();

    /** Collects the ids, classes and attribute names that the selectors test. */
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

    /** Whether a selector tests the presence of the attribute. */
    public boolean hasAttribute(String name) {
        return attributes.contains(name);
    }

    /** Whether a selector tests the value of the attribute. */
    public boolean hasAttributeValue(String name) {
        return attributeValues.contains(name);
    }

    private final class Gatherer implements DependencyVisitor {
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

        /** Visits each list once: nested rules share the list of their parent. */
        @Override
        public void selectors(SelectorList list) {
            if (seen.add(list)) {
                for (ComplexSelector selector : list.selectors()) {
                    selector.describe(this);
                }
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

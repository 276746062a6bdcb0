package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * A compound selector: simple selectors that must all match the same element. Without simple
 * selectors it is the universal selector. Cheap simple selectors are tested first.
 */
final class CompoundSelector {

    private final SimpleSelector[] written;
    private final SimpleSelector[] cheapestFirst;
    private final int specificity;
    private final boolean canBeFeatureless;

    /**
     * @param simples the simple selectors as written; the array must not be modified later
     */
    CompoundSelector(SimpleSelector... simples) {
        this.written = simples;
        this.cheapestFirst = cheapestFirst(simples);
        int sum = 0;
        boolean featureless = cheapestFirst.length > 0;
        for (SimpleSelector simple : cheapestFirst) {
            sum = Specificity.add(sum, simple.specificity());
            featureless &= simple.matchesFeatureless();
        }
        this.specificity = sum;
        this.canBeFeatureless = featureless;
    }

    /** The simple selectors, sorted by cost; the same array if they are in this order already. */
    private static SimpleSelector[] cheapestFirst(SimpleSelector[] simples) {
        for (int i = 1; i < simples.length; i++) {
            if (simples[i].cost() < simples[i - 1].cost()) {
                SimpleSelector[] sorted = simples.clone();
                Arrays.sort(sorted, (a, b) -> Integer.compare(a.cost(), b.cost()));
                return sorted;
            }
        }
        return simples;
    }

    int specificity() {
        return specificity;
    }

    /** The simple selectors as written. The array must not be modified. */
    SimpleSelector[] simples() {
        return written;
    }

    /**
     * Whether this can match the host of the shadow tree that the style sheet belongs to. In that
     * tree the host is featureless: only selectors such as {@code :host} match it.
     */
    boolean canBeFeatureless() {
        return canBeFeatureless;
    }

    boolean matches(TreeElement element, SelectorMatcher matcher) {
        for (SimpleSelector simple : cheapestFirst) {
            if (!simple.matches(element, matcher)) {
                return false;
            }
        }
        return true;
    }

    void describe(DependencyVisitor features) {
        for (SimpleSelector simple : cheapestFirst) {
            simple.describe(features);
        }
    }

    @Override
    public String toString() {
        return written.length == 0
                ? "*"
                : Arrays.stream(written).map(Object::toString).collect(Collectors.joining());
    }
}

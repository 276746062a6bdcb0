package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A compound selector: simple selectors that must all match the same element. Without simple
 * selectors it is the universal selector. Cheap simple selectors are tested first.
 */
final class CompoundSelector {

    private final List<SimpleSelector> written;
    private final SimpleSelector[] cheapestFirst;
    private final int specificity;
    private final boolean canBeFeatureless;

    CompoundSelector(List<SimpleSelector> simples) {
        this.written = List.copyOf(simples);
        this.cheapestFirst = simples.toArray(new SimpleSelector[0]);
        if (cheapestFirst.length > 1) {
            Arrays.sort(cheapestFirst, (a, b) -> Integer.compare(a.cost(), b.cost()));
        }
        int sum = 0;
        boolean featureless = cheapestFirst.length > 0;
        for (SimpleSelector simple : cheapestFirst) {
            sum = Specificity.add(sum, simple.specificity());
            featureless &= simple.matchesFeatureless();
        }
        this.specificity = sum;
        this.canBeFeatureless = featureless;
    }

    int specificity() {
        return specificity;
    }

    List<SimpleSelector> simples() {
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
        return written.isEmpty()
                ? "*"
                : written.stream().map(Object::toString).collect(Collectors.joining());
    }
}

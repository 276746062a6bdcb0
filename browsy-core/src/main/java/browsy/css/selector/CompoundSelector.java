package browsy.css.selector;

import browsy.html.TreeElement;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Conditions that are all about the same element; none at all is the universal selector. */
public final class CompoundSelector {

    private final List<SimpleSelector> written;
    private final SimpleSelector[] cheapestFirst;
    private final int specificity;
    private final boolean canBeFeatureless;

    CompoundSelector(List<SimpleSelector> simples) {
        this.written = List.copyOf(simples);
        this.cheapestFirst = simples.toArray(new SimpleSelector[0]);
        Arrays.sort(cheapestFirst, Comparator.comparingInt(SimpleSelector::cost));
        int sum = 0;
        for (SimpleSelector simple : simples) {
            sum = Specificity.add(sum, simple.specificity());
        }
        this.specificity = sum;
        this.canBeFeatureless =
                !simples.isEmpty() && simples.stream().allMatch(SimpleSelector::matchesFeatureless);
    }

    int specificity() {
        return specificity;
    }

    List<SimpleSelector> simples() {
        return written;
    }

    /** Whether this may match the host of the shadow tree that the selector is scoped to. */
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

    void describe(SelectorFeatures features) {
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

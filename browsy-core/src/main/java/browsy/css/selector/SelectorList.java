package browsy.css.selector;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A selector list. It matches an element if one of its selectors does; an empty list matches
 * nothing.
 */
public record SelectorList(List<ComplexSelector> selectors) {

    public SelectorList {
        selectors = List.copyOf(selectors);
    }

    /** Whether the match may depend on the scoping root. */
    public boolean mayAskForScope() {
        return selectors.stream().anyMatch(ComplexSelector::mayAskForScope);
    }

    /** The specificity of the most specific selector; 0 for an empty list. */
    int specificity() {
        int most = 0;
        for (ComplexSelector selector : selectors) {
            most = Math.max(most, selector.specificity());
        }
        return most;
    }

    @Override
    public String toString() {
        return selectors.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}

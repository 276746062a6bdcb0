package browsy.model;

import java.util.List;

/** Evaluates CSS selectors on the elements of a page. */
@FunctionalInterface
public interface Selectors {

    /**
     * Returns the ids of the matching elements, in document order.
     *
     * @param selector the CSS selector
     * @throws IllegalArgumentException if the selector is not valid
     */
    List<Integer> select(String selector);
}

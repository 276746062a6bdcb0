package browsy.model;

import java.util.List;

/** Finds the elements of a page that a CSS selector matches. */
@FunctionalInterface
public interface Selectors {

    /**
     * The ids of the elements that match, in document order.
     *
     * @throws IllegalArgumentException if the text is no selector
     */
    List<Integer> select(String selector);
}

package browsy.css.selector;

import browsy.html.UserState;

/**
 * Learns what decides whether selectors match: names that they ask about, and whether they ask
 * about anything else. The type of an element goes without saying.
 */
interface SelectorFeatures {

    /** An id, in lower case. */
    void id(String name);

    /** A class, in lower case. */
    void className(String name);

    /**
     * An attribute, in lower case.
     *
     * @param value whether its value counts, not just that it is there
     */
    void attribute(String name, boolean value);

    /** Elements that are in a state, or around one that is. */
    void state(UserState state);

    /** All that the selectors of an inner list ask about. */
    void selectors(SelectorList list);

    /** What is above the element, or whether anything is. */
    void ancestors();

    /** Which element is the scoping root. */
    void scope();

    /** Anything else: siblings, content, other trees, what has become of form controls. */
    void other();
}

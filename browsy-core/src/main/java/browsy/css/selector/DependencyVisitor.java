package browsy.css.selector;

import browsy.html.UserState;

/**
 * Receives everything that the match of a selector depends on: the names it contains, and other
 * dependencies. Dependencies on the type of an element are not reported, because every user assumes
 * them.
 */
interface DependencyVisitor {

    /** The selector depends on an id, given in lower case. */
    void id(String name);

    /** The selector depends on a class, given in lower case. */
    void className(String name);

    /**
     * The selector depends on an attribute.
     *
     * @param name in lower case
     * @param value whether it depends on the value, not only on the presence
     */
    void attribute(String name, boolean value);

    /** The selector depends on which elements are in a state, or contain an element in it. */
    void state(UserState state);

    /** The selector depends on everything that the selectors of an inner list depend on. */
    void selectors(SelectorList list);

    /** The selector depends on ancestors, or on whether there are any. */
    void ancestors();

    /** The selector depends on the scoping root. */
    void scope();

    /**
     * The selector depends on anything else: siblings, content, other trees, the state of form
     * controls.
     */
    void other();
}

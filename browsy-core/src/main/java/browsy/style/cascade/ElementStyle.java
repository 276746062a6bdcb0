package browsy.style.cascade;

import browsy.style.computed.ComputedStyle;

/**
 * What children inherit: the computed style, and the custom properties beside it.
 *
 * @param takesFromParent whether a value is the parent's that does not inherit by itself
 * @param asksContainer whether a value depends on the size of a container by its unit
 */
record ElementStyle(
        ComputedStyle computed,
        CustomProperties custom,
        boolean takesFromParent,
        boolean asksContainer) {

    /** Styles are shared, and told apart by identity: comparing them would cost more than both. */
    @Override
    public boolean equals(Object o) {
        return this == o;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}

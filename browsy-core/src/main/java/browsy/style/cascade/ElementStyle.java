package browsy.style.cascade;

import browsy.style.computed.ComputedStyle;

/** What children inherit: the computed style, and the custom properties beside it. */
record ElementStyle(ComputedStyle computed, CustomProperties custom) {

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

package browsy.style.cascade;

import browsy.style.computed.ComputedStyle;

/**
 * The computed style of an element or pseudo-element with its custom properties: all that children
 * can inherit.
 *
 * @param computed the computed values of all properties other than custom ones
 * @param custom the custom properties
 * @param takesFromParent whether a value is inherited explicitly, by {@code inherit} on a property
 *     that is not inherited by default
 * @param usesContainerUnits whether a value uses container units
 * @param animations the effects of animations
 */
record ElementStyle(
        ComputedStyle computed,
        CustomProperties custom,
        boolean takesFromParent,
        boolean usesContainerUnits,
        AnimationEffects animations) {

    /** Makes a style without animations. */
    ElementStyle(
            ComputedStyle computed,
            CustomProperties custom,
            boolean takesFromParent,
            boolean usesContainerUnits) {
        this(computed, custom, takesFromParent, usesContainerUnits, AnimationEffects.NONE);
    }

    /**
     * Records what made this style.
     *
     * @param effects the effects of animations
     * @param before the style without animations, which determines them
     */
    ElementStyle animatedBy(AnimationEffects effects, ElementStyle before) {
        return new ElementStyle(
                computed,
                custom,
                takesFromParent || before.takesFromParent,
                usesContainerUnits || before.usesContainerUnits,
                effects);
    }

    /** Compares by identity: styles are shared, and a comparison by value would be expensive. */
    @Override
    public boolean equals(Object o) {
        return this == o;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}

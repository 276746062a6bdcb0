package browsy.style.computed;

import browsy.style.property.Property;

/**
 * Computed styles with values replaced: what a form control or an anonymous box imposes on the
 * style it was given.
 */
public final class OverriddenStyle {
    private OverriddenStyle() {}

    /** The style with another value of one property. */
    public static <T> ComputedStyle with(ComputedStyle style, Property<T> property, T value) {
        StyleBuilder builder = StyleBuilder.like(style);
        builder.set(property, value);
        return builder.build();
    }
}

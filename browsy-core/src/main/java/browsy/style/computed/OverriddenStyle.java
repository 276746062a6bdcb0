package browsy.style.computed;

import browsy.style.property.Property;

/** Replaces values in computed styles, as form controls and anonymous boxes require. */
public final class OverriddenStyle {
    private OverriddenStyle() {}

    /** Returns the style with another value of a property. */
    public static <T> ComputedStyle with(ComputedStyle style, Property<T> property, T value) {
        StyleBuilder builder = StyleBuilder.like(style);
        builder.set(property, value);
        return builder.build();
    }
}

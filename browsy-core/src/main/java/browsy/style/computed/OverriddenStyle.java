package browsy.style.computed;

import browsy.css.value.Display;
import browsy.style.property.Property;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A computed style with some values replaced: what a form control or an anonymous box imposes on
 * the style it was given.
 */
public final class OverriddenStyle implements ComputedStyle {
    private final ComputedStyle base;
    private final Map<Property<?>, Object> values;
    private final DerivedValues derived = new DerivedValues();

    private OverriddenStyle(ComputedStyle base, Map<Property<?>, Object> values) {
        this.base = base;
        this.values = Map.copyOf(values);
    }

    /** The style with another value of one property. */
    public static <T> ComputedStyle with(ComputedStyle style, Property<T> property, T value) {
        Map<Property<?>, Object> values = new HashMap<>();
        ComputedStyle base = style;
        if (style instanceof OverriddenStyle overridden) {
            base = overridden.base;
            values.putAll(overridden.values);
        }
        values.put(property, value);
        return new OverriddenStyle(base, values);
    }

    @Override
    @SuppressWarnings("unchecked") // with() puts only values of the property's own type
    public <T> T get(Property<T> property) {
        Object value = values.get(property);
        return value == null ? base.get(property) : (T) value;
    }

    @Override
    public <T> T derived(Class<T> type, Function<? super ComputedStyle, ? extends T> maker) {
        return derived.get(type, maker, this);
    }

    @Override
    public ComputedStyle anonymous(Display display) {
        return derived(AnonymousStyles.class, style -> new AnonymousStyles())
                .get(display, this::makeAnonymous);
    }

    private ComputedStyle makeAnonymous(Display display) {
        Map<Property<?>, Object> inherited = new HashMap<>();
        values.forEach(
                (property, value) -> {
                    if (property.isInherited()) {
                        inherited.put(property, value);
                    }
                });
        return new OverriddenStyle(base.anonymous(display), inherited);
    }
}

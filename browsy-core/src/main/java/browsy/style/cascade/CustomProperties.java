package browsy.style.cascade;

import browsy.css.parse.WideKeyword;
import browsy.css.syntax.ComponentValue;
import browsy.css.value.ComputeContext;
import browsy.html.TreeElement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The custom properties of an element: its own declared values on top of those inherited from its
 * parent. Values are computed lazily, because most are never used.
 *
 * @see <a href="https://drafts.csswg.org/css-variables-2/">CSS Custom Properties Level 2</a>
 */
final class CustomProperties {

    private static final double INITIAL_FONT_SIZE = 16;

    private final @Nullable CustomProperties parent;
    private final Map<String, CustomValue> own;
    private final Map<String, PropertyRegistration> registry;

    /**
     * The element whose attributes {@code attr()} in own values reads; null if no value needs it.
     */
    private final @Nullable TreeElement element;

    /** The font-relative units of the element; null until its style is computed. */
    private ComputeContext.@Nullable FontUnits font;

    /** The computed own values, by name. */
    private final Map<String, Computed> computed = new HashMap<>();

    /** A computed value; null inside is the guaranteed-invalid value. */
    private record Computed(@Nullable List<ComponentValue> value) {}

    private CustomProperties(
            @Nullable CustomProperties parent,
            Map<String, CustomValue> own,
            Map<String, PropertyRegistration> registry,
            @Nullable TreeElement element) {
        this.parent = parent;
        this.own = own;
        this.registry = registry;
        this.element = element;
    }

    /**
     * The custom properties that the root inherits: the initial values of registered properties.
     */
    static CustomProperties initial(Map<String, PropertyRegistration> registry) {
        return new CustomProperties(null, Map.of(), registry, null);
    }

    /** The registrations of the document by name. */
    Map<String, PropertyRegistration> registry() {
        return registry;
    }

    /** Whether a property is registered with a syntax other than the universal one. */
    boolean isTyped(String name) {
        PropertyRegistration registration = registry.get(name);
        return registration != null && !registration.syntax().isUniversal();
    }

    /** The font size in CSS px; the initial font size until the element's own is known. */
    double fontSize() {
        ComputeContext.FontUnits units = font;
        return units == null ? INITIAL_FONT_SIZE : units.em();
    }

    /**
     * Sets the font-relative units once the element's style is computed. Children inherit lengths
     * of registered properties computed with them.
     */
    void computedWith(ComputeContext.FontUnits units) {
        font = units;
    }

    /**
     * Returns the properties of an element that declares {@code declared} and inherits the rest. If
     * the declarations change nothing, returns this object, so that equal styles stay shared:
     * utility classes often declare the same defaults on every element.
     */
    CustomProperties with(Map<String, CustomValue> declared, TreeElement declaringElement) {
        // Drop declarations that repeat the inherited value.
        Map<String, CustomValue> changed = new HashMap<>(declared);
        changed.entrySet().removeIf(e -> isInheritedAsIs(e.getKey(), e.getValue()));
        // Registered properties that are not inherited start with their initial value.
        for (PropertyRegistration registration : registry.values()) {
            if (!registration.inherits()
                    && !declared.containsKey(registration.name())
                    && declared(registration.name()) != CustomValue.INITIAL
                    && declared(registration.name()) != null) {
                changed.put(registration.name(), CustomValue.INITIAL);
            }
        }
        if (changed.isEmpty()) {
            return this;
        }
        boolean perElement = changed.values().stream().anyMatch(CustomValue::dependsOnElement);
        if (!perElement
                && element == null
                && changed.keySet().stream().noneMatch(registry::containsKey)
                && own.entrySet().containsAll(changed.entrySet())) {
            // The element repeats its parent's declarations, which refer to the same values.
            return this;
        }
        // Skip the parent's own values if all are overridden. Not with registered properties: an
        // invalid value may need the value of the direct parent.
        boolean covers =
                registry.isEmpty() && parent != null && changed.keySet().containsAll(own.keySet());
        return new CustomProperties(
                covers ? parent : this, changed, registry, perElement ? declaringElement : null);
    }

    /**
     * Whether a declared value without references equals the inherited one and means the same here.
     */
    private boolean isInheritedAsIs(String name, CustomValue value) {
        return !value.substitutes()
                && value.equals(declared(name))
                && !(registry.containsKey(name) && RegisteredLengths.dependOnFont(value.tokens()));
    }

    /**
     * The nearest declared value of a property, on this element or an ancestor; null if there is
     * none.
     */
    @Nullable CustomValue declared(String name) {
        for (CustomProperties at = this; at != null; at = at.parent) {
            CustomValue value = at.own.get(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The computed value of a property; null if it is the guaranteed-invalid value. */
    @Nullable List<ComponentValue> get(String name, Substitution substitution) {
        for (CustomProperties at = this; at != null; at = at.parent) {
            CustomValue value = at.own.get(name);
            if (value != null) {
                List<ComponentValue> own = at.computeOwn(name, value, substitution);
                return own == null ? null : at.inherited(name, own);
            }
        }
        return initialValue(name);
    }

    /**
     * Returns the value of an own registered property as others see it, with font-relative lengths
     * in CSS px if the font is known.
     */
    private List<ComponentValue> inherited(String name, List<ComponentValue> value) {
        PropertyRegistration registration = registry.get(name);
        ComputeContext.FontUnits units = font;
        return registration == null
                        || units == null
                        || registration.syntax().isUniversal()
                        || !RegisteredLengths.dependOnFont(value)
                ? value
                : RegisteredLengths.computed(value, units);
    }

    private @Nullable List<ComponentValue> initialValue(String name) {
        PropertyRegistration registration = registry.get(name);
        return registration == null ? null : registration.initial();
    }

    private @Nullable List<ComponentValue> computeOwn(
            String name, CustomValue value, Substitution substitution) {
        Computed known = computed.get(name);
        if (known != null) {
            return known.value();
        }
        List<ComponentValue> result;
        if (value.keyword() == WideKeyword.INITIAL) {
            result = initialValue(name);
        } else if (value.substitutes()) {
            result = substitution.customProperty(this, name, value.tokens(), element);
        } else {
            result = value.tokens();
        }
        result = checked(name, result, substitution);
        computed.put(name, new Computed(result));
        return result;
    }

    /**
     * Returns a value if it is valid for the property's registration. An invalid value behaves as
     * {@code unset}.
     */
    private @Nullable List<ComponentValue> checked(
            String name, @Nullable List<ComponentValue> value, Substitution substitution) {
        PropertyRegistration registration = registry.get(name);
        if (registration == null || (value != null && registration.syntax().accepts(value))) {
            return value;
        }
        return registration.inherits() && parent != null
                ? parent.get(name, substitution)
                : registration.initial();
    }
}

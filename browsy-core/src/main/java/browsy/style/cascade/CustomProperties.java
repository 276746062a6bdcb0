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
 * The custom properties of an element: its own on top of what it inherits. Values are computed when
 * they are asked for, most never are.
 *
 * @see <a href="https://drafts.csswg.org/css-variables-2/">CSS Custom Properties Level 2</a>
 */
final class CustomProperties {

    private static final double INITIAL_FONT_SIZE = 16;

    private final @Nullable CustomProperties parent;
    private final Map<String, CustomValue> own;
    private final Map<String, PropertyRegistration> registry;

    /** What {@code attr()} in own values is about. */
    private final @Nullable TreeElement element;

    /** The font of the element; null until it is known. */
    private ComputeContext.@Nullable FontUnits font;

    /** Own values computed so far. */
    private final Map<String, Computed> computed = new HashMap<>();

    /** A computed value; null is the guaranteed-invalid one. */
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

    /** What the root inherits: the initial values of registered properties. */
    static CustomProperties initial(Map<String, PropertyRegistration> registry) {
        return new CustomProperties(null, Map.of(), registry, null);
    }

    /** The registrations of the document by name. */
    Map<String, PropertyRegistration> registry() {
        return registry;
    }

    /** Whether values of a property are of a data type by its registration. */
    boolean isTyped(String name) {
        PropertyRegistration registration = registry.get(name);
        return registration != null && !registration.syntax().isUniversal();
    }

    /** CSS px; the initial size until that of the element is known. */
    double fontSize() {
        ComputeContext.FontUnits units = font;
        return units == null ? INITIAL_FONT_SIZE : units.em();
    }

    /** Notes the font by which children inherit lengths, when the element's own style is done. */
    void computedWith(ComputeContext.FontUnits units) {
        font = units;
    }

    /**
     * The properties of an element that declares {@code declared} and inherits the rest. Where that
     * changes nothing it is this very object, so that equal styles stay shared: utility classes
     * like to declare the same defaults on every element.
     */
    CustomProperties with(Map<String, CustomValue> declared, TreeElement declaringElement) {
        Map<String, CustomValue> changed = new HashMap<>(declared);
        changed.entrySet().removeIf(e -> isInheritedAsIs(e.getKey(), e.getValue()));
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
            // The same declarations once more: they refer to the same values.
            return this;
        }
        // What is registered may need the value of the very parent, should its own be invalid.
        boolean covers =
                registry.isEmpty() && parent != null && changed.keySet().containsAll(own.keySet());
        return new CustomProperties(
                covers ? parent : this, changed, registry, perElement ? declaringElement : null);
    }

    /** A value without references means the same on every element. */
    private boolean isInheritedAsIs(String name, CustomValue value) {
        return !value.substitutes()
                && value.equals(declared(name))
                && !(registry.containsKey(name) && RegisteredLengths.dependOnFont(value.tokens()));
    }

    /** What was declared for a property here or further up; null if nothing was. */
    @Nullable CustomValue declared(String name) {
        for (CustomProperties at = this; at != null; at = at.parent) {
            CustomValue value = at.own.get(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The computed value of a property; null if it is the guaranteed-invalid one. */
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

    /** What others get of a value of one's own. */
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

    /** What is invalid for a registered property behaves as if unset. */
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

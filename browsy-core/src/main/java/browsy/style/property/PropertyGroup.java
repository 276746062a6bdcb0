package browsy.style.property;

import browsy.css.parse.ValueParser;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The properties of one class, which declares its group before them. */
final class PropertyGroup {

    private final Map<String, Property<?>> members = new TreeMap<>();

    /** Adds a property that is inherited by default. */
    <T> Property<T> inherited(String name, T initial, ValueParser<T> parser) {
        return add(Property.inherited(name, initial, parser));
    }

    /** Adds a property that is not inherited by default. */
    <T> Property<T> reset(String name, T initial, ValueParser<T> parser) {
        return add(Property.reset(name, initial, parser));
    }

    private <T> Property<T> add(Property<T> property) {
        members.put(property.name(), property);
        return property;
    }

    /** The properties in the order of their names. */
    Collection<Property<?>> sorted() {
        return members.values();
    }
}

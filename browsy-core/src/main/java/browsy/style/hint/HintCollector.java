package browsy.style.hint;

import browsy.css.parse.LengthParsers;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.style.property.DeclaredValue;
import browsy.style.property.Longhand;
import browsy.style.property.Property;
import browsy.style.property.PropertyValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the presentational hints of one element. */
final class HintCollector {
    private final List<PropertyValue> values = new ArrayList<>();

    List<PropertyValue> values() {
        return values;
    }

    <T> void set(Property<? super T> property, T value) {
        setSpecified(property, Specified.of(value));
    }

    void setSpecified(Longhand longhand, Specified<?> value) {
        values.add(new PropertyValue(longhand, new DeclaredValue.Typed(value)));
    }

    /** Adds declarations; does nothing for null. */
    void addAll(@Nullable List<PropertyValue> declarations) {
        if (declarations != null) {
            values.addAll(declarations);
        }
    }

    /** Sets a length or percentage; does nothing for null. */
    void setLength(Property<? super LengthPercentage> property, @Nullable LengthPercentage value) {
        if (value instanceof Length length) {
            setSpecified(property, LengthParsers.absolute(length.px()));
        } else if (value != null) {
            set(property, value);
        }
    }
}

package browsy.style.computed;

import browsy.css.parse.ParseMode;
import browsy.css.syntax.CssParser;
import browsy.css.syntax.Declaration;
import browsy.style.property.DeclarationParser;
import browsy.style.property.DeclaredValue;
import browsy.style.property.LogicalProperty;
import browsy.style.property.Property;
import browsy.style.property.PropertyValue;
import browsy.style.property.TextProperties;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Computes a style from a list of declarations, of which the last of each property wins. */
final class Declarations {
    private static final FontMeasure FONTS =
            (families, language, weight, style, size, sizeAdjust) ->
                    new FontMeasure.Metrics(
                            size / 2,
                            size / 2,
                            size * 0.7,
                            size,
                            // The ascent, descent and line gap of Liberation Serif.
                            Math.round(size * 0.89111328125)
                                    + Math.round(size * 0.21630859375)
                                    + Math.round(size * 0.04248046875));

    private Declarations() {}

    /** The computed style of an element; null if a declaration is invalid. */
    static @Nullable ComputedStyle compute(
            String css, @Nullable ComputedStyle parent, ComputedStyle root, boolean quirks) {
        List<PropertyValue> values = new ArrayList<>();
        for (Declaration declaration : CssParser.parseDeclarations(css)) {
            List<PropertyValue> parsed =
                    DeclarationParser.parse(
                            declaration.name(),
                            declaration.value(),
                            quirks ? ParseMode.QUIRKS : ParseMode.STANDARD);
            if (parsed == null) {
                return null;
            }
            values.addAll(parsed);
        }
        StyleComputer computer = new StyleComputer(new StyleEnvironment(1280, 720, quirks, FONTS));
        StyleContext surroundings =
                new StyleContext(
                        parent,
                        parent,
                        parent == null ? null : root,
                        "div",
                        1,
                        1,
                        new ContainerUnits(1280, 720));
        CascadedValues cascaded = new CascadedValues();
        for (PropertyValue value : values) {
            boolean early =
                    value.longhand() == TextProperties.WRITING_MODE
                            || value.longhand() == TextProperties.DIRECTION;
            if (early) {
                put(cascaded, (Property<?>) value.longhand(), value.value());
            }
        }
        for (PropertyValue value : values) {
            Property<?> property =
                    value.longhand() instanceof LogicalProperty logical
                            ? logical.physical(
                                    computer.writingMode(cascaded, surroundings),
                                    computer.direction(cascaded, surroundings))
                            : (Property<?>) value.longhand();
            put(cascaded, property, value.value());
        }
        return computer.compute(cascaded, surroundings);
    }

    private static void put(CascadedValues cascaded, Property<?> property, DeclaredValue value) {
        if (value instanceof DeclaredValue.Typed typed) {
            cascaded.set(property, typed.value());
        } else if (value instanceof DeclaredValue.Wide wide) {
            switch (wide.keyword()) {
                case INHERIT -> cascaded.setInherit(property);
                case INITIAL -> cascaded.setInitial(property);
                default -> {
                    if (property.isInherited()) {
                        cascaded.setInherit(property);
                    } else {
                        cascaded.setInitial(property);
                    }
                }
            }
        }
    }
}

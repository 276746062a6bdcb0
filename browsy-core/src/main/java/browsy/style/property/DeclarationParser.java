package browsy.style.property;

import browsy.css.parse.ParseMode;
import browsy.css.parse.Substitutions;
import browsy.css.parse.ValueReader;
import browsy.css.parse.WideKeyword;
import browsy.css.syntax.ComponentValue;
import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses the value of a declaration by the grammar of its property and expands shorthands. Not for
 * custom properties.
 */
public final class DeclarationParser {

    private DeclarationParser() {}

    /**
     * Parses a declaration to the longhands that it sets.
     *
     * @param name the property name in ASCII lower case
     * @param value the value without {@code !important} and surrounding white space
     * @param mode the parse mode
     * @return null if the declaration is invalid or its property unknown; empty if the property
     *     only affects painting
     */
    public static @Nullable List<PropertyValue> parse(
            String name, List<ComponentValue> value, ParseMode mode) {
        String canonical = PropertyTable.canonicalName(name);
        if (PropertyTable.isPaintOnly(canonical)) {
            return value.isEmpty() ? null : List.of();
        }
        List<? extends Longhand> longhands = PropertyTable.longhandsOf(canonical);
        if (longhands.isEmpty() || value.isEmpty()) {
            return null;
        }
        ValueReader in = new ValueReader(value, mode);
        String ident = in.peekIdent();
        WideKeyword wide = ident == null ? null : WideKeyword.named(ident);
        if (wide != null) {
            in.takeIdent();
            return in.atEnd() ? all(longhands, new DeclaredValue.Wide(wide)) : null;
        }
        if (Substitutions.anyIn(value)) {
            return Substitutions.isValid(value)
                    ? all(longhands, new DeclaredValue.Pending(canonical, value))
                    : null;
        }
        return typed(canonical, in);
    }

    /**
     * Parses a {@linkplain DeclaredValue.Pending pending} value after substitution.
     *
     * @return null if the value is invalid, so that the longhands behave as {@code unset}
     */
    public static @Nullable List<PropertyValue> parseSubstituted(
            DeclaredValue.Pending pending, List<ComponentValue> substituted, ParseMode mode) {
        ValueReader in = new ValueReader(substituted, mode);
        String ident = in.peekIdent();
        WideKeyword wide = ident == null ? null : WideKeyword.named(ident);
        if (wide == null) {
            return typed(pending.property(), in);
        }
        in.takeIdent();
        return in.atEnd()
                ? all(PropertyTable.longhandsOf(pending.property()), new DeclaredValue.Wide(wide))
                : null;
    }

    /** Whether {@code @supports} reports a declaration as supported. */
    public static boolean supports(String name, List<ComponentValue> value) {
        return name.startsWith("--")
                ? Substitutions.isValid(value)
                : parse(name, value, ParseMode.STANDARD) != null;
    }

    private static @Nullable List<PropertyValue> typed(String name, ValueReader in) {
        Shorthand shorthand = PropertyTable.shorthand(name);
        if (shorthand != null) {
            return expanded(shorthand, in);
        }
        Longhand longhand = PropertyTable.longhandsOf(name).get(0);
        Specified<?> value = longhand.parser().parse(in);
        return value == null || !in.atEnd()
                ? null
                : List.of(new PropertyValue(longhand, new DeclaredValue.Typed(value)));
    }

    /** Expands a shorthand; longhands that the value omits get their initial values. */
    private static @Nullable List<PropertyValue> expanded(Shorthand shorthand, ValueReader in) {
        Shorthand.Output out = new Shorthand.Output();
        if (!shorthand.parse(in, out) || !in.atEnd()) {
            return null;
        }
        for (Longhand longhand : shorthand.longhands()) {
            if (!out.has(longhand)) {
                out.set(longhand, PropertyTable.initial(longhand));
            }
        }
        return List.copyOf(out.values());
    }

    private static List<PropertyValue> all(
            List<? extends Longhand> longhands, DeclaredValue value) {
        List<PropertyValue> values = new ArrayList<>(longhands.size());
        for (Longhand longhand : longhands) {
            values.add(new PropertyValue(longhand, value));
        }
        return values;
    }
}

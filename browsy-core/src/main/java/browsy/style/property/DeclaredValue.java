package browsy.style.property;

import browsy.css.parse.WideKeyword;
import browsy.css.syntax.ComponentValue;
import browsy.css.value.Specified;
import java.util.List;

/** The declared value of a longhand. */
public sealed interface DeclaredValue {

    /** A CSS-wide keyword such as {@code inherit}; the cascade resolves it. */
    record Wide(WideKeyword keyword) implements DeclaredValue {}

    /** A parsed value of the property's type. */
    record Typed(Specified<?> value) implements DeclaredValue {}

    /**
     * A value that contains substitution functions such as {@code var()}. It is parsed after
     * substitution by {@link DeclarationParser#parseSubstituted}.
     *
     * @param property the name of the declared property, which may be a shorthand
     * @param value the value as written
     */
    record Pending(String property, List<ComponentValue> value) implements DeclaredValue {}
}

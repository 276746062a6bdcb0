package browsy.style.property;

import browsy.css.parse.WideKeyword;
import browsy.css.syntax.ComponentValue;
import browsy.css.value.Specified;
import java.util.List;

/** What a declaration gives to a longhand. */
public sealed interface DeclaredValue {

    /** {@code inherit} and its like; the cascade resolves them. */
    record Wide(WideKeyword keyword) implements DeclaredValue {}

    /** A value of the property's own type. */
    record Typed(Specified<?> value) implements DeclaredValue {}

    /**
     * A value that holds {@code var()} or its like: only when that is substituted can it be parsed,
     * by {@link DeclarationParser#parseSubstituted}.
     *
     * @param property what was declared: the longhand itself or the shorthand
     * @param value as written
     */
    record Pending(String property, List<ComponentValue> value) implements DeclaredValue {}
}

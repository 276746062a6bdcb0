package browsy.css.syntax;

import java.util.List;

/**
 * A declaration, not yet checked against any property's grammar.
 *
 * @param name the property name in ASCII lower case, but as written for custom properties
 * @param value the value without leading and trailing white space and without {@code !important}
 * @param important whether {@code !important} was given
 * @param offset where the declaration begins in its source, in UTF-16 units
 */
public record Declaration(String name, List<ComponentValue> value, boolean important, int offset) {

    /** Whether this declares a custom property ({@code --name}). */
    public boolean isCustomProperty() {
        return name.startsWith("--");
    }
}

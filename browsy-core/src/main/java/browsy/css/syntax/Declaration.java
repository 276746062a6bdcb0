package browsy.css.syntax;

import java.util.List;

/**
 * A declaration, not yet parsed by the grammar of its property.
 *
 * @param name the property name: in ASCII lower case, or as written for custom properties
 * @param value the value without leading and trailing white space and without {@code !important}
 * @param important whether the declaration has {@code !important}
 * @param offset the start of the declaration in its source, in UTF-16 units
 */
public record Declaration(String name, List<ComponentValue> value, boolean important, int offset) {

    /** Whether this declares a custom property ({@code --name}). */
    public boolean isCustomProperty() {
        return name.startsWith("--");
    }
}

package browsy.css.syntax;

import java.util.List;

/**
 * A function with its arguments.
 *
 * @param name the name in ASCII lower case, but as written for dashed names
 * @param arguments everything between the parentheses, white space and commas included
 */
public record CssFunction(String name, List<ComponentValue> arguments) implements ComponentValue {

    @Override
    public String toString() {
        return CssSerializer.serialize(List.of(this));
    }
}

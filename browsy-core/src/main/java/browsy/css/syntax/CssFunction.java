package browsy.css.syntax;

import java.util.List;

/**
 * A function with its arguments.
 *
 * @param name the name: in ASCII lower case, or as written if it starts with {@code --}
 * @param arguments all component values between the parentheses, including white space and commas
 */
public record CssFunction(String name, List<ComponentValue> arguments) implements ComponentValue {

    @Override
    public String toString() {
        return CssSerializer.serialize(List.of(this));
    }
}

package browsy.css.syntax;

import java.util.List;

/**
 * A simple block: component values in brackets.
 *
 * @param open the opening bracket: {@code (}, {@code [} or <code>{</code>
 * @param contents all component values between the brackets, including white space
 */
public record SimpleBlock(char open, List<ComponentValue> contents) implements ComponentValue {

    /** The closing bracket that matches {@link #open}. */
    public char close() {
        return open == '(' ? ')' : open == '[' ? ']' : '}';
    }

    @Override
    public String toString() {
        return CssSerializer.serialize(List.of(this));
    }
}

package browsy.css.syntax;

import java.util.List;

/**
 * A bracketed block.
 *
 * @param open the opening bracket: {@code (}, {@code [} or <code>{</code>
 * @param contents everything inside, white space included
 */
public record SimpleBlock(char open, List<ComponentValue> contents) implements ComponentValue {

    /** The bracket that ends the block. */
    public char close() {
        return open == '(' ? ')' : open == '[' ? ']' : '}';
    }

    @Override
    public String toString() {
        return CssSerializer.serialize(List.of(this));
    }
}

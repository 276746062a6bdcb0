package browsy.css.syntax;

import java.util.ArrayList;
import java.util.List;

/** Splits lists of component values at commas. */
public final class CommaLists {

    private CommaLists() {}

    /**
     * Returns the parts between top-level commas. There is at least one part; parts may be empty
     * and keep surrounding white space.
     *
     * @see <a href="https://drafts.csswg.org/css-syntax-3/#parse-comma-list">CSS Syntax, 5.4.9</a>
     */
    public static List<List<ComponentValue>> split(List<ComponentValue> values) {
        List<List<ComponentValue>> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i).is(TokenType.COMMA)) {
                parts.add(values.subList(start, i));
                start = i + 1;
            }
        }
        parts.add(start == 0 ? values : values.subList(start, values.size()));
        return parts;
    }
}

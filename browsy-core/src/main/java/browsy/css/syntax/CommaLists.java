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
        int comma = comma(values, 0);
        if (comma == values.size()) {
            return List.of(values);
        }
        List<List<ComponentValue>> parts = new ArrayList<>();
        int start = 0;
        while (comma < values.size()) {
            parts.add(values.subList(start, comma));
            start = comma + 1;
            comma = comma(values, start);
        }
        parts.add(values.subList(start, comma));
        return parts;
    }

    /** The index of the first comma from {@code start} on; the size if there is none. */
    private static int comma(List<ComponentValue> values, int start) {
        int size = values.size();
        for (int i = start; i < size; i++) {
            if (values.get(i).is(TokenType.COMMA)) {
                return i;
            }
        }
        return size;
    }
}

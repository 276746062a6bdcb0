package browsy.css.syntax;

import java.util.ArrayList;
import java.util.List;

/** Comma-separated lists of component values. */
public final class CommaLists {

    private CommaLists() {}

    /**
     * The parts between top-level commas: at least one, any of which may be empty or have white
     * space around it.
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

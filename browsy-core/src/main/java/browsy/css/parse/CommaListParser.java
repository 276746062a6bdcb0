package browsy.css.parse;

import browsy.css.value.Specified;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A parser of lists of one or more items with commas between them.
 *
 * @param item parses an item
 * @param <T> the type of the computed items
 */
public record CommaListParser<T>(ValueParser<T> item) implements ValueParser<List<T>> {

    /** The maximum number of items. Longer lists are invalid. */
    public static final int MAX_ITEMS = 64;

    @Override
    public @Nullable Specified<List<T>> parse(ValueReader in) {
        List<Specified<? extends T>> items = new ArrayList<>(1);
        do {
            Specified<? extends T> value = item.parse(in);
            if (value == null || items.size() == MAX_ITEMS) {
                return null;
            }
            items.add(value);
        } while (in.takeComma());
        return Specified.listOf(items);
    }
}

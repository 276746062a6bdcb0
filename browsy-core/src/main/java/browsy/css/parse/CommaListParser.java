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
        return listOf(items);
    }

    /** Returns the list of the values that items compute to. */
    public static <T> Specified<List<T>> listOf(List<Specified<? extends T>> items) {
        List<T> constants = new ArrayList<>(items.size());
        for (Specified<? extends T> item : items) {
            if (!(item instanceof Specified.Constant<? extends T> constant)) {
                List<Specified<? extends T>> kept = List.copyOf(items);
                return context -> {
                    List<T> values = new ArrayList<>(kept.size());
                    kept.forEach(each -> values.add(each.compute(context)));
                    return List.copyOf(values);
                };
            }
            constants.add(constant.value());
        }
        return Specified.of(List.copyOf(constants));
    }
}

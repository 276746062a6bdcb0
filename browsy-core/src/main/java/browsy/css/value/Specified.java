package browsy.css.value;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A specified value: parsed and valid, but not yet computed for an element.
 *
 * @param <T> the type of the computed value, which is immutable
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#specified">css-cascade-5</a>
 */
@FunctionalInterface
public interface Specified<T> {

    /** Computes the value for an element. */
    T compute(ComputeContext context);

    /** Creates a value that computes to the same value for every element. */
    static <T> Specified<T> of(T value) {
        return new Constant<>(value);
    }

    /** Combines items into a list that is computed item by item, and constant if all items are. */
    static <T> Specified<List<T>> listOf(List<Specified<? extends T>> items) {
        List<T> constants = new ArrayList<>(items.size());
        for (Specified<? extends T> item : items) {
            if (!(item instanceof Constant<? extends T> constant)) {
                List<Specified<? extends T>> kept = List.copyOf(items);
                return context -> {
                    List<T> values = new ArrayList<>(kept.size());
                    kept.forEach(each -> values.add(each.compute(context)));
                    return List.copyOf(values);
                };
            }
            constants.add(constant.value());
        }
        return of(List.copyOf(constants));
    }

    /** Returns a specified value that applies {@code mapper} to the computed value. */
    default <R> Specified<R> map(Function<? super T, ? extends R> mapper) {
        return context -> mapper.apply(compute(context));
    }

    /** A value that is the same for every element. */
    record Constant<T>(T value) implements Specified<T> {
        @Override
        public T compute(ComputeContext context) {
            return value;
        }

        @Override
        public <R> Specified<R> map(Function<? super T, ? extends R> mapper) {
            return new Constant<>(mapper.apply(value));
        }

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Constant<?> that && value.equals(that.value);
        }

        @Override
        public int hashCode() {
            return value.hashCode();
        }
    }
}

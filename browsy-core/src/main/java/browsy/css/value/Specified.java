package browsy.css.value;

import java.util.function.Function;

/**
 * A specified value: parsed and checked, but not yet seen in the light of an element.
 *
 * @param <T> the type of the computed value, immutable
 * @see <a href="https://drafts.csswg.org/css-cascade-5/#specified">css-cascade-5</a>
 */
@FunctionalInterface
public interface Specified<T> {

    /** The computed value for an element. */
    T compute(ComputeContext context);

    /** A value that is the same for every element. */
    static <T> Specified<T> of(T value) {
        return new Constant<>(value);
    }

    /** The value that {@code mapper} makes of this one. */
    default <R> Specified<R> map(Function<? super T, ? extends R> mapper) {
        return context -> mapper.apply(compute(context));
    }

    /** See {@link #of}. */
    record Constant<T>(T value) implements Specified<T> {
        @Override
        public T compute(ComputeContext context) {
            return value;
        }

        @Override
        public <R> Specified<R> map(Function<? super T, ? extends R> mapper) {
            return new Constant<>(mapper.apply(value));
        }
    }
}

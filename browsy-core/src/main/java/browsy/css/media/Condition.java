package browsy.css.media;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A boolean combination of tests.
 *
 * @param <T> the kind of test
 */
public sealed interface Condition<T> {

    /** One test. */
    record Test<T>(T test) implements Condition<T> {
        @Override
        public String toString() {
            return test.toString();
        }
    }

    /** All of them. */
    record And<T>(List<Condition<T>> parts) implements Condition<T> {
        @Override
        public String toString() {
            return join(parts, " and ");
        }
    }

    /** Any of them. */
    record Or<T>(List<Condition<T>> parts) implements Condition<T> {
        @Override
        public String toString() {
            return join(parts, " or ");
        }
    }

    /** The opposite. */
    record Not<T>(Condition<T> part) implements Condition<T> {
        @Override
        public String toString() {
            return "not " + part;
        }
    }

    /** What this level of the language does not know. */
    record Unknown<T>() implements Condition<T> {
        @Override
        public String toString() {
            return "(unknown)";
        }
    }

    /** The truth of the whole, given that of each test. */
    default Truth evaluate(Function<? super T, Truth> tests) {
        if (this instanceof Test<T> leaf) {
            return tests.apply(leaf.test());
        }
        if (this instanceof Not<T> not) {
            return not.part().evaluate(tests).negated();
        }
        if (this instanceof And<T> and) {
            Truth truth = Truth.TRUE;
            for (Condition<T> part : and.parts()) {
                truth = truth.and(part.evaluate(tests));
            }
            return truth;
        }
        if (this instanceof Or<T> or) {
            Truth truth = Truth.FALSE;
            for (Condition<T> part : or.parts()) {
                truth = truth.or(part.evaluate(tests));
            }
            return truth;
        }
        return Truth.UNKNOWN;
    }

    private static <T> String join(List<Condition<T>> parts, String word) {
        return parts.stream().map(p -> "(" + p + ")").collect(Collectors.joining(word));
    }
}

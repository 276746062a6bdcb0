package browsy.css.media;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A boolean expression over tests, evaluated in three-valued logic.
 *
 * @param <T> the type of the tests
 */
sealed interface Condition<T> {

    /** A single test. */
    record Test<T>(T test) implements Condition<T> {
        @Override
        public String toString() {
            return test.toString();
        }
    }

    /** A conjunction: {@code a and b}. */
    record And<T>(List<Condition<T>> parts) implements Condition<T> {
        @Override
        public String toString() {
            return join(parts, " and ");
        }
    }

    /** A disjunction: {@code a or b}. */
    record Or<T>(List<Condition<T>> parts) implements Condition<T> {
        @Override
        public String toString() {
            return join(parts, " or ");
        }
    }

    /** A negation: {@code not a}. */
    record Not<T>(Condition<T> part) implements Condition<T> {
        @Override
        public String toString() {
            return "not " + part;
        }
    }

    /**
     * A {@code <general-enclosed>} expression, whose syntax is not supported. Its value is unknown.
     */
    record Unknown<T>() implements Condition<T> {
        @Override
        public String toString() {
            return "(unknown)";
        }
    }

    /**
     * Evaluates the condition.
     *
     * @param tests evaluates a single test
     */
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

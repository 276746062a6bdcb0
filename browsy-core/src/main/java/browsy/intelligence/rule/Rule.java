package browsy.intelligence.rule;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A named test that speaks for or against a conclusion.
 *
 * @param <S> the type of what is tested, such as a page or a form
 * @param <C> the type of the conclusions
 * @param conclusion the conclusion
 * @param weight how much the rule says
 * @param name the stable name of the rule, such as {@code login.password}
 * @param test the test
 */
public record Rule<S, C>(C conclusion, Weight weight, String name, Test<S> test) {

    /**
     * Returns the evidence that the rule finds, under the name of the rule; null if the rule does
     * not apply.
     */
    @Nullable Evidence find(S subject) {
        Evidence found = test.find(subject);
        return found == null ? null : new Evidence(name, found.matched(), found.elementIds());
    }

    /** Whether the rule applies. */
    boolean applies(S subject) {
        return test.find(subject) != null;
    }

    /** Whether the rule speaks for its conclusion, not against it. */
    boolean speaksFor() {
        return weight.points() > 0;
    }

    /**
     * A test.
     *
     * @param <S> the type of what is tested
     */
    @FunctionalInterface
    public interface Test<S> {

        /** Returns what the test finds, null if the rule does not apply. */
        @Nullable Evidence find(S subject);
    }

    /** Returns a test that finds evidence without text or elements where a condition holds. */
    public static <S> Test<S> when(Predicate<S> condition) {
        return subject -> Evidence.when(condition.test(subject));
    }
}

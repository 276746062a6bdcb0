package browsy.layout.context;

import org.jspecify.annotations.Nullable;

/**
 * The available space along one axis: a definite number of CSS px, or a sizing constraint.
 * Constraints are enum constants and never encoded as special numbers.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#available">css-sizing-3</a>
 */
public sealed interface AvailableSize {
    /** A definite size in CSS px; never negative. */
    record Definite(double px) implements AvailableSize {
        @Override
        public boolean isDefinite() {
            return true;
        }

        @Override
        public double orElse(double otherwise) {
            return px;
        }

        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Definite that && Double.compare(px, that.px) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(px);
        }
    }

    /** An available size that is not a number of px. */
    enum Constraint implements AvailableSize {
        /** Unknown until the content is laid out. */
        INDEFINITE,

        /** The min-content constraint: the content breaks at every soft wrap opportunity. */
        MIN_CONTENT,

        /** The max-content constraint: the content breaks at forced breaks only. */
        MAX_CONTENT;

        @Override
        public boolean isDefinite() {
            return false;
        }

        @Override
        public double orElse(double otherwise) {
            return otherwise;
        }
    }

    // Without default methods: with them, initializing Constraint would initialize this interface,
    // which initializes Constraint, and two threads could wait for each other.

    AvailableSize INDEFINITE = Constraint.INDEFINITE;
    AvailableSize MIN_CONTENT = Constraint.MIN_CONTENT;
    AvailableSize MAX_CONTENT = Constraint.MAX_CONTENT;

    static AvailableSize definite(double px) {
        return new Definite(Math.max(0, px));
    }

    boolean isDefinite();

    /** Returns the px of a definite size, and {@code otherwise} for a constraint. */
    double orElse(double otherwise);
}

package browsy.layout.context;

import org.jspecify.annotations.Nullable;

/**
 * The space an axis offers. A constraint is never a magic number.
 *
 * @see <a href="https://drafts.csswg.org/css-sizing-3/#available">css-sizing-3</a>
 */
public sealed interface AvailableSize {
    /** This many CSS px; never negative. */
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

    /** A size that no number gives. */
    enum Constraint implements AvailableSize {
        /** Not known before the content is laid out. */
        INDEFINITE,

        /** As narrow as the content can be. */
        MIN_CONTENT,

        /** As wide as the content would like to be. */
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

    /** The px of a definite size, else {@code otherwise}. */
    double orElse(double otherwise);
}

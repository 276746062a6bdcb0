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
        public boolean equals(@Nullable Object o) {
            return o instanceof Definite that && Double.compare(px, that.px) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(px);
        }
    }

    /** Not known before the content is laid out. */
    enum Indefinite implements AvailableSize {
        INDEFINITE
    }

    /** As narrow as the content can be. */
    enum MinContent implements AvailableSize {
        MIN_CONTENT
    }

    /** As wide as the content would like to be. */
    enum MaxContent implements AvailableSize {
        MAX_CONTENT
    }

    AvailableSize INDEFINITE = Indefinite.INDEFINITE;
    AvailableSize MIN_CONTENT = MinContent.MIN_CONTENT;
    AvailableSize MAX_CONTENT = MaxContent.MAX_CONTENT;

    static AvailableSize definite(double px) {
        return new Definite(Math.max(0, px));
    }

    default boolean isDefinite() {
        return this instanceof Definite;
    }

    /** The px of a definite size, else {@code otherwise}. */
    default double orElse(double otherwise) {
        return this instanceof Definite definite ? definite.px() : otherwise;
    }
}

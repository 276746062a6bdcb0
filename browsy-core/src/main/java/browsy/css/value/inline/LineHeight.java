package browsy.css.value.inline;

import org.jspecify.annotations.Nullable;

/** A computed {@code line-height}. */
public sealed interface LineHeight {
    /** {@code normal}: the line height of the font. */
    enum Normal implements LineHeight {
        NORMAL
    }

    /** A multiple of the font size. The factor is inherited, not the length. */
    record Multiple(double factor) implements LineHeight {}

    /** A length in CSS px. */
    record Absolute(double px) implements LineHeight {

        // Hand-written: the first call of a generated equals is slow and delays the first page.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Absolute that && Double.compare(px, that.px) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(px);
        }
    }
}

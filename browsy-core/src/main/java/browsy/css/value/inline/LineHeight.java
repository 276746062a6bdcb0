package browsy.css.value.inline;

/** A computed {@code line-height}. */
public sealed interface LineHeight {
    /** {@code normal}: the line height of the font. */
    enum Normal implements LineHeight {
        NORMAL
    }

    /** A multiple of the font size. The factor is inherited, not the length. */
    record Multiple(double factor) implements LineHeight {}

    /** A length in CSS px. */
    record Absolute(double px) implements LineHeight {}
}

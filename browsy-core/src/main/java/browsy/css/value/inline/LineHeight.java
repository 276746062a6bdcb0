package browsy.css.value.inline;

/** A computed {@code line-height}. */
public sealed interface LineHeight {
    /** {@code normal}: what the font says. */
    enum Normal implements LineHeight {
        NORMAL
    }

    /** A multiple of the element's own font size; inherited as such. */
    record Multiple(double factor) implements LineHeight {}

    /** A length in CSS px. */
    record Absolute(double px) implements LineHeight {}
}
